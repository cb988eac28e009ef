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
    #expect(try old.applying(difference) == new)
  }

  @Test("Equal snapshots have no steps between them")
  func equal() throws {
    let old = try SnapshotSectionTests.snapshot()
    #expect(old.difference(from: old).isEmpty)
  }

  @Test("A snapshot refuses a difference that was made from another")
  func mismatch() throws {
    let old = try SnapshotSectionTests.snapshot()
    var new = old
    try new.moveItem(1, afterItem: 5)
    let difference = new.difference(from: old)
    #expect(throws: SnapshotError.differenceMismatch) { try new.applying(difference) }
    #expect(throws: SnapshotError.differenceMismatch) { try Snapshot().applying(difference) }
  }

  @Test("The difference of any two snapshots turns one into the other")
  func restores() throws {
    var generator = SeededGenerator(seed: 77)
    for round in 0..<600 {
      let count = round % 20 == 0 ? 400 : [6, 40][round % 2]
      let old = ReferenceSnapshot.random(items: count, &generator)
      let new =
        round % 3 == 0
        ? ReferenceSnapshot.random(items: count, &generator)
        : ReferenceSnapshot.variation(of: old, &generator)
      let difference = new.difference(from: old)
      #expect(try old.applying(difference) == new, "round \(round) of seed 77")
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
