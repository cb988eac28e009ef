import DragCoding
@testable import DragModel
import Support
import Testing

struct UndoTests {
  @Test("A move of several items is undone as one step")
  func moveOfSeveral() {
    var model = Model()
    let row = model.addContainer("row", items: ["a", "b", "c", "d"])
    model.move([row[0], row[1]], to: InsertionPlace("row", .after(3)))
    #expect(model.names(in: "row") == ["c", "d", "a", "b"])
    model.undo()
    #expect(model.names(in: "row") == ["a", "b", "c", "d"])
    #expect(!model.canUndo)
    let hasMoved = model.move([row[1], row[2]], to: InsertionPlace("row", .after(1)))
    #expect(!hasMoved)
    #expect(!model.canUndo && model.canRedo)
  }

  @Test("A transaction is undone as one step")
  func transactions() {
    var model = Model()
    let row = model.addContainer("row", items: ["a", "b", "c"])
    model.begin()
    model.move([row[0]], to: InsertionPlace("row", .after(1)))
    model.move([row[0]], to: InsertionPlace("row", .after(2)))
    #expect(model.commit().changes.count == 1)
    #expect(model.names(in: "row") == ["b", "c", "a"])
    model.undo()
    #expect(model.names(in: "row") == ["a", "b", "c"])
    model.redo()
    #expect(model.names(in: "row") == ["b", "c", "a"])
  }

  @Test("A transaction that moves an item there and back has no changes")
  func thereAndBack() {
    var model = Model()
    let row = model.addContainer("row", items: ["a", "b", "c"])
    model.begin()
    model.move([row[0]], to: InsertionPlace("row", .after(2)))
    model.move([row[0]], to: InsertionPlace("row", .start))
    #expect(model.commit().isEmpty)
  }

  @Test("A transaction whose changes cancel each other is no step")
  func cancelled() {
    var model = Model()
    let row = model.addContainer("row", items: ["a", "b", "c"])
    model.begin()
    for item in row { model.move([item], to: InsertionPlace("row", Gap(3))) }
    model.setTitle("A", of: row[0])
    model.setTitle(nil, of: row[0])
    model.commit()
    #expect(model.names(in: "row") == ["a", "b", "c"])
    let isUndone = model.undo()
    #expect(!isUndone)
  }

  @Test("A model can be decoded after any calls, and an undo says what it did", arguments: 0..<200)
  func generated(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var model = Model()
    model.addContainer("left", items: ["a", "b", "c", "d"])
    model.addContainer("right", items: ["e", "f"])
    for call in 0..<30 {
      Self.callSomething(&model, &generator)
      #expect(try Model(canonicalBytes: model.canonicalBytes) == model, "call \(call)")
    }
    model.rollback()
    while model.canUndo {
      let before = model.containers
      let titles = model.titlesHash
      let isUndone = model.undo()
      #expect(isUndone && (model.containers != before || model.titlesHash != titles))
    }
    #expect(model.isSound)
  }

  /// Makes any call that changes a model, in or out of transactions.
  private static func callSomething(_ model: inout Model, _ generator: inout SeededGenerator) {
    let container: ContainerID = Bool.random(using: &generator) ? "left" : "right"
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: model.removeContainer(container)
    case 1 where model[container] == nil: model.addContainer(container, items: ["new"])
    case 2: model.insertContainer(container, before: "left")
    case 3: model.moveContainer(container, before: nil)
    case 4: model.undo()
    case 5: model.redo()
    case 6: model.isInTransaction ? _ = model.commit() : model.begin()
    case 7:
      let item = ItemID(rawValue: Int.random(in: 0..<6, using: &generator))
      model.setTitle(Bool.random(using: &generator) ? "title" : nil, of: item)
    case 8: model.nest(container, in: ItemID(rawValue: Int.random(in: 0..<9, using: &generator)))
    default: _ = changeSomething(&model, &generator)
    }
  }

  @Test("A rollback restores the order and leaves nothing to undo")
  func rollsBack() {
    var model = Model()
    let row = model.addContainer("row", items: ["a", "b", "c"])
    model.begin()
    model.move([row[2]], to: InsertionPlace("row", .start))
    let isUndone = model.undo()
    #expect(!isUndone, "There is no undo inside a transaction.")
    let rolledBack = model.rollback()
    #expect(rolledBack)
    #expect(model.names(in: "row") == ["a", "b", "c"])
    #expect(!model.canUndo)
  }

  @Test("A nested transaction joins the outer one on commit, and a rollback undoes it alone")
  func nested() {
    var model = Model()
    let items = model.addContainer("a", items: ["one", "two", "three"])
    model.begin()
    model.move([items[0]], to: InsertionPlace("a", .after(2)))
    model.begin()
    model.move([items[1]], to: InsertionPlace("a", .after(2)))
    model.rollback()
    #expect(model.names(in: "a") == ["two", "three", "one"])
    model.begin()
    model.move([items[1]], to: InsertionPlace("a", .after(2)))
    model.commit()
    #expect(model.isInTransaction && !model.canUndo)
    model.commit()
    #expect(model.names(in: "a") == ["three", "one", "two"])
    model.undo()
    #expect(model.names(in: "a") == ["one", "two", "three"])
    #expect(!model.canUndo)
  }

  /// Moves, removes or brings back an item; says whether anything changed.
  private static func changeSomething(
    _ model: inout Model, _ generator: inout SeededGenerator
  ) -> Bool {
    let item = ItemID(rawValue: Int.random(in: 0..<6, using: &generator))
    let container: ContainerID = Bool.random(using: &generator) ? "left" : "right"
    let place = InsertionPlace(container, Gap(Int.random(in: 0...6, using: &generator)))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return model.remove(item)
    case 1: return model.insert(item, at: place)
    default: return model.move([item], to: place)
    }
  }
}
