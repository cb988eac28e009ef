import DragKitSnapshots
@testable import DragModel
import Support
import Testing

struct ModelSnapshotTests {
  private var model = Model()
  private let items: [ItemID]

  init() {
    items =
      model.addContainer("inbox", items: ["a", "b", "c"])
      + model.addContainer("beside", items: ["x"])
      + model.addContainer("done", items: ["d"])
  }

  private var orders: [String] {
    model.containers.map { "\($0.id.name): " + model.names(in: $0.id).joined(separator: " ") }
  }

  @Test("Containers are sections, in the given order")
  func sections() {
    let snapshot = model.snapshot(of: ["done", "inbox", "nowhere", "done"])
    #expect(snapshot.sectionIdentifiers == ["done", "inbox"])
    #expect(snapshot.itemIdentifiers == [items[4], items[0], items[1], items[2]])
    #expect(model.snapshot().sectionIdentifiers == ["inbox", "beside", "done"])
  }

  @Test("The current snapshot is no step, and one with a container beyond the scope is refused")
  mutating func scope() throws {
    let (before, current) = (model, model.snapshot())
    #expect(try model.apply(current).isEmpty)
    #expect(throws: SnapshotError.containerLeftOut("beside")) {
      try model.apply(current, to: ["inbox", "done"])
    }
    #expect(model == before)
  }

  @Test("E22: After applying a snapshot the model returns it, and one undo reverts it")
  mutating func applies() throws {
    let before = model
    var snapshot = model.snapshot()
    try snapshot.moveItem(items[0], afterItem: items[4])
    try snapshot.moveItem(items[2], beforeItem: items[1])
    try snapshot.deleteItems([items[3]])
    let changes = try model.apply(snapshot)
    #expect(orders == ["inbox: c b", "beside: ", "done: d a"])
    #expect(model.snapshot() == snapshot)
    #expect(changes.changes.count == 3)
    let undone = model.undo()
    #expect(undone && model.snapshot() == before.snapshot())
    #expect(!model.canUndo)
    model.redo()
    #expect(model.snapshot() == snapshot)
    #expect(model.isSound)
  }

  @Test("Sections are inserted, removed and moved, and other containers keep their order")
  mutating func changesContainers() throws {
    var snapshot = model.snapshot(of: ["inbox", "done"])
    try snapshot.appendSections(["later"])
    try snapshot.moveSection("done", beforeSection: "inbox")
    try snapshot.moveItem(items[1], afterItem: items[4])
    try snapshot.appendItems([items[3]], toSection: "later")
    try model.apply(snapshot, to: ["inbox", "done"])
    #expect(orders == ["done: d b", "inbox: a c", "later: x", "beside: "])
    try snapshot.deleteSections(["inbox", "done"])
    try model.apply(snapshot, to: ["inbox", "done", "later"])
    #expect(orders == ["later: x", "beside: "])
    model.undo()
    #expect(orders == ["done: d b", "inbox: a c", "later: x", "beside: "])
    model.undo()
    #expect(orders == ["inbox: a b c", "beside: x", "done: d"])
    #expect(model.isSound)
  }

  @Test("A new item can be applied once it is registered, and a control never")
  mutating func newItem() throws {
    let (before, new) = (model, ItemID(rawValue: 5))
    for item in [.control(0), new] {
      var snapshot = model.snapshot(of: ["done"])
      try snapshot.appendItems([item])
      #expect(throws: SnapshotError.unregisteredItem(item)) {
        try model.apply(snapshot, to: ["done"])
      }
    }
    #expect(model == before)
    #expect(model.registerItem(named: "e") == new)
    var snapshot = model.snapshot(of: ["done"])
    try snapshot.appendItems([new])
    try model.apply(snapshot, to: ["done"])
    #expect(model.names(in: "done") == ["d", "e"])
  }

  @Test("E23, E30: A snapshot applied during a drag is part of it, and rolled back with it")
  mutating func withinTransaction() throws {
    let before = model
    model.begin()
    model.move([items[0]], to: InsertionPlace("inbox", Gap(3)))
    var snapshot = model.snapshot()
    try snapshot.deleteItems([items[0]])
    try snapshot.deleteSections(["done"])
    try snapshot.insertSections(["new"], beforeSection: "inbox")
    try snapshot.appendItems([items[4]], toSection: "new")
    let changes = try model.apply(snapshot)
    #expect(orders == ["new: d", "inbox: b c", "beside: x"])
    #expect(model.isInTransaction && model.isSound)
    #expect(changes.changes.count == 4)
    model.rollback()
    #expect(model == before)
  }
}

struct ReorderTransactionTests {
  private var model = Model()
  private let items: [ItemID]

  init() {
    items =
      model.addContainer("left", items: ["a", "b", "c"])
      + model.addContainer("right", items: ["d"])
      + model.addContainer("beside", items: ["e"])
  }

  @Test("A move within a section is a transaction of that section only")
  mutating func withinSection() {
    let before = model
    model.move([items[0]], to: InsertionPlace("left", Gap(3)))
    let transaction = ReorderTransaction(from: before, to: model)
    #expect(transaction.initialSnapshot == before.snapshot())
    #expect(transaction.finalSnapshot == model.snapshot())
    let expected = CollectionDifference<ItemID>([
      .remove(offset: 0, element: items[0], associatedWith: 2),
      .insert(offset: 2, element: items[0], associatedWith: 0),
    ])
    #expect(transaction.difference == expected)
    let sections = transaction.sectionTransactions
    #expect(sections.map(\.sectionIdentifier) == ["left"])
    #expect(sections.map(\.initialItemIdentifiers) == [[items[0], items[1], items[2]]])
    #expect(sections.map(\.finalItemIdentifiers) == [[items[1], items[2], items[0]]])
    #expect(sections.map(\.difference) == [expected])
  }

  @Test("A move across sections removes from one and inserts into the other")
  mutating func acrossSections() {
    let before = model
    model.move([items[1]], to: InsertionPlace("right", .start))
    let both = ReorderTransaction(from: before, to: model).sectionTransactions
    #expect(both.map(\.sectionIdentifier) == ["left", "right"])
    #expect(
      both.map(\.difference) == [
        CollectionDifference([.remove(offset: 1, element: items[1], associatedWith: nil)]),
        CollectionDifference([.insert(offset: 0, element: items[1], associatedWith: nil)]),
      ])
  }

  @Test("A transaction includes removed containers, after the others")
  mutating func removedContainers() {
    let before = model
    model.move([items[4]], to: InsertionPlace("left", .start))
    model.removeContainer("right")
    let transaction = ReorderTransaction(from: before, to: model)
    #expect(transaction.initialSnapshot.sectionIdentifiers == ["left", "right", "beside"])
    #expect(transaction.finalSnapshot.sectionIdentifiers == ["left", "beside"])
    let sections = transaction.sectionTransactions
    #expect(sections.map(\.sectionIdentifier) == ["left", "beside", "right"])
    #expect(sections.map(\.finalItemIdentifiers.count) == [4, 0, 0])
  }

  @Test("The difference of any two orders turns one into the other, like the standard library's")
  func restores() {
    var generator = SeededGenerator(seed: 99)
    for round in 0..<400 {
      let old = Self.model(&generator)
      let new = Self.model(&generator)
      let difference = ReorderTransaction(from: old, to: new).difference
      let (before, after) = (old.snapshot().itemIdentifiers, new.snapshot().itemIdentifiers)
      #expect(before.applying(difference) == after, "round \(round) of seed 99")
      let reference = after.difference(from: before).inferringMoves()
      #expect(difference.count == reference.count, "round \(round) of seed 99")
      #expect(difference.inferringMoves() == difference, "round \(round) of seed 99")
    }
  }

  /// Some of a dozen items in one container.
  private static func model(_ generator: inout SeededGenerator) -> Model {
    var model = Model()
    model.addContainer("all", items: (0..<12).map { "\($0)" })
    for number in (0..<12).shuffled(using: &generator) {
      let item = ItemID(rawValue: number)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        model.remove(item)
      } else if Bool.random(using: &generator) {
        model.move(
          [item], to: InsertionPlace("all", Gap(Int.random(in: 0...12, using: &generator))))
      }
    }
    return model
  }
}
