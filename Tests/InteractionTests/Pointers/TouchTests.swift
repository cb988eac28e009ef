import DragKit
import Support
import Testing

@Suite("Touches")
struct TouchTests {
  @Test("T06: A responder gets began, moved and ended in that order, without delay")
  func follows() {
    var table = ShelfDriver()
    table.press(on: "knob")
    table.drag(by: 1)
    table.drag(to: Point(x: 10, y: 390))
    table.release()
    #expect(table.takeReported() == ["began", "moved", "moved", "ended"])
    #expect(
      table.takeCalls() == [.touchesBegan, .touchesMoved, .touchesMoved, .touchesEnded])
  }

  @Test("T14: Every item answers touches by default, as a plain view does")
  func answersByDefault() {
    // The shelf does not say which items answer.
    var table = ShelfDriver()
    #expect([Shelf.knob, Shelf.lamp, Shelf.bin].allSatisfy(table.shelf.isUserInteractionEnabled))
    table.press(on: "knob")
    #expect(table.takeReported() == ["began"])
  }

  @Test("T06: A touch that is cancelled does not end")
  func cancels() {
    var table = ShelfDriver()
    table.press(on: "knob")
    table.send(.focusLost)
    #expect(table.takeReported() == ["began", "cancelled"])
  }

  @Test("A responder learns that a touch has exceeded the slop, even after it has come back")
  func outliers() {
    var table = ShelfDriver()
    for (way, hasExceededSlop) in [(Length(10), false), (11, true)] {
      table.press(on: "knob")
      table.drag(by: way)
      table.drag(to: "knob")
      table.release()
      #expect(table.shelf.hasExceededSlop == hasExceededSlop)
    }
  }

  @Test("T11: A touch that began elsewhere does not move an item it comes across")
  func beganElsewhere() {
    var table = ShelfDriver()
    table.press(at: Point(x: 190, y: 390))
    table.drag(to: "knob")
    table.release()
    #expect(table.takeReported().isEmpty)
  }

  @Test("A control is tapped where the pointer goes up on it, and not elsewhere")
  func taps() {
    var table = ShelfDriver()
    table.press(on: "lamp")
    table.release(at: table.location + Vector(dx: 5, dy: 5))
    #expect(table.takeReported() == ["tap"])
    #expect(table.requests.contains(.copyText("on")))
    table.press(on: "lamp")
    table.drag(to: "list")
    table.release()
    #expect(table.takeReported().isEmpty)
  }

  @Test(
    "The pointer is a hand over what can be pressed, and four arrows while something is carried")
  func cursors() {
    var table = ShelfDriver()
    table.canHover = true
    table.drag(to: "a")
    table.press(on: "a")
    table.drag(by: 10)
    table.release()
    let cursors = table.requests.filter { if case .showCursor = $0 { true } else { false } }
    #expect(
      cursors == [
        .showCursor(.hand), .showCursor(.arrow), .showCursor(.grabbing), .showCursor(.arrow),
      ])
  }
}
