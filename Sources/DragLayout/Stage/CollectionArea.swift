internal import Algorithms
public import DragCoding
public import DragGeometry
public import DragModel

/// A collection view: scrollable rows or tiles in an area of the window.
public struct CollectionArea: Hashable, Sendable {
  // In a box, so that copying a stage does not copy the layout.
  @Box private var values: Values

  private struct Values: Hashable, Sendable {
    let view: ItemID
    let bounds: Rect
    let layout: AnyCollectionLayout
    let sections: [CollectionSection]
    let isRightToLeft: Bool
    let isEditing: Bool
    let itemSizes: ItemSizes?
    let reorderingCadence: ReorderingCadence
    // Copied from the layout: every motion reads them, and a read would copy the layout.
    let axis: Axis
    let isSingleColumn: Bool
    let indentation: Length?
    let usualSize: Size
  }

  /// Creates a collection view from its properties.
  ///
  /// `isEditing` is whether the view is in edit mode, which shows and hides accessories (E10).
  public init(
    view: ItemID, bounds: Rect, layout: some CollectionLayout, sections: [CollectionSection],
    isRightToLeft: Bool = false, isEditing: Bool = false, itemSizes: ItemSizes? = nil,
    reorderingCadence: ReorderingCadence = .immediate
  ) {
    let width = bounds.size[layout.axis.across]
    values = Values(
      view: view, bounds: bounds, layout: AnyCollectionLayout(layout), sections: sections,
      isRightToLeft: isRightToLeft, isEditing: isEditing, itemSizes: itemSizes,
      reorderingCadence: reorderingCadence, axis: layout.axis,
      isSingleColumn: layout.isSingleColumn, indentation: layout.indentation,
      usualSize: layout.itemSize(nil, inWidth: width))
  }

  /// The item that represents the view itself, as a drop target and in traces.
  public var view: ItemID { values.view }
  /// The viewport, in window coordinates; pointers cannot press rows outside it.
  public var bounds: Rect { values.bounds }
  package var layout: any CollectionLayout { values.layout.base }
  /// The kind and the parameters of the layout; `nil` for a layout that the app defines.
  public var parameters: LayoutParameters? { LayoutParameters(of: layout) }
  /// The sections, in order.
  public var sections: [CollectionSection] { values.sections }
  /// Whether the view reads from right to left.
  public var isRightToLeft: Bool { values.isRightToLeft }
  package var isEditing: Bool { values.isEditing }
  /// The items' own sizes, which a grid ignores; `nil` if no item has one.
  public var itemSizes: ItemSizes? { values.itemSizes }
  package var reorderingCadence: ReorderingCadence { values.reorderingCadence }
  package var axis: Axis { values.axis }
  package var isSingleColumn: Bool { values.isSingleColumn }
  package var indentation: Length? { values.indentation }
  /// The size of an item without a size of its own, in the coordinates of the layout.
  package var usualSize: Size { values.usualSize }

  package func shows(_ container: ContainerID) -> Bool {
    sections.contains { $0.runs.contains { $0.container == container } }
  }

  package var containers: [ContainerID] {
    Array(sections.flatMap(\.runs).map(\.container).uniqued())
  }

  /// Returns the size of an item in the window, which is also the size of the gap for the item.
  ///
  /// An `item` of `nil` stands for one from another program, which has the usual size.
  package func size(of item: ItemID?) -> Size {
    guard let own = item.flatMap({ itemSizes?[$0] }) else { return transposed(usualSize) }
    return transposed(layout.itemSize(transposed(own), inWidth: width))
  }

  /// The extent of ``bounds`` perpendicular to the axis of the layout.
  package var width: Length { bounds.size[axis.across] }

  package func transposed(_ size: Size) -> Size { size.transposed(for: axis) }
}

/// The least time between two moves of a gap by a pointer, as in UIKit (R4).
public enum ReorderingCadence: String, Hashable, Sendable, CaseIterable {
  /// The gap follows the dragged items at once.
  case immediate
  /// A pointer cannot move the gap again until `Tuning.fastCadence` has passed.
  case fast
  /// A pointer cannot move the gap again until `Tuning.slowCadence` has passed.
  case slow
}

/// An item, and the frame in which it is shown.
public struct PlacedItem: Hashable, Sendable {
  /// The identity of the item.
  public var item: ItemID
  /// The frame, in window coordinates.
  public var frame: Rect

  /// Creates an item with a frame.
  public init(_ item: ItemID, _ frame: Rect) {
    self.item = item
    self.frame = frame
  }
}

extension PlacedItem: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(item, frame) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(try reader.read(), try reader.read())
  }
}
