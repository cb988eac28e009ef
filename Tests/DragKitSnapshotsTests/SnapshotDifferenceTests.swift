import DragKitSnapshots
import DragModel
import Support
import Testing

@Suite("The difference between two snapshots")
struct SnapshotDifferenceTests {
  @Test("One moved item is one step, in either direction")
  func oneMove() throws {
    var old = try SnapshotSectionTests.snapshot()
    try old.appendItems([6, 7], toSection: "a")
    var new = old
    try new.moveItem(1, afterItem: 6)
    #expect(
      new.difference(from: old).changes == [
        .movedItem(1, from: SnapshotPosition("a", 0), to: SnapshotPosition("a", 2))
      ])
    #expect(
      old.difference(from: new).changes == [
        .movedItem(1, from: SnapshotPosition("a", 2), to: SnapshotPosition("a", 0))
      ])
    new = old
    try new.moveItem(2, afterItem: 4)
    #expect(
      new.difference(from: old).changes == [
        .movedItem(2, from: SnapshotPosition("a", 1), to: SnapshotPosition("b", 2))
      ])
  }

  @Test("A moved section is one step, and its items stay in it")
  func movedSection() throws {
    let old = try SnapshotSectionTests.snapshot()
    var new = old
    try new.moveSection("a", afterSection: "c")
    #expect(new.difference(from: old).changes == [.movedSection("a", from: 0, to: 2)])
  }

  @Test(
    "The steps between two snapshots remove items, insert sections, move and insert items, and remove empty sections"
  )
  func order() throws {
    let old = try SnapshotSectionTests.snapshot()
    var new = old
    try new.insertSections(["x"], beforeSection: "a")
    try new.appendItems([7, 8], toSection: "x")
    try new.moveItem(5, afterItem: 7)
    try new.deleteItems([3])
    try new.deleteSections(["c"])
    let difference = new.difference(from: old)
    #expect(
      difference.changes == [
        .removedItem(3, from: SnapshotPosition("b", 0)),
        .insertedSection("x", at: 0),
        .insertedItem(7, at: SnapshotPosition("x", 0)),
        .movedItem(5, from: SnapshotPosition("c", 0), to: SnapshotPosition("x", 1)),
        .insertedItem(8, at: SnapshotPosition("x", 2)),
        .removedSection("c", from: 3),
      ])
    #expect(old.applying(difference) == new)
  }

  @Test("Equal snapshots have no steps between them")
  func equal() throws {
    let old = try SnapshotSectionTests.snapshot()
    #expect(old.difference(from: old).isEmpty)
  }

  @Test("The difference of any two snapshots turns one into the other")
  func restores() {
    var generator = SeededGenerator(seed: 77)
    for round in 0..<600 {
      let count = round % 20 == 0 ? 400 : [6, 40][round % 2]
      let old = ReferenceSnapshot.random(items: count, &generator)
      let new =
        round % 3 == 0
        ? ReferenceSnapshot.random(items: count, &generator)
        : ReferenceSnapshot.variation(of: old, &generator)
      let difference = new.difference(from: old)
      #expect(old.applying(difference) == new, "round \(round) of seed 77")
      #expect(Self.moves(difference) == Self.fewestMoves(old, new), "round \(round) of seed 77")
    }
  }

  /// How many sections and items a difference moves.
  private static func moves(_ difference: SnapshotDifference<Int, Int>) -> Int {
    difference.changes.count { change in
      switch change {
      case .movedSection, .movedItem: true
      default: false
      }
    }
  }

  /// How many must move: what is in both, less what can stay, section by section.
  private static func fewestMoves(_ old: Snapshot<Int, Int>, _ new: Snapshot<Int, Int>) -> Int {
    let common = new.itemIdentifiers.count { old.indexOfItem($0) != nil }
    let staying = new.sectionIdentifiers.map {
      longestCommonRun(
        old.itemIdentifiers(inSection: $0), new.itemIdentifiers(inSection: $0))
    }
    let sections = new.sectionIdentifiers.count { old.indexOfSection($0) != nil }
    let stayingSections = longestCommonRun(old.sectionIdentifiers, new.sectionIdentifiers)
    return common - staying.reduce(0, +) + sections - stayingSections
  }

  /// The length of the longest common subsequence, by the table of the textbook.
  private static func longestCommonRun(_ left: [Int], _ right: [Int]) -> Int {
    var row = [Int](repeating: 0, count: right.count + 1)
    for first in left {
      var diagonal = 0
      for (index, second) in right.enumerated() {
        let above = row[index + 1]
        row[index + 1] = first == second ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[right.count]
  }
}

extension Snapshot {
  /// The snapshot after the steps of a difference, performed by the public edits.
  fileprivate func applying(_ difference: SnapshotDifference<Section, Item>) -> Snapshot? {
    var result = self
    do {
      for change in difference.changes { try result.perform(change) }
    } catch {
      return nil
    }
    return result
  }

  private mutating func perform(
    _ change: SnapshotDifference<Section, Item>.Change
  ) throws(SnapshotError) {
    switch change {
    case .insertedSection(let section, let index): try insert(section, at: index)
    case .removedSection(let section, let index):
      guard indexOfSection(section) == index, numberOfItems(inSection: section) == 0 else {
        throw .unknownSection("\(section)")
      }
      try deleteSections([section])
    case .movedSection(let section, let start, let end):
      guard indexOfSection(section) == start else { throw .unknownSection("\(section)") }
      let items = itemIdentifiers(inSection: section)
      try deleteSections([section])
      try insert(section, at: end)
      try appendItems(items, toSection: section)
    case .insertedItem(let item, let position): try insert(item, at: position)
    case .removedItem(let item, let position):
      guard self.position(ofItem: item) == position else { throw .unknownItem("\(item)") }
      try deleteItems([item])
    case .movedItem(let item, let start, let end):
      guard position(ofItem: item) == start else { throw .unknownItem("\(item)") }
      try deleteItems([item])
      try insert(item, at: end)
    }
  }

  private mutating func insert(_ section: Section, at index: Int) throws(SnapshotError) {
    if index < numberOfSections {
      try insertSections([section], beforeSection: sectionIdentifiers[index])
    } else {
      try appendSections([section])
    }
  }

  private mutating func insert(
    _ item: Item, at position: SnapshotPosition<Section>
  ) throws(SnapshotError) {
    let items = itemIdentifiers(inSection: position.section)
    if position.offset < items.count {
      try insertItems([item], beforeItem: items[position.offset])
    } else {
      try appendItems([item], toSection: position.section)
    }
  }
}
