internal import Algorithms
public import DragGeometry
public import DragModel

/// A collection view: scrollable rows or tiles in an area of the window.
public struct CollectionArea: Hashable, Sendable {
  package let view: ItemID
  package let bounds: Rect
  private let anyLayout: AnyCollectionLayout
  package let sections: [CollectionSection]
  package let isRightToLeft: Bool
  package let isEditing: Bool
  package let itemSizes: ItemSizes?
  package var reorderingCadence: ReorderingCadence

  /// Creates a collection view.
  ///
  /// - Parameters:
  ///   - view: The item that represents the view itself, beside its rows.
  ///   - bounds: The area, in window coordinates; content outside of it is clipped.
  ///   - layout: The layout of the items.
  ///   - sections: The sections, in order.
  ///   - isRightToLeft: Whether lines, and horizontal views, begin at the right edge.
  ///   - isEditing: Whether the rows show their accessories for editing (E10).
  ///   - itemSizes: The sizes of the items that have sizes of their own; not every layout uses them.
  ///   - reorderingCadence: The speed at which the gap follows a drag.
  public init(
    view: ItemID, bounds: Rect, layout: some CollectionLayout, sections: [CollectionSection],
    isRightToLeft: Bool = false, isEditing: Bool = false, itemSizes: ItemSizes? = nil,
    reorderingCadence: ReorderingCadence = .immediate
  ) {
    self.view = view
    self.bounds = bounds
    anyLayout = AnyCollectionLayout(layout)
    self.sections = sections
    self.isRightToLeft = isRightToLeft
    self.isEditing = isEditing
    self.itemSizes = itemSizes
    self.reorderingCadence = reorderingCadence
  }

  package var layout: any CollectionLayout { anyLayout.base }

  /// Returns whether the view accepts a drop at a point; an empty view also does so slightly outside of it (R25).
  package func catches(_ point: Point, isEmpty: Bool, _ tuning: Tuning) -> Bool {
    (isEmpty ? bounds.insetBy(-tuning.emptyViewMargin) : bounds).contains(point)
  }

  func shows(_ container: ContainerID) -> Bool {
    sections.contains { $0.runs.contains { $0.container == container } }
  }

  var containers: [ContainerID] { Array(sections.flatMap(\.runs).map(\.container).uniqued()) }

  /// Returns the size of an item, or of the gap for it, in this view.
  func size(of item: ItemID) -> Size {
    turned(layout.itemSize(itemSizes?[item].map(turned), inWidth: width))
  }

  /// The default size of items, in the coordinates of the layout.
  var usualSize: Size { layout.itemSize(nil, inWidth: width) }

  /// The extent across the axis along which the view scrolls.
  var width: Length { bounds.size[layout.axis.across] }

  /// Converts a size from or to the coordinates of the layout.
  func turned(_ size: Size) -> Size {
    layout.axis == .vertical ? size : Size(width: size.height, height: size.width)
  }
}

/// The changes of a collection view during a drag.
struct CollectionArrangement: Hashable, Sendable {
  /// The position of the lifted item.
  var hidden: Position?
  var gap: CollectionGap?
}

/// The speed at which a gap follows a drag, like `UICollectionView.ReorderingCadence` (R4).
public enum ReorderingCadence: String, Hashable, Sendable, CaseIterable {
  /// The gap follows at once.
  case immediate
  /// The gap follows after a moment, so that a passing drag does not move everything.
  case fast
  /// The gap follows only when the drag pauses.
  case slow

  func interval(_ tuning: Tuning) -> Microseconds {
    switch self {
    case .immediate: .zero
    case .fast: tuning.fastCadence
    case .slow: tuning.slowCadence
    }
  }
}
