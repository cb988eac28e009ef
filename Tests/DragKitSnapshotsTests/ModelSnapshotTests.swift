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

  @Test("The current snapshot is no step, and one with a container beyond the scope is refused")
  mutating func nothing() throws {
    let (before, snapshot) = (model, model.snapshot())
    #expect(try model.apply(snapshot).isEmpty)
    #expect(throws: SnapshotError.containerLeftOut("beside")) {
      try model.apply(snapshot, to: ["inbox", "done"])
    }
    #expect(model == before)
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
