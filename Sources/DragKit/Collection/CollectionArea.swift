public import DragGeometry
public import DragModel

/// A part of the window in which a collection view is seen.
public struct CollectionArea: Hashable, Sendable {
  /// The item that stands for the view itself, where none of its rows is.
  public var view: ItemID
  /// Where it is in the window; what is beyond is not seen.
  public var bounds: Rect
  /// How its items are laid out.
  public var layout: any CollectionLayout {
    get { anyLayout.base }
    set { anyLayout = AnyCollectionLayout(base: newValue) }
  }
  private var anyLayout: AnyCollectionLayout
  /// What stands in it.
  public var sections: [CollectionSection]
  /// Whether lines, and horizontal views, begin at the right edge.
  public var isRightToLeft: Bool
  /// Whether its rows show the accessories that are for editing (E10).
  public var isEditing: Bool
  /// The sizes of the items that have sizes of their own; a layout need not heed them.
  public var itemSizes: ItemSizes?
  /// How soon it makes room again after it has made room.
  public var reorderingCadence = ReorderingCadence.immediate

  /// Creates an area.
  public init(
    view: ItemID, bounds: Rect, layout: some CollectionLayout, sections: [CollectionSection],
    isRightToLeft: Bool = false, isEditing: Bool = false, itemSizes: ItemSizes? = nil
  ) {
    self.view = view
    self.bounds = bounds
    anyLayout = AnyCollectionLayout(base: layout)
    self.sections = sections
    self.isRightToLeft = isRightToLeft
    self.isEditing = isEditing
    self.itemSizes = itemSizes
  }

  /// `true` where items of a container stand in it.
  func shows(_ container: ContainerID) -> Bool {
    sections.contains { $0.runs.contains { $0.container == container } }
  }

  /// `true` where a drop at a point is meant for the view: one with nothing in it is hit a little
  /// beside it, too (R25).
  package func catches(_ point: Point, isEmpty: Bool, _ tuning: Tuning) -> Bool {
    (isEmpty ? bounds.insetBy(-tuning.emptyViewMargin) : bounds).contains(point)
  }

  /// The containers of which something stands in it, each once.
  var containers: [ContainerID] {
    sections.flatMap(\.runs).reduce(into: []) { containers, run in
      if !containers.contains(run.container) { containers.append(run.container) }
    }
  }

  /// Returns the size of an item, or of the gap for it: as large as the item would be here, wherever it comes from.
  func size(of item: ItemID) -> Size {
    turned(layout.itemSize(itemSizes?[item].map(turned), inWidth: width))
  }

  /// The size of items that have none of their own, in the coordinates of the layout.
  var usualSize: Size { layout.itemSize(nil, inWidth: width) }

  /// The extent across the axis along which it scrolls.
  var width: Length { bounds.size[layout.axis.across] }

  /// Returns a size in the coordinates of the layout, and back.
  func turned(_ size: Size) -> Size {
    layout.axis == .vertical ? size : Size(width: size.height, height: size.width)
  }
}

/// What a drag changes in a collection view as long as it lasts.
struct CollectionArrangement: Hashable, Sendable {
  /// The position of what is lifted.
  var hidden: Position?
  /// The gap that is open.
  var gap: CollectionGap?
}
