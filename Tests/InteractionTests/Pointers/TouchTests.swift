import DragKit
import Support
import Testing

struct TouchTests {
  private var table = ShelfDriver()

  @Test("T06, T14: A responder gets began, moved and ended in that order, without delay")
  mutating func follows() {
    table.drag("knob", by: 1)
    table.drag(to: Point(x: 10, y: 390))
    table.release()
    #expect(table.takeReported() == ["began", "moved", "moved", "ended"])
    #expect(table.takeCalls() == [.touchesBegan, .touchesMoved, .touchesMoved, .touchesEnded])
    // The shelf does not say which items answer.
    #expect([Shelf.knob, Shelf.lamp, Shelf.bin].allSatisfy(table.content.isUserInteractionEnabled))
    table.press(on: "knob")
    #expect(table.takeReported() == ["began"])
  }

  @Test("A responder learns that a touch has exceeded the slop, even after it has come back")
  mutating func exceededSlop() {
    for (way, hasExceededSlop) in [(Length(10), false), (11, true)] {
      table.drag("knob", by: way)
      table.drag(to: "knob")
      table.release()
      #expect(table.content.hasExceededSlop == hasExceededSlop)
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

struct LongPressTests {
  private var table = ShelfDriver()

  init() {
    table.content.tuning.mouseLongPressLifts = true
    table.content.tuning.longPress = .milliseconds(700)
    table.content.tuning.mouseLongPress = .milliseconds(300)
  }

  @Test(
    "A long press lifts after the time of its kind of pointer",
    arguments: [(PointerID.mouse, 300), (.finger(1), 700)])
  mutating func times(pointer: PointerID, time: Int) {
    table.press(on: "a", with: pointer)
    let end = Microseconds.milliseconds(Int64(time))
    #expect(table.interaction.nextWake(table.content) == end)
    table.wait(end - Microseconds(1))
    #expect(table.takeCalls() == [])
    table.wait(Microseconds(1))
    #expect(table.takeCalls() == [.dragBegan])
  }

  @Test(
    "A long press of a finger ends beyond the slop of fingers", arguments: [(6, true), (7, false)])
  mutating func slop(distance: Length, lifts: Bool) {
    table.content.tuning.touchSlop = 6
    table.content.tuning.mouseSlop = 60
    table.press(on: "a", with: .finger(1))
    table.drag(by: 0, distance, with: .finger(1))
    table.wait(.seconds(1))
    #expect(table.takeCalls() == (lifts ? [.dragBegan] : []))
  }
}

struct DoubleTapTests {
  private var sheet = ContentDriver(ContactSheet())

  /// Presses and releases the mouse.
  private mutating func click(at y: Length = 140) {
    sheet.press(at: Point(x: 200, y: y))
    sheet.release()
  }

  @Test("A double tap is two taps whose presses are at most half a second apart")
  mutating func time() {
    click()
    sheet.wait(.milliseconds(500))
    click()
    #expect(sheet.content.tapped == ["frame-3", "frame-3 twice"])
    sheet.wait(.milliseconds(501))
    click()
    #expect(sheet.content.tapped == ["frame-3", "frame-3 twice", "frame-3"])
  }

  @Test("Every second one of quick taps is a double tap")
  mutating func quick() {
    for _ in 1...4 { click() }
    #expect(sheet.content.tapped == ["frame-3", "frame-3 twice", "frame-3", "frame-3 twice"])
  }

  @Test("The taps of a double tap are at most ten pixels apart, and on one item")
  mutating func distance() {
    click(at: 120)
    click(at: 131)
    #expect(sheet.content.tapped == ["frame-3", "frame-3"])
    click(at: 140)
    #expect(sheet.content.tapped == ["frame-3", "frame-3", "frame-3 twice"])
    click(at: 160)
    click(at: 168)
    #expect(sheet.content.tapped.suffix(2) == ["frame-3", "frame-4"])
  }

  @Test("A double tap counts in a copy of the state whose clock was set back")
  mutating func clockSetBack() throws {
    sheet.wait(.seconds(9))
    click()
    sheet.wait(.milliseconds(100))
    sheet.interaction = try #require(sheet.interaction.earlier(by: .seconds(9)))
    click()
    #expect(sheet.content.tapped == ["frame-3", "frame-3 twice"])
  }

  @Test("Taps with a modifier key, or with a drag in between, are no double tap")
  mutating func others() {
    click()
    sheet.hold(.control)
    click()
    sheet.hold([])
    #expect(sheet.content.tapped == ["frame-3", "frame-3"])
    // So that the dropped frame is where it was at once.
    sheet.change { $0.tuning.reducedMotion = true }
    sheet.wait(.seconds(1))
    sheet.press(at: Point(x: 200, y: 140))
    sheet.drag(by: 0, 20)
    sheet.drag(by: 0, -20)
    sheet.release()
    click()
    #expect(sheet.content.tapped == ["frame-3", "frame-3", "frame-3"])
  }

  @Test("Enter on the focused item is a double tap")
  mutating func enter() {
    sheet.press(.tab, .enter)
    #expect(sheet.content.tapped == ["frame-1 twice"])
  }
}
