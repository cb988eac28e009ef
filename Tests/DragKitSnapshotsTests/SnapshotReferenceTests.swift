import DragCoding
import DragKitSnapshots
@testable import DragModel
import Support
import Testing

struct SnapshotReferenceTests {
  @Test("Generated operations agree with the reference", arguments: [1, 2, 3, 4] as [UInt64])
  func agrees(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var snapshot = Snapshot<Int, Int>()
    var reference = ReferenceSnapshot()
    var (taken, refused) = (0, 0)
    for round in 0..<600 {
      let operation = SnapshotOperation.random(on: reference.items, &generator)
      let expected = operation.applied(to: reference)
      do {
        try operation.apply(to: &snapshot)
        #expect(expected != nil, "seed \(seed), round \(round): \(operation) was not refused")
        taken += 1
      } catch {
        #expect(expected == nil, "seed \(seed), round \(round): \(operation), \(error)")
        refused += 1
      }
      reference = expected ?? reference
      guard ReferenceSnapshot(snapshot) == reference else {
        Issue.record("seed \(seed), round \(round): \(operation)")
        return
      }
      if round % 20 == 0 { Self.checkLookups(snapshot, reference, "seed \(seed), round \(round)") }
    }
    #expect(taken > 200 && refused > 50, "seed \(seed): \(taken) taken, \(refused) refused")
  }

  static func checkLookups(
    _ snapshot: Snapshot<Int, Int>, _ reference: ReferenceSnapshot, _ comment: String
  ) {
    let items = reference.items
    let sections = reference.rows.flatMap { row in row.items.map { _ in row.section } }
    #expect(snapshot.itemIdentifiers == items, "\(comment)")
    #expect(snapshot.numberOfItems == items.count, "\(comment)")
    #expect(snapshot.sectionIdentifiers == reference.sections, "\(comment)")
    #expect(items.map(snapshot.indexOfItem) == Array(items.indices), "\(comment)")
    #expect(items.map(snapshot.sectionIdentifier(containingItem:)) == sections, "\(comment)")
  }

  @Test("Snapshots with the same sections and items are equal, whatever edits made them")
  func equality() {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<100 {
      var snapshot = Snapshot<Int, Int>()
      for _ in 0..<40 {
        let items = snapshot.itemIdentifiers
        try? SnapshotOperation.random(on: items, &generator).apply(to: &snapshot)
      }
      let same = ReferenceSnapshot.snapshot(ReferenceSnapshot(snapshot).rows)
      #expect(snapshot == same, "round \(round) of seed 11")
      #expect(Set([snapshot, same]).count == 1, "round \(round) of seed 11")
    }
  }
}

struct SnapshotCodingTests {
  @Test("A decoded snapshot equals the encoded one, and a small one has these bytes")
  func codes() throws {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<50 {
      let snapshot = ReferenceSnapshot.random(items: 60, &generator)
      let read = try Snapshot<Int, Int>(canonicalBytes: snapshot.canonicalBytes)
      #expect(read == snapshot, "round \(round) of seed 3")
    }
    let snapshot = ReferenceSnapshot.snapshot([.init(section: 1, items: [2, 3])])
    #expect(snapshot.canonicalBytes == [1, 2, 2, 4, 6])
  }

  @Test("Damaged bytes are refused or those of another snapshot")
  func damaged() throws {
    let snapshot = ReferenceSnapshot.snapshot([
      .init(section: 1, items: [2, 3, 4]), .init(section: 5, items: [6]),
    ])
    let bytes = snapshot.canonicalBytes
    var read = 0
    let all = Damage.ofEachBit(in: bytes)
    for damaged in all {
      guard let other = try? Snapshot<Int, Int>(canonicalBytes: damaged) else { continue }
      read += 1
      #expect(other.canonicalBytes == damaged && other != snapshot)
    }
    #expect(read > 0 && read < all.count)
  }

  @Test(
    "Repeated identifiers are refused",
    arguments: [
      [2, 2, 2, 0, 0],  // The same section twice.
      [1, 2, 2, 4, 4],  // The same item twice.
    ] as [[UInt8]])
  func refused(bytes: [UInt8]) {
    #expect(throws: CanonicalError.self) { try Snapshot<Int, Int>(canonicalBytes: bytes) }
  }
}

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

/// One change of a snapshot, which may be refused.
enum SnapshotOperation {
  case appendSections([Int])
  case insertSections([Int], Int, behind: Bool)
  case deleteSections([Int])
  case moveSection(Int, Int, behind: Bool)
  case appendItems([Int], Int?)
  case insertItems([Int], Int, behind: Bool)
  case deleteItems([Int])
  case moveItem(Int, Int, behind: Bool)

  /// Makes a change up, mostly of the items that are there.
  static func random(on items: [Int], _ generator: inout SeededGenerator) -> SnapshotOperation {
    let behind = Bool.random(using: &generator)
    let (section, other) = (
      Int.random(in: 0..<8, using: &generator), Int.random(in: 0..<8, using: &generator)
    )
    let isKnown = Int.random(in: 0..<8, using: &generator) > 0
    let new = Int.random(in: 0..<900, using: &generator)
    let item = isKnown ? items.randomElement(using: &generator) ?? new : new
    let anchor = items.randomElement(using: &generator) ?? new
    let length = [1, 3, 20, 60][Int.random(in: 0..<4, using: &generator)]
    let run = Array(new..<new + length)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return .appendSections([section])
    case 1: return .insertSections([section], other, behind: behind)
    case 2 where items.count > 300: return .deleteSections([section])
    case 3...5: return .moveSection(section, other, behind: behind)
    case 6...8: return .appendItems(run, behind ? section : nil)
    case 9...11: return .insertItems(run, anchor, behind: behind)
    case 12: return .deleteItems(Array(items.prefix(20)))
    case 13: return .deleteItems([item])
    default: return .moveItem(item, anchor, behind: behind)
    }
  }

  func apply(to snapshot: inout Snapshot<Int, Int>) throws(SnapshotError) {
    switch self {
    case .appendSections(let new): try snapshot.appendSections(new)
    case .insertSections(let new, let anchor, let behind):
      behind
        ? try snapshot.insertSections(new, afterSection: anchor)
        : try snapshot.insertSections(new, beforeSection: anchor)
    case .deleteSections(let gone): try snapshot.deleteSections(gone)
    case .moveSection(let section, let anchor, let behind):
      behind
        ? try snapshot.moveSection(section, afterSection: anchor)
        : try snapshot.moveSection(section, beforeSection: anchor)
    case .appendItems(let new, let section): try snapshot.appendItems(new, toSection: section)
    case .insertItems(let new, let anchor, let behind):
      behind
        ? try snapshot.insertItems(new, afterItem: anchor)
        : try snapshot.insertItems(new, beforeItem: anchor)
    case .deleteItems(let gone): try snapshot.deleteItems(gone)
    case .moveItem(let item, let anchor, let behind):
      behind
        ? try snapshot.moveItem(item, afterItem: anchor)
        : try snapshot.moveItem(item, beforeItem: anchor)
    }
  }
}

extension SnapshotOperation {
  /// The reference after the operation; `nil` if it is to be refused.
  func applied(to reference: ReferenceSnapshot) -> ReferenceSnapshot? {
    var result = reference
    let items = Set(reference.items)
    switch self {
    case .appendSections(let new):
      guard new.allSatisfy({ reference.index($0) == nil }) else { return nil }
      result.rows += new.map { ReferenceSnapshot.Row(section: $0, items: []) }
    case .insertSections(let new, let anchor, let behind):
      guard let index = reference.index(anchor), new.allSatisfy({ reference.index($0) == nil })
      else { return nil }
      let rows = new.map { ReferenceSnapshot.Row(section: $0, items: []) }
      result.rows.insert(contentsOf: rows, at: index + (behind ? 1 : 0))
    case .deleteSections(let gone):
      guard gone.allSatisfy({ reference.index($0) != nil }) else { return nil }
      result.rows.removeAll { gone.contains($0.section) }
    case .moveSection(let section, let anchor, let behind):
      guard let start = reference.index(section), reference.index(anchor) != nil else { return nil }
      guard section != anchor else { return reference }
      let row = result.rows.remove(at: start)
      guard let index = result.index(anchor) else { return nil }
      result.rows.insert(row, at: index + (behind ? 1 : 0))
    case .appendItems(let new, let section):
      let index = section.map(reference.index) ?? reference.rows.indices.last
      guard let index, items.isDisjoint(with: new) else { return nil }
      result.rows[index].items += new
    case .insertItems(let new, let anchor, let behind):
      guard let place = reference.place(anchor), items.isDisjoint(with: new)
      else { return nil }
      result.rows[place.row].items.insert(contentsOf: new, at: place.offset + (behind ? 1 : 0))
    case .deleteItems(let gone):
      guard items.isSuperset(of: gone) else { return nil }
      for index in result.rows.indices { result.rows[index].items.removeAll(where: gone.contains) }
    case .moveItem(let item, let anchor, let behind):
      guard let start = reference.place(item), reference.place(anchor) != nil else { return nil }
      guard item != anchor else { return reference }
      result.rows[start.row].items.remove(at: start.offset)
      guard let end = result.place(anchor) else { return nil }
      result.rows[end.row].items.insert(item, at: end.offset + (behind ? 1 : 0))
    }
    return result
  }
}
