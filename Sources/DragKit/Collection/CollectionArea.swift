public import DragGeometry
public import DragModel

/// A part of the window in which a collection view is seen.
public struct CollectionArea: Hashable, Sendable {
  /// The item that stands for the view itself, where none of its rows is.
  public var view: ItemID
  /// Where it is in the window; what is beyond is not seen.
  public var bounds: Rect
  /// How its items are laid out.
  public var layout: CollectionLayout
  /// What stands in it.
  public var sections: [CollectionSection]
  /// Whether the first item of a line is the rightmost.
  public var isRightToLeft: Bool

  /// Creates an area.
  public init(
    view: ItemID, bounds: Rect, layout: CollectionLayout, sections: [CollectionSection],
    isRightToLeft: Bool = false
  ) {
    self.view = view
    self.bounds = bounds
    self.layout = layout
    self.sections = sections
    self.isRightToLeft = isRightToLeft
  }

  /// `true` where items of a container stand in it.
  func shows(_ container: ContainerID) -> Bool {
    sections.contains { $0.runs.contains { $0.container == container } }
  }

  /// `true` where a drop at a point is meant for the view: one with nothing in it is hit a little
  /// beside it, too (R25; SortableJS's `emptyInsertThreshold`: 5 px).
  package func catches(_ point: Point, isEmpty: Bool) -> Bool {
    (isEmpty ? bounds.insetBy(-5) : bounds).contains(point)
  }

  /// How large a gap is for something of a size.
  func gapSize(for size: Size) -> Size {
    switch layout {
    case .list(let list): Size(width: size.width, height: list.rowHeight)
    case .grid(let grid): grid.itemSize
    case .flow: size
    }
  }
}

/// What a drag changes in a collection view as long as it lasts.
struct CollectionArrangement: Hashable, Sendable {
  /// The position of what is lifted.
  var hidden: Position?
  /// The gap that is open.
  var gap: CollectionGap?
}
