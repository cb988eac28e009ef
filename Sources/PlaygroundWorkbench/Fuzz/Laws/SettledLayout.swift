internal import DragKit

/// Where things are at rest, worked out from the stage alone: what hit tests are held against.
enum SettledLayout {
  /// The items of an area with their places.
  static func items(in area: Stage.Area, of model: Model) -> [PlacedItem] {
    switch area.layout {
    case .placed(let items): return items
    case .column(let column):
      let items = model[area.container]?.items ?? []
      return items.indices.map { offset in
        PlacedItem(items[offset], column.frame(at: offset, of: items.count))
      }
    }
  }

  /// The frontmost item at a point.
  static func item(at point: Point, on stage: Stage, of model: Model) -> ItemID? {
    for area in stage.areas.reversed() {
      let hits = items(in: area, of: model).filter { $0.frame.contains(point) }
      if let hit = hits.last { return hit.item }
    }
    return nil
  }
}

extension SettledLayout {
  /// The item of an area that a drop at a point could be meant for.
  static func dropCandidate(at point: Point, in area: Stage.Area, of model: Model) -> ItemID? {
    switch area.layout {
    case .placed(let items): return items.last { $0.frame.contains(point) }?.item
    case .column(let column):
      let items = model[area.container]?.items ?? []
      return column.nearestOffset(to: point, of: items.count).map { items[$0] }
    }
  }
}
