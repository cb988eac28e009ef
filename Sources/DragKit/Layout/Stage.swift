public import DragGeometry
public import DragModel

/// Where everything is at rest: the areas of the window, the rearmost first.
///
/// Hit tests, targets and motion are worked out from it. Items in flight do not matter here.
public struct Stage: Hashable, Sendable {
  /// The areas, the rearmost first.
  public var areas: [Area]

  /// Creates a stage.
  public init(areas: [Area] = []) {
    self.areas = areas
  }

  /// A part of the window that shows a container.
  public struct Area: Hashable, Sendable {
    /// The container.
    public var container: ContainerID
    /// How its items are laid out.
    public var layout: Layout

    /// Creates an area.
    public init(_ container: ContainerID, _ layout: Layout) {
      self.container = container
      self.layout = layout
    }
  }

  /// How the items of an area are laid out.
  public enum Layout: Hashable, Sendable {
    /// The items of the model's container, below each other.
    case column(ColumnLayout)
    /// Items at places of their own; they need not stand in a model.
    case placed([PlacedItem])
  }
}

/// An item with its place at rest.
public struct PlacedItem: Hashable, Sendable {
  /// The item.
  public var item: ItemID
  /// Where it is in the window.
  public var frame: Rect

  /// Creates a placed item.
  public init(_ item: ItemID, _ frame: Rect) {
    self.item = item
    self.frame = frame
  }
}

extension Stage {
  /// The items of an area with their places.
  func placedItems(in area: Area, of model: Model) -> [PlacedItem] {
    switch area.layout {
    case .placed(let items): return items
    case .column(let column):
      let items = model[area.container]?.items ?? []
      return items.enumerated().map { offset, item in
        PlacedItem(item, column.frame(at: offset, of: items.count))
      }
    }
  }

  /// The frontmost item at `point`.
  func item(at point: Point, in model: Model) -> ItemID? {
    for area in areas.reversed() {
      let items = placedItems(in: area, of: model)
      if let hit = items.last(where: { $0.frame.contains(point) }) { return hit.item }
    }
    return nil
  }

  /// The items that a drop at `point` could be meant for, the frontmost first.
  func dropCandidates(at point: Point, in model: Model) -> [DropCandidate] {
    areas.reversed().compactMap { area in
      let items = placedItems(in: area, of: model)
      let hit: PlacedItem? =
        switch area.layout {
        case .placed: items.last { $0.frame.contains(point) }
        case .column(let column):
          column.nearestOffset(to: point, of: items.count).map { items[$0] }
        }
      return hit.map { DropCandidate(container: area.container, item: $0.item) }
    }
  }
}

/// An item that a drop could be meant for.
struct DropCandidate: Hashable, Sendable {
  let container: ContainerID
  let item: ItemID
}
