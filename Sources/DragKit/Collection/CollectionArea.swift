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
  ///   - view: The item that represents the view itself, as a drop target and in traces.
  ///   - bounds: The viewport, in window coordinates. Pointers cannot press rows outside of the
  ///     viewport.
  ///   - layout: The layout of the items.
  ///   - sections: The sections, in order.
  ///   - isRightToLeft: Whether the view reads from right to left, and not from left to right.
  ///   - isEditing: Whether the view is in edit mode, which shows and hides accessories (E10).
  ///   - itemSizes: The items' own sizes; `nil` if no item has one. A grid ignores them.
  ///   - reorderingCadence: The least time between two moves of the gap by a pointer.
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

  package func contains(_ point: Point, isEmpty: Bool, _ tuning: Tuning) -> Bool {
    (isEmpty ? bounds.insetBy(-tuning.emptyViewMargin) : bounds).contains(point)
  }

  func shows(_ container: ContainerID) -> Bool {
    sections.contains { $0.runs.contains { $0.container == container } }
  }

  var containers: [ContainerID] { Array(sections.flatMap(\.runs).map(\.container).uniqued()) }

  /// Returns the size of an item in the window, which is also the size of the gap for the item.
  func size(of item: ItemID) -> Size {
    turned(layout.itemSize(itemSizes?[item].map(turned), inWidth: width))
  }

  /// The size of an item without a size of its own, in the coordinates of the layout.
  var usualSize: Size { layout.itemSize(nil, inWidth: width) }

  /// The extent of ``bounds`` perpendicular to the axis of the layout.
  var width: Length { bounds.size[layout.axis.across] }

  func turned(_ size: Size) -> Size {
    layout.axis == .vertical ? size : Size(width: size.height, height: size.width)
  }
}

struct CollectionArrangement: Hashable, Sendable {
  var hidden: Position?
  var gap: CollectionGap?
}

/// The least time between two moves of a gap by a pointer, like `UICollectionView.ReorderingCadence` (R4).
public enum ReorderingCadence: String, Hashable, Sendable, CaseIterable {
  /// The gap follows the dragged items at once.
  case immediate
  /// A pointer cannot move the gap again until ``Tuning/fastCadence`` has passed.
  case fast
  /// A pointer cannot move the gap again until ``Tuning/slowCadence`` has passed.
  case slow

  func interval(_ tuning: Tuning) -> Microseconds {
    switch self {
    case .immediate: .zero
    case .fast: tuning.fastCadence
    case .slow: tuning.slowCadence
    }
  }
}
