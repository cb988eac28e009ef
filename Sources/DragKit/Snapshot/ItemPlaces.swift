internal import Algorithms
internal import DragGeometry
internal import DragModel

/// The frames of all items of a layout, and the containers of their areas.
///
/// It is an array sorted by item: every step of scrolling makes it again, which would take a
/// dictionary several times as long.
struct ItemPlaces: Sendable {
  private var containers: [ContainerID] = []
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    let item: ItemID
    let area: Int
    var frame: Rect
    var isHeld = false
  }

  init() {}

  init(of areas: [LayoutSnapshot.Area], held: [PlacedItem]) {
    containers.reserveCapacity(areas.count)
    entries.reserveCapacity(areas.indices.reduce(0) { $0 + areas[$1].items.count + 1 })
    for index in areas.indices {
      containers.append(areas[index].container)
      if let collection = areas[index].collection {
        entries.append(
          Entry(item: collection.area.view, area: index, frame: collection.area.bounds))
      }
      for placed in areas[index].items {
        entries.append(Entry(item: placed.item, area: index, frame: placed.frame))
      }
    }
    entries.sort { $0.item < $1.item }
    for held in held {
      guard let index = index(of: held.item) else { continue }
      entries[index].frame = held.frame
      entries[index].isHeld = true
    }
  }

  /// Moves the items of an area, except one and those that are held.
  mutating func move(inArea area: Int, by translation: Vector, except view: ItemID) {
    for index in entries.indices
    where entries[index].area == area && entries[index].item != view && !entries[index].isHeld {
      entries[index].frame = entries[index].frame.moved(by: translation)
    }
  }

  /// The items with a place, in ascending order.
  var items: [ItemID] {
    entries.indices.compactMap { index in
      let item = entries[index].item
      return index > 0 && entries[index - 1].item == item ? nil : item
    }
  }

  subscript(item: ItemID) -> LayoutSnapshot.ItemPlace? {
    index(of: item).map { index in
      LayoutSnapshot.ItemPlace(
        frame: entries[index].frame, container: containers[entries[index].area],
        isHeld: entries[index].isHeld)
    }
  }

  func frame(of item: ItemID) -> Rect? { index(of: item).map { entries[$0].frame } }

  func isHeld(_ item: ItemID) -> Bool { index(of: item).map { entries[$0].isHeld } ?? false }

  func container(of item: ItemID) -> ContainerID? {
    index(of: item).map { containers[entries[$0].area] }
  }

  /// The last entry of an item that is in several areas, since the sort is stable.
  private func index(of item: ItemID) -> Int? {
    let index = entries.partitioningIndex { $0.item > item } - 1
    return index >= 0 && entries[index].item == item ? index : nil
  }
}
