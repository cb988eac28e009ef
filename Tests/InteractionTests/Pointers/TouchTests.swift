import DragKit
import Support
import Testing

struct TouchTests {
  private var table = ShelfDriver()

  @Test("T06, T14: A responder gets began, moved and ended, and learns of an exceeded slop")
  mutating func follows() {
    table.drag("knob", by: 1)
    table.drag(to: Point(x: 10, y: 390))
    table.release()
    #expect(table.takeReported() == ["began", "moved", "moved", "ended"])
    #expect(table.takeCalls() == [.touchesBegan, .touchesMoved, .touchesMoved, .touchesEnded])
    // The shelf does not say which items answer.
    #expect([Shelf.knob, Shelf.lamp, Shelf.bin].allSatisfy(table.shelf.isUserInteractionEnabled))
    table.press(on: "knob")
    #expect(table.takeReported() == ["began"])
    self = Self()
    for (way, hasExceededSlop) in [(Length(10), false), (11, true)] {
      table.drag("knob", by: way)
      table.drag(to: "knob")
      table.release()
      #expect(table.shelf.hasExceededSlop == hasExceededSlop)
    }
  }

  @Test("T11: A touch from elsewhere moves nothing, a control is tapped, and the cursor shows it")
  mutating func beganElsewhere() {
    table.press(at: Point(x: 190, y: 390))
    table.drag(to: "knob")
    table.release()
    #expect(table.takeReported().isEmpty)
    table.press(on: "lamp")
    table.release(at: table.location + Vector(dx: 5, dy: 5))
    #expect(table.takeReported() == ["tap"])
    #expect(table.requests.contains(.copyText("on")))
    table.carry("lamp", to: "list")
    #expect(table.takeReported().isEmpty)
    self = Self()
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
    table.shelf.tuning.mouseLongPressLifts = true
    table.shelf.tuning.longPress = .milliseconds(700)
    table.shelf.tuning.mouseLongPress = .milliseconds(300)
  }

  @Test(
    "A long press lifts after the time of its kind of pointer",
    arguments: [(PointerID.mouse, 300), (.finger(1), 700)])
  mutating func times(pointer: PointerID, time: Int) {
    table.press(on: "a", with: pointer)
    table.wait(.milliseconds(Int64(time) - 1))
    #expect(table.takeCalls() == [])
    table.wait(.milliseconds(1))
    #expect(table.takeCalls() == [.dragBegan])
  }

  @Test(
    "A long press of a finger ends beyond the slop of fingers", arguments: [(6, true), (7, false)])
  mutating func slop(distance: Length, lifts: Bool) {
    table.shelf.tuning.touchSlop = 6
    table.shelf.tuning.mouseSlop = 60
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

  @Test("A double tap is two taps, half a second and ten pixels apart, on one item")
  mutating func time() throws {
    click()
    sheet.wait(.milliseconds(500))
    click()
    #expect(sheet.content.tapped == ["frame-3", "frame-3 twice"])
    sheet.wait(.milliseconds(501))
    click()
    #expect(sheet.content.tapped == ["frame-3", "frame-3 twice", "frame-3"])
    sheet = ContentDriver(ContactSheet())
    for _ in 1...4 { click() }
    #expect(sheet.content.tapped == ["frame-3", "frame-3 twice", "frame-3", "frame-3 twice"])
    self = Self()
    click(at: 120)
    click(at: 131)
    #expect(sheet.content.tapped == ["frame-3", "frame-3"])
    click(at: 140)
    #expect(sheet.content.tapped == ["frame-3", "frame-3", "frame-3 twice"])
    click(at: 160)
    click(at: 168)
    #expect(sheet.content.tapped.suffix(2) == ["frame-3", "frame-4"])
    self = Self()
    sheet.wait(.seconds(9))
    click()
    sheet.wait(.milliseconds(100))
    sheet.interaction = try #require(sheet.interaction.earlier(by: .seconds(9)))
    click()
    #expect(sheet.content.tapped == ["frame-3", "frame-3 twice"])
  }

  @Test("Taps with a modifier key or a drag between are no double tap, and Enter is one")
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
    sheet = ContentDriver(ContactSheet())
    sheet.press(.tab, .enter)
    #expect(sheet.content.tapped == ["frame-1 twice"])
  }
}
