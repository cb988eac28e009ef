import CSDL2
import DragEvents
import DragGeometry
import Testing

@testable import DragSDL

/// A window of 401×301 device pixels that has been seen.
func makeTranslator(scale: Fraction = .one, isX11: Bool = true) -> EventTranslator {
  var translator = EventTranslator(
    scale: scale, windowSize: DeviceSize(width: 401, height: 301), isX11: isX11)
  _ = translator.outcome(of: .window(.exposed))
  return translator
}

private func finger(_ number: Int64, x: Double = 0, y: Double = 0) -> RawEvent.Finger {
  RawEvent.Finger(device: 7, number: number, x: x, y: y)
}

@Suite("Discarded events, rule by rule")
struct DiscardRuleTests {
  private static let touchMouse: UInt32 = 0xffff_ffff

  @Test("a mouse that SDL makes from a finger is discarded")
  func touchMouse() {
    var translator = makeTranslator()
    let events: [RawEvent] = [
      .mouseMoved(device: Self.touchMouse, buttons: 1, x: 1, y: 1),
      .mousePressed(device: Self.touchMouse, button: 1, x: 1, y: 1),
      .mouseReleased(device: Self.touchMouse, button: 1, x: 1, y: 1),
      .wheel(device: Self.touchMouse, dx: 0, dy: 1, x: 1, y: 1),
    ]
    for event in events { #expect(translator.outcome(of: event) == .discarded(.touchMouse)) }
  }

  @Test("a finger that SDL makes from the mouse is discarded")
  func mouseTouch() {
    var translator = makeTranslator()
    let fake = RawEvent.Finger(device: -1, number: 0, x: 0.5, y: 0.5)
    for event in [RawEvent.fingerPressed(fake), .fingerMoved(fake), .fingerReleased(fake)] {
      #expect(translator.outcome(of: event) == .discarded(.mouseTouch))
    }
  }

  @Test("the mouse does not leave the window with a finger")
  func leaveBesideFingers() {
    var translator = makeTranslator()
    _ = translator.outcome(of: .fingerPressed(finger(90)))
    #expect(translator.outcome(of: .window(.mouseLeft)) == .discarded(.leaveBesideFingers))
    _ = translator.outcome(of: .fingerReleased(finger(90)))
    #expect(translator.outcome(of: .window(.mouseLeft)) == .passed(.pointerLeft))
  }

  @Test("a held key is pressed once")
  func keyRepeat() {
    var translator = makeTranslator()
    #expect(
      translator.outcome(of: .keyPressed(.space, isRepeat: false)) == .passed(.keyPressed(.space)))
    #expect(
      translator.outcome(of: .keyPressed(.space, isRepeat: true)) == .discarded(.keyRepeat))
    for key in [Key.left, .right, .up, .down, .pageUp, .pageDown] {
      #expect(translator.outcome(of: .keyPressed(key, isRepeat: true)) == .passed(.keyPressed(key)))
    }
  }

  @Test("a key without a name is discarded")
  func namelessKey() {
    var translator = makeTranslator()
    #expect(
      translator.outcome(of: .keyPressed(nil, isRepeat: false)) == .discarded(.namelessKey))
    #expect(translator.outcome(of: .keyReleased(nil)) == .discarded(.namelessKey))
  }

  @Test("a release without a press is discarded")
  func withoutPress() {
    var translator = makeTranslator()
    let release = RawEvent.mouseReleased(device: 0, button: 1, x: 0, y: 0)
    #expect(translator.outcome(of: release) == .discarded(.withoutPress))
    #expect(translator.outcome(of: .fingerMoved(finger(4))) == .discarded(.withoutPress))
    #expect(translator.outcome(of: .fingerReleased(finger(4))) == .discarded(.withoutPress))
  }

  @Test("buttons for going back and forth are discarded", arguments: [4, 5, 8] as [UInt8])
  func extraButton(number: UInt8) {
    var translator = makeTranslator()
    for event in [
      RawEvent.mousePressed(device: 0, button: number, x: 0, y: 0),
      .mouseReleased(device: 0, button: number, x: 0, y: 0),
    ] {
      #expect(translator.outcome(of: event) == .discarded(.extraButton))
    }
  }

  @Test("a new window is neither hidden nor shown before it is exposed")
  func hiddenAtStart() {
    var translator = EventTranslator(
      scale: .one, windowSize: DeviceSize(width: 10, height: 10))
    #expect(translator.outcome(of: .window(.hidden)) == .discarded(.hiddenAtStart))
    #expect(translator.outcome(of: .window(.shown)) == .discarded(.hiddenAtStart))
    _ = translator.outcome(of: .window(.exposed))
    #expect(translator.outcome(of: .window(.hidden)) == .passed(.windowHidden))
  }

  @Test("a window is hidden once and shown once")
  func seenAlready() {
    var translator = makeTranslator()
    #expect(translator.outcome(of: .window(.shown)) == .discarded(.seenAlready))
    #expect(translator.outcome(of: .window(.hidden)) == .passed(.windowHidden))
    #expect(translator.outcome(of: .window(.minimized)) == .discarded(.seenAlready))
    #expect(translator.outcome(of: .window(.restored)) == .passed(.windowShown))
    #expect(translator.outcome(of: .window(.shown)) == .discarded(.seenAlready))
  }

  @Test("the mouse does not leave while a button is held")
  func leaveWhileHeld() {
    var translator = makeTranslator()
    _ = translator.outcome(of: .mousePressed(device: 0, button: 1, x: 0, y: 0))
    #expect(translator.outcome(of: .window(.mouseLeft)) == .discarded(.leaveWhileHeld))
    _ = translator.outcome(of: .mouseReleased(device: 0, button: 1, x: 0, y: 0))
    #expect(translator.outcome(of: .window(.mouseLeft)) == .passed(.pointerLeft))
  }

  @Test("the mouse that is released outside of the window has left it")
  func releasedOutside() {
    var translator = makeTranslator()
    func release(x: Double) -> [InputEvent.Kind] {
      _ = translator.outcome(of: .mousePressed(device: 0, button: 1, x: 0, y: 0))
      return translator.translate(
        .mouseReleased(device: 0, button: 1, x: x, y: 0), at: Microseconds(1), modifiers: nil
      ).map(\.kind)
    }
    let inside = release(x: 400)
    let outside = release(x: 401)
    #expect(inside == [.pointerReleased(.mouse, at: Point(x: 400, y: 0))])
    #expect(outside == [.pointerReleased(.mouse, at: Point(x: 401, y: 0)), .pointerLeft])
  }

  @Test("events that concern only the shell are discarded")
  func housekeeping() {
    var translator = makeTranslator()
    let multiGesture: UInt32 = 0x802
    for event in [
      RawEvent.window(.exposed), .window(.other),
      .unknown(type: multiGesture),
    ] {
      #expect(translator.outcome(of: event) == .discarded(.housekeeping))
    }
  }
}

@Suite("Translated events")
struct EventTranslatorTests {
  @Test("device pixels are converted to logical pixels")
  func scale() {
    var translator = makeTranslator(scale: Fraction(3, 2))
    #expect(
      translator.outcome(of: .mouseMoved(device: 0, buttons: 1, x: 300, y: -3))
        == .passed(.pointerMoved(.mouse, to: Point(x: 200, y: -2), isDown: true)))
    #expect(
      translator.outcome(of: .window(.resized(width: 900, height: 600)))
        == .passed(.windowResized(Size(width: 600, height: 400))))
  }

  @Test("SDL's unit of a finger's location is the window's size less one pixel")
  func fingerPlace() {
    var event = SDL_TouchFingerEvent()
    (event.touchId, event.fingerId, event.x, event.y) = (7, 3, 1, 0.5)
    let window = DeviceSize(width: 401, height: 301)
    #expect(RawEvent.Finger(event, in: window) == finger(3, x: 400, y: 150))
  }

  @Test("a finger gets the lowest free number")
  func fingerNumbers() {
    var translator = makeTranslator()
    _ = translator.outcome(of: .fingerPressed(finger(30)))
    _ = translator.outcome(of: .fingerPressed(finger(31)))
    _ = translator.outcome(of: .fingerReleased(finger(30)))
    #expect(
      translator.outcome(of: .fingerPressed(finger(32)))
        == .passed(.pointerPressed(.finger(1), at: .zero)))
    #expect(
      translator.outcome(of: .fingerMoved(finger(31)))
        == .passed(.pointerMoved(.finger(2), to: .zero, isDown: true)))
  }

  @Test(
    "coordinates are finite and limited",
    arguments: [
      (Double.nan, Length.zero), (.infinity, .farthest), (-.infinity, -Length.farthest),
      (1e30, .farthest), (0.001, .zero),
    ])
  func wildCoordinates(x: Double, expected: Length) {
    var translator = makeTranslator()
    #expect(
      translator.outcome(of: .mouseMoved(device: 0, buttons: 0, x: x, y: 0))
        == .passed(.pointerMoved(.mouse, to: Point(x: expected, y: 0), isDown: false)))
  }

  @Test("down and right are positive on the wheel")
  func wheel() {
    var translator = makeTranslator()
    #expect(
      translator.outcome(of: .wheel(device: 0, dx: 1, dy: 0.5, x: 8, y: 9))
        == .passed(
          .wheelScrolled(
            at: Point(x: 8, y: 9), by: Vector(dx: 1, dy: Length(subpixels: -128)))))
  }

  @Test("the mouse keeps its own location beside a finger")
  func mouseBesideFinger() {
    var translator = makeTranslator()
    let (mouse, place) = (PointerID.mouse, Point(x: 3, y: 4))
    let motion = RawEvent.mouseMoved(device: 0, buttons: 1, x: 3, y: 4)
    let stray = RawEvent.mouseMoved(device: .max, buttons: 1, x: 90, y: 90)
    #expect(
      translator.outcome(of: motion) == .passed(.pointerMoved(mouse, to: place, isDown: true)))
    #expect(translator.outcome(of: stray) == .discarded(.touchMouse))
    #expect(
      translator.outcome(of: .mousePressed(device: 0, button: 1, x: 90, y: 90))
        == .passed(.pointerPressed(mouse, at: place)))
    #expect(
      translator.outcome(of: .mouseReleased(device: 0, button: 1, x: 90, y: 90))
        == .passed(.pointerReleased(mouse, at: place)))
  }

  @Test("a press of the mouse cancels the fingers")
  func fingersLost() {
    var translator = makeTranslator()
    let now = Microseconds(1)
    _ = translator.outcome(of: .fingerPressed(finger(30)))
    _ = translator.outcome(of: .fingerPressed(finger(31)))
    let press = RawEvent.mousePressed(device: 0, button: 1, x: 0, y: 0)
    #expect(
      translator.translate(press, at: now, modifiers: []) == [
        InputEvent(time: now, .pointerCancelled(.finger(1))),
        InputEvent(time: now, .pointerCancelled(.finger(2))),
        InputEvent(time: now, .pointerPressed(.mouse, at: .zero)),
      ])
    #expect(translator.outcome(of: .fingerMoved(finger(30))) == .discarded(.withoutPress))
  }

  @Test("where the mouse takes no fingers, as under Wayland, they stay down when it is pressed")
  func pressBesideFingers() {
    var translator = makeTranslator(isX11: false)
    _ = translator.outcome(of: .fingerPressed(finger(30)))
    let press = RawEvent.mousePressed(device: 0, button: 1, x: 7, y: 8)
    let now = Microseconds.milliseconds(9)
    #expect(
      translator.translate(press, at: now, modifiers: nil) == [
        InputEvent(time: now, .pointerPressed(.mouse, at: Point(x: 7, y: 8), button: .primary))
      ])
    #expect(
      translator.outcome(of: .fingerReleased(finger(30)))
        == .passed(.pointerReleased(.finger(1), at: .zero)))
  }

  @Test("cancelled touches cancel every finger, and later events of theirs are discarded")
  func touchesCancelled() {
    var translator = makeTranslator()
    _ = translator.outcome(of: .fingerPressed(finger(30)))
    _ = translator.outcome(of: .fingerPressed(finger(31)))
    let now = Microseconds.milliseconds(9)
    #expect(
      translator.translate(.touchesCancelled, at: now, modifiers: nil) == [
        InputEvent(time: now, .pointerCancelled(.finger(1))),
        InputEvent(time: now, .pointerCancelled(.finger(2))),
      ])
    #expect(translator.outcome(of: .fingerReleased(finger(30))) == .discarded(.withoutPress))
  }

  @Test("a mouse that is taken away with a held button is cancelled before it leaves")
  func mouseLost() {
    var translator = makeTranslator()
    let now = Microseconds.milliseconds(9)
    let left = InputEvent(time: now, .pointerLeft)
    #expect(translator.translate(.mouseLost, at: now, modifiers: nil) == [left])
    _ = translator.outcome(of: .mousePressed(device: 0, button: 1, x: 0, y: 0))
    #expect(
      translator.translate(.mouseLost, at: now, modifiers: nil) == [
        InputEvent(time: now, .pointerCancelled(.mouse)), left,
      ])
    let release = RawEvent.mouseReleased(device: 0, button: 1, x: 0, y: 0)
    #expect(translator.outcome(of: release) == .discarded(.withoutPress))
  }

  @Test("the mouse and fingers are released after the window has lost the focus")
  func releasedWithoutFocus() {
    var translator = makeTranslator()
    press(&translator)
    #expect(kinds(of: .window(.focusLost), &translator) == [.focusLost])
    #expect(
      releases(&translator) == [
        .pointerReleased(.mouse, at: .zero), .pointerReleased(.finger(1), at: .zero),
      ])
  }

  @Test("fingers are lost with a window that is hidden; the mouse is kept, and is outside of it")
  func releasedWithoutWindow() {
    var translator = makeTranslator()
    press(&translator)
    let events = kinds(of: .window(.minimized), &translator)
    #expect(events == [.pointerCancelled(.finger(1)), .windowHidden])
    for (x, seen) in [(-40, Point(x: -40, y: 9)), (40, Point(x: -1, y: -1))] as [(Double, Point)] {
      #expect(
        kinds(of: .mouseMoved(device: 0, buttons: 1, x: x, y: 9), &translator)
          == [.pointerMoved(.mouse, to: seen, isDown: true)])
      #expect(translator.mouseLocation.y == 9)
    }
    #expect(
      releases(&translator) == [.pointerReleased(.mouse, at: Point(x: -1, y: -1)), .pointerLeft])
  }

  private func press(_ translator: inout EventTranslator) {
    _ = translator.outcome(of: .mousePressed(device: 0, button: 1, x: 0, y: 0))
    _ = translator.outcome(of: .fingerPressed(finger(4)))
  }

  private func releases(_ translator: inout EventTranslator) -> [InputEvent.Kind] {
    kinds(of: .mouseReleased(device: 0, button: 1, x: 0, y: 0), &translator)
      + kinds(of: .fingerReleased(finger(4)), &translator)
  }

  private func kinds(of raw: RawEvent, _ translator: inout EventTranslator) -> [InputEvent.Kind] {
    translator.translate(raw, at: Microseconds(1), modifiers: nil).map(\.kind)
  }

  @Test("a finger outside the window keeps its location")
  func fingerOutside() {
    var translator = makeTranslator()
    _ = translator.outcome(of: .fingerPressed(finger(3)))
    #expect(
      translator.outcome(of: .fingerMoved(finger(3, x: -100, y: 450)))
        == .passed(.pointerMoved(.finger(1), to: Point(x: -100, y: 450), isDown: true)))
  }

  @Test("times do not decrease")
  func time() {
    var translator = makeTranslator()
    let key = RawEvent.keyReleased(.space)
    let times = [5, 3, 9].map { time in
      translator.translate(key, at: Microseconds(time), modifiers: [])[0].time.count
    }
    #expect(times == [5, 5, 9])
  }

  @Test("changed modifiers are emitted before their event, even if that is discarded")
  func modifiers() {
    var translator = makeTranslator()
    let now = Microseconds(1)
    #expect(
      translator.translate(.keyPressed(.z, isRepeat: false), at: now, modifiers: .control) == [
        InputEvent(time: now, .modifiersChanged(.control)),
        InputEvent(time: now, .keyPressed(.z)),
      ])
    #expect(
      translator.translate(.keyReleased(nil), at: now, modifiers: []) == [
        InputEvent(time: now, .modifiersChanged([]))
      ])
  }

  @Test("a click during a chord has the modifiers of its time")
  func modifiersOfTheMoment() {
    var translator = makeTranslator()
    let now = Microseconds(1)
    let key = translator.translate(.keyPressed(nil, isRepeat: false), at: now, modifiers: .control)
    let click = translator.translate(
      .mousePressed(device: 0, button: 1, x: 4, y: 4), at: now, modifiers: nil)
    let end = translator.translate(.keyReleased(nil), at: now, modifiers: [])
    #expect(key.map(\.kind) == [.modifiersChanged(.control)])
    #expect(!click.contains { if case .modifiersChanged = $0.kind { true } else { false } })
    #expect(end.map(\.kind) == [.modifiersChanged([])])
  }
}

extension EventTranslator {
  fileprivate mutating func translate(
    _ raw: RawEvent, at time: Microseconds, modifiers held: Modifiers?
  ) -> [InputEvent] {
    var events: [InputEvent] = []
    translate(raw, at: time, modifiers: held, into: &events)
    return events
  }
}
