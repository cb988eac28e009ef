internal import DragDrawing
internal import DragKit

extension PicturesScene {
  mutating func sort(by order: SortOrder) {
    guard canChange else { return }
    let keys = tiles.indices.map { sortKey(of: ItemID(rawValue: $0), by: order) }
    model.begin()
    for container in model.containers.map(\.id) {
      let items = model[container].map { Array($0.items) } ?? []
      let sorted = items.sorted { (keys[$0.rawValue], $0) < (keys[$1.rawValue], $1) }
      if sorted != items { model.move(sorted, to: InsertionPlace(container, .start)) }
    }
    model.commit()
  }

  enum SortOrder: Sendable {
    case name, date, size
  }

  private func sortKey(of item: ItemID, by order: SortOrder) -> SortKey {
    let details = picture(of: item)?.details
    let title = title(of: item, .english) ?? ""
    return switch order {
    case .name: SortKey(number: 0, title: title)
    // The newest and the largest first.
    case .date: SortKey(number: -(details?.modified ?? 0), title: title)
    case .size: SortKey(number: -(details?.bytes ?? 0), title: title)
    }
  }
}

/// The key by which tiles are sorted: a number, then a title.
private struct SortKey: Comparable {
  let number: Int
  let title: String

  static func < (left: SortKey, right: SortKey) -> Bool {
    left.number != right.number
      ? left.number < right.number : left.title.precedesNaturally(right.title)
  }
}
