@testable import DragKit
import Support
import Testing

struct SessionTests {
  private var table = ShelfDriver()

  @Test("The handlers of a drag are called in order, and the drop is undone as one step (law 9)")
  mutating func tellsInOrder() {
    table.drag("a", by: 10)
    table.drag(to: "bin")
    table.release()
    #expect(
      table.takeReported() == [
        "onDrag", "validateDrop true", "dropEntered 40,40", "performDrop a", "onDragEnd dropped",
      ])
    #expect(table.names(in: "shelf") == ["b", "c"])
    #expect(
      table.takeCalls() == [
        .dragBegan, .validateDrop, .dropEntered, .dropUpdated, .performDrop, .dragEnded,
      ])
    table.undo()
    #expect(table.names(in: "shelf") == ["a", "b", "c"])
    table.content.model.redo()
    #expect(table.names(in: "shelf") == ["b", "c"])
  }

  @Test("R28: A release at a new place counts as a motion to it")
  mutating func releaseElsewhere() {
    table.drag("a", by: 10)
    table.release(at: table.place(of: "bin").center)
    #expect(table.names(in: "shelf") == ["b", "c"])
  }

  @Test("D20: A target that does not accept the drop returns the item as refused")
  mutating func refuses() {
    table = ShelfDriver(Shelf(["precious"]))
    table.carry("precious", to: "bin")
    #expect(table.takeReported().suffix(2) == ["performDrop precious", "onDragEnd refused"])
    #expect(table.names(in: "shelf") == ["precious"])
  }

  @Test("D24: A target that `validateDrop` refuses for is neither entered, updated nor dropped on")
  mutating func validates() {
    table.content.refuses = true
    table.drag("a", to: "bin")
    table.drag(by: 2, 1)
    table.drag(by: 2, 1)
    table.release()
    let reported = table.takeReported()
    #expect(Set(reported) == ["onDrag", "validateDrop false", "onDragEnd outside"])
    let calls = table.takeCalls()
    #expect(calls.first == .dragBegan && calls.last == .dragEnded)
    #expect(Set(calls) == [.dragBegan, .validateDrop, .dragEnded])
    #expect(table.names(in: "shelf") == ["a", "b", "c"])
  }

  @Test("A drop can replace the model by one with fewer items")
  mutating func replaces() {
    table.content.opens = ["d"]
    table.carry("a", to: "bin")
    table.settle()
    #expect(table.names(in: "shelf") == ["d"])
    #expect(!table.interaction.isDragging)
  }

  @Test("An item that is taken away in mid-drag ends it, once")
  mutating func takenAway() {
    table.drag("a", by: 10)
    table.content = Shelf(["x"])
    _ = table.world.perform { $0.contentChanged(&$1) }
    table.drag(by: 10)
    table.release()
    #expect(table.takeReported().filter { $0.hasPrefix("onDragEnd") } == ["onDragEnd interrupted"])
    table.wait(.seconds(2))
    #expect(table.interaction.isIdle)
  }

  @Test("R6: The grab offset stays, and the item comes to the pointer without a jump")
  mutating func keepsGrab() {
    table.press(at: table.place(of: "a").origin + Vector(dx: 10, dy: 10))
    table.drag(by: 10)
    let overlay = table.overlays[0]
    #expect(table.interaction.session?.grabOffset == Vector(dx: 10, dy: 10))
    #expect(table.interaction.screen.seenFrame(of: overlay).origin == Point(x: 10, y: 20))
    table.wait(.seconds(1))
    #expect(table.interaction.screen.seenFrame(of: table.overlays[0]).origin == Point(x: 20, y: 20))
  }

  @Test("Nothing is animated with reduced motion")
  mutating func reducedMotion() {
    table.content.tuning.reducedMotion = true
    table.drag("a", by: 100, 320)
    #expect(table.interaction.screen.motion.isSettled)
    table.release()
    #expect(table.interaction.isIdle)
  }

  @Test("R18: A returning item is caught where it is visible")
  mutating func catches() {
    let book = table.item("a")
    table.drag("a", by: 100, 320)
    table.wait(.milliseconds(400))
    table.release()
    table.wait(.milliseconds(60))
    let seen = table.interaction.screen.seenFrame(of: table.overlays[0])
    #expect(table.interaction.frame(of: book) != seen)
    table.press(at: seen.center)
    #expect(table.interaction.session?.item == book)
    #expect(table.interaction.screen.seenFrame(of: table.overlays[0]) == seen)
    #expect(table.overlays.count == 1)
  }

  @Test("A key other than Escape, the wheel and a resize do not end a drag")
  mutating func blocksKeys() {
    table.drag("a", by: 10)
    table.send(.keyPressed(.tab))
    table.send(.wheelScrolled(at: .zero, by: Vector(dx: 0, dy: 1)))
    #expect(table.interaction.session != nil)
    table.send(.windowResized(Size(width: 1, height: 1)))
    #expect(table.interaction.session != nil)
    #expect(table.content.window == Size(width: 1, height: 1))
  }

  @Test("A resize abandons a press of which nothing is decided")
  mutating func resize() {
    table.press(on: "a")
    table.send(.windowResized(Size(width: 300, height: 300)))
    table.drag(by: 40)
    #expect(table.interaction.session == nil)
    table.release()
    table.press(on: "lamp")
    table.send(.windowResized(Size(width: 200, height: 400)))
    table.release()
    #expect(table.takeReported().isEmpty)
  }

  @Test(
    "R20: A lost pointer or window ends the drag as interrupted",
    arguments: [
      InputEvent.Kind.pointerCancelled(.mouse),
      .pointerMoved(.mouse, to: Point(x: 60, y: 60), isDown: false),
      .pointerPressed(.mouse, at: Point(x: 190, y: 390)),
    ])
  mutating func interrupts(kind: InputEvent.Kind) {
    table.drag("a", by: 10)
    table.send(kind)
    #expect(table.takeReported() == ["onDrag", "onDragEnd interrupted"])
    table.release()
    #expect(table.takeReported().isEmpty)
  }

  @Test("A cancel rolls back transactions that were begun in mid-drag")
  mutating func nestedTransaction() {
    table.drag("a", by: 10)
    table.content.model.begin()
    table.content.model.remove(table.item("c"))
    table.content.model.begin()
    _ = table.world.perform { $0.contentChanged(&$1) }
    #expect(table.interaction.session != nil)
    table.send(.keyPressed(.escape))
    #expect(table.interaction.session == nil)
    #expect(table.names(in: "shelf") == ["a", "b", "c"])
    #expect(!table.content.model.isInTransaction)
    table.release()
    table.drag("b", by: 10)
    #expect(table.interaction.session != nil)
  }

  @Test("An item whose closure gives no payload cannot be lifted, and no transaction stays open")
  mutating func noPayload() {
    table = ShelfDriver(Shelf(["glued", "b"]))
    table.content.beginsTransactions = true
    table.carry("glued", to: "b")
    #expect(table.takeReported() == ["onDrag"])
    #expect(table.takeCalls().isEmpty)
    #expect(!table.content.model.isInTransaction)
    table.drag("b", to: "glued")
    #expect(table.interaction.session != nil)
  }

  @Test("A drop is one step to undo, whatever its target has begun and committed")
  mutating func oneStep() {
    table.content.beginsTransactions = true
    table.carry("a", to: "bin")
    table.settle()
    #expect(table.names(in: "shelf") == ["b", "c"])
    #expect(!table.content.model.isInTransaction)
    table.undo()
    #expect(table.names(in: "shelf") == ["a", "b", "c"])
    #expect(!table.content.model.canUndo)
  }
}
