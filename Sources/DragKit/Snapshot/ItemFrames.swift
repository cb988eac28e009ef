internal import Algorithms

/// The frames of all items of a layout, and the containers of their areas.
///
/// It is a sorted array: scrolling often creates it, and a dictionary would take much longer.
struct ItemFrames: Equatable, Sendable {
  private var containers: [ContainerID] = []
  private var entries: [Entry] = []

  private struct Entry: Equatable, Sendable {
    let item: ItemID
    let area: Int
    var frame: Rect
    var isHeld = false
    /// Whether the entry is that of the area's collection view itself.
    var isView = false
  }

  init() {}

  init(of areas: [LayoutSnapshot.Area], held: [PlacedItem]) {
    containers.reserveCapacity(areas.count)
    entries.reserveCapacity(areas.indices.reduce(0) { $0 + areas[$1].items.count + 1 })
    for index in areas.indices {
      containers.append(areas[index].container)
      if let collection = areas[index].collection {
        entries.append(
          Entry(
            item: collection.view, area: index, frame: collection.bounds, isView: true))
      }
      for placed in areas[index].items {
        entries.append(Entry(item: placed.item, area: index, frame: placed.frame))
      }
    }
    entries.sort { $0.item < $1.item }
    // If an item is in several areas, the front one counts: the last, because the sort is stable.
    for index in entries.indices.dropFirst().reversed()
    where entries[index - 1].item == entries[index].item { entries.remove(at: index - 1) }
    for held in held {
      guard let index = index(of: held.item) else { continue }
      entries[index].frame = held.frame
      entries[index].isHeld = true
    }
  }

  /// Moves the frames of an area's items, except those that are held.
  mutating func move(inArea area: Int, by translation: Vector) {
    for index in entries.indices
    where entries[index].area == area && !entries[index].isView && !entries[index].isHeld {
      entries[index].frame = entries[index].frame.moved(by: translation)
    }
  }

  subscript(item: ItemID) -> LayoutSnapshot.ItemFrame? { index(of: item).map(frame) }

  private func frame(at index: Int) -> LayoutSnapshot.ItemFrame {
    LayoutSnapshot.ItemFrame(
      frame: entries[index].frame, container: containers[entries[index].area],
      isHeld: entries[index].isHeld)
  }

  private func index(of item: ItemID) -> Int? {
    let index = entries.partitioningIndex { $0.item >= item }
    return index < entries.count && entries[index].item == item ? index : nil
  }

  /// The items that differ between two layouts, in ascending order.
  struct Difference {
    /// The items that have a frame only in the older layout.
    fileprivate(set) var gone: [ItemID] = []
    /// The items that have a frame only in the newer layout.
    fileprivate(set) var new: [ItemID] = []
    /// The items whose frames differ, and all held items; collection views are left out.
    fileprivate(set) var moved: [Moved] = []

    typealias Moved = (item: ItemID, old: LayoutSnapshot.ItemFrame, new: LayoutSnapshot.ItemFrame)
  }

  /// Compares the frames with those of an older layout, in time linear in their number.
  func difference(from old: ItemFrames) -> Difference {
    var difference = Difference()
    var next = 0
    for index in entries.indices {
      let entry = entries[index]
      while next < old.entries.count, old.entries[next].item < entry.item {
        difference.gone.append(old.entries[next].item)
        next += 1
      }
      guard next < old.entries.count, old.entries[next].item == entry.item else {
        difference.new.append(entry.item)
        continue
      }
      if !entry.isView, entry.isHeld || entry.frame != old.entries[next].frame {
        difference.moved.append((entry.item, old.frame(at: next), frame(at: index)))
      }
      next += 1
    }
    difference.gone += old.entries[next...].map(\.item)
    return difference
  }
}
