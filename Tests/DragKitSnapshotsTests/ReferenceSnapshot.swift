import DragKitSnapshots
@testable import DragModel
import Support

/// A snapshot the slow, obvious way: a list of lists.
struct ReferenceSnapshot: Equatable {
  struct Row: Equatable {
    let section: Int
    var items: [Int]
  }

  var rows: [Row] = []

  var sections: [Int] { rows.map(\.section) }
  var items: [Int] { rows.flatMap(\.items) }

  func index(_ section: Int) -> Int? { rows.firstIndex { $0.section == section } }

  func place(_ item: Int) -> (row: Int, offset: Int)? {
    for (row, offset) in rows.enumerated().map({ ($0, $1.items.firstIndex(of: item)) }) {
      if let offset { return (row, offset) }
    }
    return nil
  }

  init() {}

  init(_ snapshot: Snapshot<Int, Int>) {
    rows = snapshot.sectionIdentifiers.map {
      Row(section: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
  }
}

extension ReferenceSnapshot {
  /// Makes some of ten sections and of `items` items, in a random order.
  static func random(items: Int, _ generator: inout SeededGenerator) -> Snapshot<Int, Int> {
    let sections = (0..<10).shuffled(using: &generator).prefix(
      .random(in: 1...6, using: &generator))
    var rows = sections.map { Row(section: $0, items: []) }
    for item in (0..<items).shuffled(using: &generator) where Bool.random(using: &generator) {
      rows[.random(in: 0..<rows.count, using: &generator)].items.append(item)
    }
    return snapshot(rows)
  }

  /// Makes a snapshot that differs from another in a few places.
  static func variation(
    of original: Snapshot<Int, Int>, _ generator: inout SeededGenerator
  ) -> Snapshot<Int, Int> {
    var rows = ReferenceSnapshot(original).rows
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let (from, to) = (
        Int.random(in: 0..<rows.count, using: &generator),
        Int.random(in: 0..<rows.count, using: &generator)
      )
      guard let item = rows[from].items.randomElement(using: &generator) else { continue }
      rows[from].items.removeAll { $0 == item }
      rows[to].items.insert(item, at: .random(in: 0...rows[to].items.count, using: &generator))
    }
    if Bool.random(using: &generator) { rows.swapAt(0, rows.count - 1) }
    return snapshot(rows)
  }

  static func snapshot(_ rows: [Row]) -> Snapshot<Int, Int> {
    var snapshot = Snapshot<Int, Int>()
    for row in rows {
      try? snapshot.appendSections([row.section])
      try? snapshot.appendItems(row.items)
    }
    return snapshot
  }
}
