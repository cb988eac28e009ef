import DragKit
import Support
import Testing

@Suite("Touches")
struct TouchTests {
  @Test("T06: a responder gets began, moved and ended in that order, without delay")
  func follows() {
    var table = ShelfDriver()
    table.press(130, 110)
    table.move(131, 110)
    table.move(10, 390)
    table.release(10, 390)
    #expect(table.takeReported() == ["began", "moved", "moved", "ended"])
    #expect(
      table.takeCalls() == [.touchesBegan, .touchesMoved, .touchesMoved, .touchesEnded])
  }

  @Test("T14: every item answers touches by default, as a plain view does")
  func answersByDefault() {
    // The shelf does not say which items answer.
    var table = ShelfDriver()
    #expect([Shelf.knob, Shelf.lamp, Shelf.bin].allSatisfy(table.shelf.isUserInteractionEnabled))
    table.press(130, 110)
    #expect(table.takeReported() == ["began"])
  }

  @Test("T06: a touch that is cancelled does not end")
  func cancels() {
    var table = ShelfDriver()
    table.press(130, 110)
    table.send(.focusLost)
    #expect(table.takeReported() == ["began", "cancelled"])
  }

  @Test("a responder learns that a touch has exceeded the slop, even after it has come back")
  func outliers() {
    var table = ShelfDriver()
    for (way, hasExceededSlop) in [(Length(10), false), (11, true)] {
      table.press(130, 110)
      table.move(130 + way, 110)
      table.move(131, 110)
      table.release(131, 110)
      #expect(table.shelf.hasExceededSlop == hasExceededSlop)
    }
  }

  @Test("T11: a touch that began elsewhere does not move an item it comes across")
  func beganElsewhere() {
    var table = ShelfDriver()
    table.press(190, 390)
    table.move(130, 110)
    table.release(130, 110)
    #expect(table.takeReported().isEmpty)
  }

  @Test("a control is tapped where the pointer goes up on it, and not elsewhere")
  func taps() {
    var table = ShelfDriver()
    table.press(130, 210)
    table.release(135, 215)
    #expect(table.takeReported() == ["tap"])
    #expect(table.requests.contains(.copyText("on")))
    table.press(130, 210)
    table.move(300, 300)
    table.release(300, 300)
    #expect(table.takeReported().isEmpty)
  }

  @Test(
    "the pointer is a hand over what can be pressed, and four arrows while something is carried")
  func cursors() {
    var table = ShelfDriver()
    table.send(.pointerMoved(.mouse, to: Point(x: 50, y: 50), isDown: false))
    table.press(50, 50)
    table.move(60, 50)
    table.release(60, 50)
    let cursors = table.requests.filter { if case .showCursor = $0 { true } else { false } }
    #expect(
      cursors == [
        .showCursor(.hand), .showCursor(.arrow), .showCursor(.grabbing), .showCursor(.arrow),
      ])
  }
}
