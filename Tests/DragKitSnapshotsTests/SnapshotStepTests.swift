import DragKitSnapshots
@testable import DragModel
import Support
import Testing

struct SnapshotStepTests {
  private var model = Model()
  private let items: [ItemID]

  init() {
    items =
      model.addContainer("a", items: ["1", "2"]) + model.addContainer("b", items: ["3", "4"])
      + model.addContainer("c", items: ["5"])
  }

  @Test("One moved item, or section with its items, is one step, in either direction")
  mutating func oneMove() throws {
    let old = model.snapshot()
    var new = old
    try new.moveItem(items[0], afterItem: items[3])
    let there = Change.moved(items[0], from: Position("a", 0), to: Position("b", 2))
    #expect(try model.apply(new).changes == [there])
    #expect(try model.apply(old).changes == [there.inverse])
    try new.moveItem(items[0], beforeItem: items[1])
    try new.moveItem(items[3], beforeItem: items[2])
    #expect(
      try model.apply(new).changes == [
        .moved(items[3], from: Position("b", 1), to: Position("b", 0))
      ])
    new = model.snapshot()
    try new.moveSection("a", afterSection: "c")
    #expect(try model.apply(new).changes == [.movedContainer("a", from: 0, to: 2)])
  }

  @Test("The steps remove items, insert sections, move and insert items, remove sections")
  mutating func order() throws {
    let added = ["7", "8"].map { model.registerItem(named: $0) }
    var new = model.snapshot()
    try new.insertSections(["x"], beforeSection: "a")
    try new.appendItems(added, toSection: "x")
    try new.moveItem(items[4], afterItem: added[0])
    try new.deleteItems([items[2]])
    try new.deleteSections(["c"])
    #expect(
      try model.apply(new).changes == [
        .removed(items[2], from: Position("b", 0)),
        .insertedContainer("x", at: 0),
        .inserted(added[0], at: Position("x", 0)),
        .moved(items[4], from: Position("c", 0), to: Position("x", 1)),
        .inserted(added[1], at: Position("x", 2)),
        .removedContainer("c", from: 3),
      ])
  }

  @Test("Between any two snapshots, the steps move as few sections and items as possible")
  func fewestMoves() throws {
    var generator = SeededGenerator(seed: 77)
    for round in 0..<600 {
      let count = round % 20 == 0 ? 400 : [6, 40][round % 2]
      let old = ReferenceSnapshot.random(items: count, &generator)
      let new =
        round % 3 == 0
        ? ReferenceSnapshot.random(items: count, &generator)
        : ReferenceSnapshot.variation(of: old, &generator)
      var source = try DiffableDataSource(old)
      try source.apply(new)
      #expect(source.snapshot() == new, "round \(round) of seed 77")
      let moves = source.model.undoSteps.last?.changes.count { change in
        switch change {
        case .movedContainer, .moved: true
        default: false
        }
      }
      #expect(moves ?? 0 == Self.fewestMoves(old, new), "round \(round) of seed 77")
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
