import DragKit
import Support
import Testing

@Suite("A finger")
struct FingerTests {
  private let finger = PointerID.finger(1)
  private let second = PointerID.finger(2)

  /// Lifts the book `a` with a finger.
  private func lifted() -> ShelfDriver {
    var table = ShelfDriver()
    table.press(50, 50, finger)
    table.wait(.milliseconds(500))
    return table
  }

  @Test("scrolls what it moves along, without the slop of 10 px, by which it would jump")
  func scrolls() {
    var table = ShelfDriver()
    table.press(250, 200, finger)
    table.move(251, 195, finger)
    table.move(252, 185, finger)
    table.move(252, 180, finger)
    table.release(252, 180, finger)
    #expect(table.takeReported() == ["scroll began -5", "scroll moved -5", "scroll ended 0"])
    #expect(table.takeCalls() == [.scrollBegan, .scrollEnded])
  }

  @Test("that moves sideways over a list scrolls nothing")
  func doesNotScrollAcross() {
    var table = ShelfDriver()
    table.press(250, 200, finger)
    table.move(270, 203, finger)
    table.release(270, 203, finger)
    #expect(table.takeReported().isEmpty)
  }

  @Test("swipes a row that it moves across, and lifts nothing then")
  func swipes() {
    var table = ShelfDriver()
    table.press(50, 50, finger)
    table.move(38, 51, finger)
    table.wait(.seconds(1))
    table.move(30, 90, finger)
    table.send(.focusLost)
    #expect(table.takeReported() == ["swipe began -2", "swipe moved -8", "swipe cancelled 0"])
    #expect(table.interaction.isIdle)
  }

  @Test("that lifts and goes up without moving asks for the menu, and the item stays")
  func asksForMenu() {
    var table = lifted()
    table.release(50, 50, finger)
    #expect(table.takeReported() == ["onDrag", "onDragEnd cancelled", "menu a 50,50"])
    #expect(table.takeCalls() == [.dragBegan, .dragEnded, .contextMenu])
  }

  @Test("that lifted and moved asks for no menu, even where it comes back")
  func asksForNoMenu() {
    var table = lifted()
    table.move(50, 80, finger)
    table.move(50, 50, finger)
    table.release(50, 50, finger)
    #expect(table.takeReported() == ["onDrag", "onDragEnd outside"])
  }

  @Test("hits an item smaller than a touch target within that target")
  func reaches() {
    var table = ShelfDriver()
    // The lamp is 40 px wide, and a finger needs 44.
    table.press(118, 199, finger)
    table.release(118, 199, finger)
    #expect(table.takeReported() == ["tap"])
    table.press(117, 199, finger)
    table.release(117, 199, finger)
    table.press(118, 199)
    table.release(118, 199)
    #expect(table.takeReported().isEmpty, "Too far; and a mouse hits what it points at.")
  }

  @Test("the wheel scrolls what lies under it, and sideways it swipes")
  func wheel() {
    var table = ShelfDriver()
    table.send(.wheelScrolled(at: Point(x: 250, y: 200), by: Vector(dx: 0, dy: 1)))
    table.send(.wheelScrolled(at: Point(x: 50, y: 50), by: Vector(dx: -1, dy: 0)))
    #expect(table.takeReported() == ["scroll turned -51", "swipe turned 51"])
  }

  @Test("a short tap on an item in flight catches it and asks for no menu")
  func tapsInFlight() {
    var table = lifted()
    table.move(50, 250, finger)
    table.release(50, 250, finger)
    table.wait(.milliseconds(16))
    _ = table.takeReported()
    table.press(50, 240, second)
    table.wait(.milliseconds(60))
    table.release(50, 240, second)
    #expect(table.takeReported() == ["onDrag", "onDragEnd outside"])
  }

  @Test("cancels the drag over the cancel strip")
  func cancels() {
    var table = lifted()
    table.move(50, 390, finger)
    #expect(table.interaction.isOverCancelStrip)
    table.release(50, 390, finger)
    #expect(table.takeReported() == ["onDrag", "onDragEnd cancelled"])
    #expect(table.shelf.model.names(in: "shelf") == ["a", "b", "c"])
  }

  @Test("the strip means nothing to the mouse, which has Escape beside it")
  func stripIsForFingers() {
    var table = ShelfDriver()
    table.press(50, 50)
    table.move(50, 390)
    table.release(50, 390)
    #expect(table.takeReported() == ["onDrag", "onDragEnd outside"])
  }

  @Test("a second finger taps and lets others follow while the first carries, and steals nothing")
  func secondFinger() {
    var table = lifted()
    table.press(130, 210, second)
    table.release(130, 210, second)
    table.press(130, 110, second)
    table.move(140, 110, second)
    table.press(50, 140, .finger(3))
    table.wait(.seconds(1))
    #expect(table.interaction.session?.pointer == finger)
    table.move(150, 40, finger)
    table.release(150, 40, finger)
    #expect(
      table.takeReported() == [
        "onDrag", "tap", "began", "moved", "validateDrop true", "dropEntered 30,40",
        "performDrop a", "onDragEnd dropped",
      ])
  }

  @Test("that comes back for an item in flight catches it where it is seen (R18)")
  func catches() {
    var table = lifted()
    table.move(50, 250, finger)
    table.release(50, 250, finger)
    table.wait(.milliseconds(16))
    table.press(50, 240, second)
    #expect(table.interaction.session?.pointer == second)
  }

  @Test("several fingers follow at the same time, each with its own touch")
  func followTogether() {
    var table = ShelfDriver()
    table.press(130, 110, finger)
    table.press(150, 120, second)
    table.move(131, 110, finger)
    table.move(151, 120, second)
    table.release(131, 110, finger)
    table.send(.pointerCancelled(second))
    #expect(table.takeReported() == ["began", "began", "moved", "moved", "ended", "cancelled"])
  }
}
