import DragCoding
@testable import DragModel
import Testing

struct ContainerStepTests {
  private var model = Model()

  init() {
    model.addContainer("a", items: ["x", "y"])
    model.addContainer("b", items: ["z"])
  }

  private var names: [String] { model.containers.map(\.id.name) }

  @Test("An empty container is inserted before another or at the end, undoably")
  mutating func inserts() {
    let isFirstIn = model.insertContainer("c", before: "a")
    let isLastIn = model.insertContainer("d")
    #expect(isFirstIn && isLastIn)
    #expect(names == ["c", "a", "b", "d"])
    #expect(model["c"]?.count == 0)
    model.undo()
    model.undo()
    #expect(names == ["a", "b"])
    model.redo()
    #expect(names == ["c", "a", "b"])
  }

  @Test("A container is removed with its items, and undo restores them")
  mutating func removes() {
    let before = model
    let isGone = model.removeContainer("a")
    #expect(isGone && names == ["b"])
    #expect(model.item(named: "x").flatMap(model.position) == nil)
    #expect(model.isSound)
    model.undo()
    #expect(model.containers == before.containers)
    model.redo()
    #expect(names == ["b"])
  }

  @Test("A container moves with its items; moving it to its own place is no step")
  mutating func moves() {
    let isMoved = model.moveContainer("b", before: "a")
    #expect(isMoved && names == ["b", "a"])
    #expect(model.names(in: "b") == ["z"])
    let movesAgain = model.moveContainer("b", before: "a")
    let staysLast = model.moveContainer("a", before: nil)
    let staysBeforeItself = model.moveContainer("a", before: "a")
    #expect(!movesAgain && !staysLast && !staysBeforeItself)
    model.undo()
    #expect(names == ["a", "b"])
    #expect(!model.canUndo)
  }

  @Test("A name in use, and an unknown one, change nothing")
  mutating func invalidNames() {
    let before = model
    let isTwice = model.insertContainer("a")
    let isNowhere = model.insertContainer("c", before: "x")
    let isRemoved = model.removeContainer("x")
    let isGone = model.moveContainer("x", before: "a")
    let isLost = model.moveContainer("a", before: "x")
    #expect(![isTwice, isNowhere, isRemoved, isGone, isLost].contains(true))
    #expect(model == before)
  }

  @Test("A container that is added in place of a removed one is a step of its own")
  mutating func replaced() {
    let before = model.containers
    model.removeContainer("a")
    model.addContainer("a", items: ["new"])
    #expect(model.names(in: "a") == ["new"])
    let isUndone = model.undo()
    #expect(isUndone && names == ["b"])
    let isUndoneAgain = model.undo()
    #expect(isUndoneAgain && model.containers == before)
    model.redo()
    model.redo()
    #expect(model.names(in: "a") == ["new"] && model.isSound)
  }

  @Test("A rollback reverts changes of containers, also one that replaced another")
  mutating func rollback() {
    let initial = model
    model.begin()
    model.moveContainer("b", before: "a")
    model.insertContainer("c", before: "b")
    model.move([ItemID(rawValue: 0)], to: InsertionPlace("c", .start))
    model.removeContainer("a")
    #expect(names == ["c", "b"] && model.isSound)
    model.rollback()
    #expect(model == initial)
    model.begin()
    model.removeContainer("a")
    model.addContainer("a", count: 3, named: "new")
    model.rollback()
    #expect(model.containers == initial.containers && model.isSound)
  }

  @Test("Steps of containers are decoded from their bytes")
  func codes() throws {
    let changes: [Change] = [
      .insertedContainer("c", at: 1), .removedContainer("c", from: 2),
      .movedContainer("c", from: 0, to: 3),
    ]
    #expect(changes.map(\.canonicalBytes) == [[3, 1, 99, 2], [4, 1, 99, 4], [5, 1, 99, 0, 6]])
    for change in changes {
      #expect(try Change(canonicalBytes: change.canonicalBytes) == change)
      #expect(change.inverse.inverse == change)
    }
  }
}
