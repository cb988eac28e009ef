import DragKit
import Support
import Testing

@Suite("A drag session")
struct SessionTests {
  @Test("handlers are called in the documented order")
  func tellsInOrder() {
    var table = ShelfDriver()
    table.press(50, 50)
    table.move(60, 50)
    table.move(130, 30)
    table.release(130, 30)
    #expect(
      table.takeReported() == [
        "onDrag", "validateDrop true", "dropEntered 10,30", "performDrop a", "onDragEnd dropped",
      ])
    #expect(table.shelf.model.names(in: "shelf") == ["b", "c"])
    #expect(
      table.takeCalls() == [
        .dragBegan, .validateDrop, .dropEntered, .dropUpdated, .performDrop, .order,
        .dragEnded,
      ])
  }

  @Test("a drop is undone as one step (law 9)")
  func undoes() {
    var table = ShelfDriver()
    table.press(50, 50)
    table.move(130, 30)
    table.release(130, 30)
    table.shelf.model.undo()
    #expect(table.shelf.model.names(in: "shelf") == ["a", "b", "c"])
    table.shelf.model.redo()
    #expect(table.shelf.model.names(in: "shelf") == ["b", "c"])
  }

  @Test("D24: a target that `validateDrop` refuses for is neither entered, updated nor dropped on")
  func refusesToValidate() {
    var table = ShelfDriver()
    table.shelf.refuses = true
    table.press(50, 50)
    table.move(150, 40)
    table.move(152, 41)
    table.move(154, 42)
    table.release(154, 42)
    let reported = table.takeReported()
    #expect(Set(reported) == ["onDrag", "validateDrop false", "onDragEnd outside"])
    let calls = table.takeCalls()
    #expect(calls.first == .dragBegan && calls.last == .dragEnded)
    #expect(Set(calls) == [.dragBegan, .validateDrop, .dragEnded])
    #expect(table.shelf.model.names(in: "shelf") == ["a", "b", "c"])
  }

  @Test("D20: a target that does not accept the drop returns the item as refused")
  func refuses() {
    var table = ShelfDriver(Shelf(["precious"]))
    table.press(50, 150)
    table.move(130, 30)
    table.release(130, 30)
    #expect(table.takeReported().suffix(2) == ["performDrop precious", "onDragEnd refused"])
    #expect(table.shelf.model.names(in: "shelf") == ["precious"])
  }

  @Test("a drop can replace the model by one with fewer items")
  func replaces() {
    var table = ShelfDriver()
    table.shelf.opens = ["d"]
    table.press(50, 50)
    table.move(130, 30)
    table.release(130, 30)
    table.settle()
    #expect(table.shelf.model.names(in: "shelf") == ["d"])
    #expect(!table.interaction.isDragging)
  }

  @Test("an item whose closure gives no payload cannot be lifted")
  func vetoes() {
    var table = ShelfDriver(Shelf(["glued"]))
    table.press(50, 150)
    table.move(60, 150)
    table.release(60, 150)
    #expect(table.takeReported() == ["onDrag"])
    #expect(table.takeCalls().isEmpty)
  }

  @Test("R28: a release at a new place counts as a motion to it")
  func lastMotionCounts() {
    var table = ShelfDriver()
    table.press(50, 50)
    table.move(60, 50)
    table.release(130, 30)
    #expect(table.shelf.model.names(in: "shelf") == ["b", "c"])
  }

  @Test("R6: the grab offset stays, and the item comes to the pointer without a jump")
  func keepsGrab() {
    var table = ShelfDriver()
    table.press(20, 30)
    table.move(30, 30)
    let overlay = table.interaction.motion.overlays[0]
    #expect(table.interaction.session?.grabOffset == Vector(dx: 10, dy: 10))
    #expect(table.interaction.seenFrame(of: overlay).origin == Point(x: 10, y: 20))
    table.wait(.seconds(1))
    #expect(
      table.interaction.seenFrame(of: table.interaction.motion.overlays[0]).origin
        == Point(x: 20, y: 20))
  }

  @Test("R18: a returning item is caught where it is visible")
  func catches() throws {
    var table = ShelfDriver()
    let book = try #require(table.shelf.model.item(named: "a"))
    table.press(50, 50)
    table.move(150, 380)
    table.wait(.milliseconds(400))
    table.release(150, 380)
    table.wait(.milliseconds(60))
    let seen = table.interaction.seenFrame(of: table.interaction.motion.overlays[0])
    #expect(table.interaction.place(of: book) != seen)
    table.press(seen.center.x, seen.center.y)
    #expect(table.interaction.session?.item == book)
    #expect(table.interaction.seenFrame(of: table.interaction.motion.overlays[0]) == seen)
    #expect(table.interaction.motion.overlays.count == 1)
  }

  @Test("a key that is not Escape changes nothing once something is carried")
  func blocksKeys() {
    var table = ShelfDriver()
    table.press(50, 50)
    table.move(60, 50)
    table.send(.keyPressed(.tab))
    table.send(.wheelScrolled(at: .zero, by: Vector(dx: 0, dy: 1)))
    #expect(table.interaction.session != nil)
  }

  @Test(
    "R20: a lost pointer or window ends the drag as interrupted",
    arguments: [
      InputEvent.Kind.pointerCancelled(.mouse),
      .pointerMoved(.mouse, to: Point(x: 60, y: 60), isDown: false),
      .pointerPressed(.mouse, at: Point(x: 190, y: 390)),
    ])
  func interrupts(kind: InputEvent.Kind) {
    var table = ShelfDriver()
    table.press(50, 50)
    table.move(60, 50)
    table.send(kind)
    #expect(table.takeReported() == ["onDrag", "onDragEnd interrupted"])
    table.release(60, 60)
    #expect(table.takeReported().isEmpty)
  }

  @Test("an item that is taken away in mid-drag ends it, once")
  func itemIsGone() {
    var table = ShelfDriver()
    table.press(50, 50)
    table.move(60, 50)
    table.shelf = Shelf(["x"])
    _ = table.world.perform { $0.contentChanged(&$1) }
    table.move(70, 50)
    table.release(70, 50)
    #expect(table.takeReported().filter { $0.hasPrefix("onDragEnd") } == ["onDragEnd interrupted"])
    table.wait(.seconds(2))
    #expect(table.interaction.isIdle)
  }

  @Test("a resize does not end a drag")
  func survivesResize() {
    var table = ShelfDriver()
    table.press(50, 50)
    table.move(60, 50)
    table.send(.windowResized(Size(width: 1, height: 1)))
    #expect(table.interaction.session != nil)
    #expect(table.shelf.window == Size(width: 1, height: 1))
  }

  @Test("a resize abandons a press of which nothing is decided")
  func abandonsPress() {
    var table = ShelfDriver()
    table.press(50, 50)
    table.send(.windowResized(Size(width: 300, height: 300)))
    table.move(90, 50)
    #expect(table.interaction.session == nil)
    table.release(90, 50)
    table.press(140, 220)
    table.send(.windowResized(Size(width: 200, height: 400)))
    table.release(140, 220)
    #expect(table.takeReported().isEmpty)
  }

  @Test("a transaction that is begun in mid-drag does not end the drag, and a cancel rolls it back")
  func nestedTransaction() throws {
    var table = ShelfDriver()
    table.press(50, 50)
    table.move(60, 50)
    table.shelf.model.begin()
    table.shelf.model.remove(try #require(table.shelf.model.item(named: "c")))
    table.shelf.model.begin()
    _ = table.world.perform { $0.contentChanged(&$1) }
    #expect(table.interaction.session != nil)
    table.send(.keyPressed(.escape))
    #expect(table.interaction.session == nil)
    #expect(table.shelf.model.names(in: "shelf") == ["a", "b", "c"])
    #expect(!table.shelf.model.isInTransaction)
    table.release(60, 50)
    table.press(50, 140)
    table.move(60, 140)
    #expect(table.interaction.session != nil)
  }

  @Test("with reduced motion nothing is ever on its way")
  func reducedMotion() {
    var table = ShelfDriver()
    table.shelf.tuning.reducedMotion = true
    table.press(50, 50)
    table.move(150, 380)
    #expect(table.interaction.motion.isSettled)
    table.release(150, 380)
    #expect(table.interaction.isIdle)
  }
}
