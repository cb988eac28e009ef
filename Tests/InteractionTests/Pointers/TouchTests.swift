import DragKit
import Support
import Testing

struct TouchTests {
  private var table = ShelfDriver()

  @Test("T06: A responder gets began, moved and ended in that order, without delay")
  mutating func follows() {
    table.drag("knob", by: 1)
    table.drag(to: Point(x: 10, y: 390))
    table.release()
    #expect(table.takeReported() == ["began", "moved", "moved", "ended"])
    #expect(table.takeCalls() == [.touchesBegan, .touchesMoved, .touchesMoved, .touchesEnded])
  }

  @Test("T14: Every item answers touches by default, as a plain view does")
  mutating func answersByDefault() {
    // The shelf does not say which items answer.
    #expect([Shelf.knob, Shelf.lamp, Shelf.bin].allSatisfy(table.shelf.isUserInteractionEnabled))
    table.press(on: "knob")
    #expect(table.takeReported() == ["began"])
  }

  @Test("A responder learns that a touch has exceeded the slop, even after it has come back")
  mutating func outliers() {
    for (way, hasExceededSlop) in [(Length(10), false), (11, true)] {
      table.drag("knob", by: way)
      table.drag(to: "knob")
      table.release()
      #expect(table.shelf.hasExceededSlop == hasExceededSlop)
    }
  }

  @Test("T11: A touch that began elsewhere does not move an item it comes across")
  mutating func beganElsewhere() {
    table.press(at: Point(x: 190, y: 390))
    table.drag(to: "knob")
    table.release()
    #expect(table.takeReported().isEmpty)
  }

  @Test("A control is tapped where the pointer goes up on it, and not elsewhere")
  mutating func taps() {
    table.press(on: "lamp")
    table.release(at: table.location + Vector(dx: 5, dy: 5))
    #expect(table.takeReported() == ["tap"])
    #expect(table.requests.contains(.copyText("on")))
    table.carry("lamp", to: "list")
    #expect(table.takeReported().isEmpty)
  }

  @Test("The pointer is a hand over what can be pressed, and four arrows during a drag")
  mutating func cursors() {
    table.canHover = true
    table.drag(to: "a")
    table.drag("a", by: 10)
    table.release()
    let cursors = table.requests.filter { if case .showCursor = $0 { true } else { false } }
    #expect(
      cursors == [
        .showCursor(.hand), .showCursor(.arrow), .showCursor(.grabbing), .showCursor(.arrow),
      ])
  }
}
