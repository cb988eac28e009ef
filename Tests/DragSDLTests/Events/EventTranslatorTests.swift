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

struct DiscardRuleTests {
  private var translator = makeTranslator()
  private static let touchMouse: UInt32 = 0xffff_ffff

  private mutating func outcome(of raw: RawEvent) -> EventTranslator.Outcome {
    translator.outcome(of: raw)
  }

  @Test("a mouse that SDL makes from a finger is discarded")
  mutating func touchMouse() {
    let events: [RawEvent] = [
      .mouseMoved(device: Self.touchMouse, buttons: 1, x: 1, y: 1),
      .mousePressed(device: Self.touchMouse, button: 1, x: 1, y: 1),
      .mouseReleased(device: Self.touchMouse, button: 1, x: 1, y: 1),
      .wheel(device: Self.touchMouse, dx: 0, dy: 1, x: 1, y: 1),
    ]
    for event in events { #expect(outcome(of: event) == .discarded(.touchMouse)) }
  }

  @Test("a finger that SDL makes from the mouse is discarded")
  mutating func mouseTouch() {
    let fake = RawEvent.Finger(device: -1, number: 0, x: 0.5, y: 0.5)
    for event in [RawEvent.fingerPressed(fake), .fingerMoved(fake), .fingerReleased(fake)] {
      #expect(outcome(of: event) == .discarded(.mouseTouch))
    }
  }

  @Test("the mouse does not leave the window with a finger")
  mutating func leaveBesideFingers() {
    _ = outcome(of: .fingerPressed(finger(90)))
    #expect(outcome(of: .window(.mouseLeft)) == .discarded(.leaveBesideFingers))
    _ = outcome(of: .fingerReleased(finger(90)))
    #expect(outcome(of: .window(.mouseLeft)) == .passed(.pointerLeft))
  }

  @Test("a held key is pressed once")
  mutating func keyRepeat() {
    #expect(outcome(of: .keyPressed(.space, isRepeat: false)) == .passed(.keyPressed(.space)))
    #expect(outcome(of: .keyPressed(.space, isRepeat: true)) == .discarded(.keyRepeat))
    for key in [Key.left, .right, .up, .down, .pageUp, .pageDown] {
      #expect(outcome(of: .keyPressed(key, isRepeat: true)) == .passed(.keyPressed(key)))
    }
  }

  @Test("a key without a name is discarded")
  mutating func namelessKey() {
    #expect(outcome(of: .keyPressed(nil, isRepeat: false)) == .discarded(.namelessKey))
    #expect(outcome(of: .keyReleased(nil)) == .discarded(.namelessKey))
  }

  @Test("a release without a press is discarded")
  mutating func withoutPress() {
    let release = RawEvent.mouseReleased(device: 0, button: 1, x: 0, y: 0)
    #expect(outcome(of: release) == .discarded(.withoutPress))
    #expect(outcome(of: .fingerMoved(finger(4))) == .discarded(.withoutPress))
    #expect(outcome(of: .fingerReleased(finger(4))) == .discarded(.withoutPress))
  }

  @Test("buttons for going back and forth are discarded", arguments: [4, 5, 8] as [UInt8])
  mutating func extraButton(number: UInt8) {
    for event in [
      RawEvent.mousePressed(device: 0, button: number, x: 0, y: 0),
      .mouseReleased(device: 0, button: number, x: 0, y: 0),
    ] {
      #expect(outcome(of: event) == .discarded(.extraButton))
    }
  }

  @Test("a new window is neither hidden nor shown before it is exposed")
  mutating func hiddenAtStart() {
    translator = EventTranslator(
      scale: .one, windowSize: DeviceSize(width: 10, height: 10))
    #expect(outcome(of: .window(.hidden)) == .discarded(.hiddenAtStart))
    #expect(outcome(of: .window(.shown)) == .discarded(.hiddenAtStart))
    _ = outcome(of: .window(.exposed))
    #expect(outcome(of: .window(.hidden)) == .passed(.windowHidden))
  }

  @Test("a window is hidden once and shown once")
  mutating func seenAlready() {
    #expect(outcome(of: .window(.shown)) == .discarded(.seenAlready))
    #expect(outcome(of: .window(.hidden)) == .passed(.windowHidden))
    #expect(outcome(of: .window(.minimized)) == .discarded(.seenAlready))
    #expect(outcome(of: .window(.restored)) == .passed(.windowShown))
    #expect(outcome(of: .window(.shown)) == .discarded(.seenAlready))
  }

  @Test("the mouse does not leave while a button is held")
  mutating func leaveWhileHeld() {
    _ = outcome(of: .mousePressed(device: 0, button: 1, x: 0, y: 0))
    #expect(outcome(of: .window(.mouseLeft)) == .discarded(.leaveWhileHeld))
    _ = outcome(of: .mouseReleased(device: 0, button: 1, x: 0, y: 0))
    #expect(outcome(of: .window(.mouseLeft)) == .passed(.pointerLeft))
  }

  @Test("the mouse that is released outside of the window has left it")
  mutating func releasedOutside() {
    func release(x: Double, _ translator: inout EventTranslator) -> [InputEvent.Kind] {
      _ = translator.outcome(of: .mousePressed(device: 0, button: 1, x: 0, y: 0))
      let release = RawEvent.mouseReleased(device: 0, button: 1, x: x, y: 0)
      return translator.translate(release, at: Microseconds(1), modifiers: nil).map(\.kind)
    }
    let inside = release(x: 400, &translator)
    let outside = release(x: 401, &translator)
    #expect(inside == [.pointerReleased(.mouse, at: Point(x: 400, y: 0))])
    #expect(outside == [.pointerReleased(.mouse, at: Point(x: 401, y: 0)), .pointerLeft])
  }

  @Test("events that concern only the shell are discarded")
  mutating func housekeeping() {
    let multiGesture: UInt32 = 0x802
    for event in [
      RawEvent.window(.exposed), .window(.other),
      .unknown(type: multiGesture),
    ] {
      #expect(outcome(of: event) == .discarded(.housekeeping))
    }
  }
}

struct EventTranslatorTests {
  private var translator = makeTranslator()

  private mutating func outcome(of raw: RawEvent) -> EventTranslator.Outcome {
    translator.outcome(of: raw)
  }

  @Test("device pixels are converted to logical pixels")
  mutating func scale() {
    translator = makeTranslator(scale: Fraction(3, 2))
    #expect(
      outcome(of: .mouseMoved(device: 0, buttons: 1, x: 300, y: -3))
        == .passed(.pointerMoved(.mouse, to: Point(x: 200, y: -2), isDown: true)))
    #expect(
      outcome(of: .window(.resized(width: 900, height: 600)))
        == .passed(.windowResized(Size(width: 600, height: 400))))
  }

  @Test("SDL's unit of a finger's location is the window's size less one pixel")
  mutating func fingerPlace() {
    var event = SDL_TouchFingerEvent()
    (event.touchId, event.fingerId, event.x, event.y) = (7, 3, 1, 0.5)
    let window = DeviceSize(width: 401, height: 301)
    #expect(RawEvent.Finger(event, in: window) == finger(3, x: 400, y: 150))
  }

  @Test("a finger gets the lowest free number")
  mutating func fingerNumbers() {
    _ = outcome(of: .fingerPressed(finger(30)))
    _ = outcome(of: .fingerPressed(finger(31)))
    _ = outcome(of: .fingerReleased(finger(30)))
    #expect(
      outcome(of: .fingerPressed(finger(32)))
        == .passed(.pointerPressed(.finger(1), at: .zero)))
    #expect(
      outcome(of: .fingerMoved(finger(31)))
        == .passed(.pointerMoved(.finger(2), to: .zero, isDown: true)))
  }

  @Test(
    "coordinates are finite and limited",
    arguments: [
      (Double.nan, Length.zero), (.infinity, .farthest), (-.infinity, -Length.farthest),
      (1e30, .farthest), (0.001, .zero),
    ])
  mutating func wildCoordinates(x: Double, expected: Length) {
    #expect(
      outcome(of: .mouseMoved(device: 0, buttons: 0, x: x, y: 0))
        == .passed(.pointerMoved(.mouse, to: Point(x: expected, y: 0), isDown: false)))
  }

  @Test("down and right are positive on the wheel")
  mutating func wheel() {
    #expect(
      outcome(of: .wheel(device: 0, dx: 1, dy: 0.5, x: 8, y: 9))
        == .passed(
          .wheelScrolled(
            at: Point(x: 8, y: 9), by: Vector(dx: 1, dy: Length(subpixels: -128)))))
  }

  @Test("the mouse keeps its own location beside a finger")
  mutating func mouseBesideFinger() {
    let (mouse, place) = (PointerID.mouse, Point(x: 3, y: 4))
    let motion = RawEvent.mouseMoved(device: 0, buttons: 1, x: 3, y: 4)
    let stray = RawEvent.mouseMoved(device: .max, buttons: 1, x: 90, y: 90)
    #expect(outcome(of: motion) == .passed(.pointerMoved(mouse, to: place, isDown: true)))
    #expect(outcome(of: stray) == .discarded(.touchMouse))
    #expect(
      outcome(of: .mousePressed(device: 0, button: 1, x: 90, y: 90))
        == .passed(.pointerPressed(mouse, at: place)))
    #expect(
      outcome(of: .mouseReleased(device: 0, button: 1, x: 90, y: 90))
        == .passed(.pointerReleased(mouse, at: place)))
  }

  @Test("a press of the mouse cancels the fingers")
  mutating func fingersLost() {
    let now = Microseconds(1)
    _ = outcome(of: .fingerPressed(finger(30)))
    _ = outcome(of: .fingerPressed(finger(31)))
    let press = RawEvent.mousePressed(device: 0, button: 1, x: 0, y: 0)
    #expect(
      translator.translate(press, at: now, modifiers: []) == [
        InputEvent(time: now, .pointerCancelled(.finger(1))),
        InputEvent(time: now, .pointerCancelled(.finger(2))),
        InputEvent(time: now, .pointerPressed(.mouse, at: .zero)),
      ])
    #expect(outcome(of: .fingerMoved(finger(30))) == .discarded(.withoutPress))
  }

  @Test("where the mouse takes no fingers, as under Wayland, they stay down when it is pressed")
  mutating func pressBesideFingers() {
    translator = makeTranslator(isX11: false)
    _ = outcome(of: .fingerPressed(finger(30)))
    let press = RawEvent.mousePressed(device: 0, button: 1, x: 7, y: 8)
    let now = Microseconds.milliseconds(9)
    #expect(
      translator.translate(press, at: now, modifiers: nil) == [
        InputEvent(time: now, .pointerPressed(.mouse, at: Point(x: 7, y: 8), button: .primary))
      ])
    #expect(
      outcome(of: .fingerReleased(finger(30)))
        == .passed(.pointerReleased(.finger(1), at: .zero)))
  }

  @Test("cancelled touches cancel every finger, and later events of theirs are discarded")
  mutating func touchesCancelled() {
    _ = outcome(of: .fingerPressed(finger(30)))
    _ = outcome(of: .fingerPressed(finger(31)))
    let now = Microseconds.milliseconds(9)
    #expect(
      translator.translate(.touchesCancelled, at: now, modifiers: nil) == [
        InputEvent(time: now, .pointerCancelled(.finger(1))),
        InputEvent(time: now, .pointerCancelled(.finger(2))),
      ])
    #expect(outcome(of: .fingerReleased(finger(30))) == .discarded(.withoutPress))
  }

  @Test("a mouse that is taken away with a held button is cancelled before it leaves")
  mutating func mouseLost() {
    let now = Microseconds.milliseconds(9)
    let left = InputEvent(time: now, .pointerLeft)
    #expect(translator.translate(.mouseLost, at: now, modifiers: nil) == [left])
    _ = outcome(of: .mousePressed(device: 0, button: 1, x: 0, y: 0))
    #expect(
      translator.translate(.mouseLost, at: now, modifiers: nil) == [
        InputEvent(time: now, .pointerCancelled(.mouse)), left,
      ])
    let release = RawEvent.mouseReleased(device: 0, button: 1, x: 0, y: 0)
    #expect(outcome(of: release) == .discarded(.withoutPress))
  }

  @Test("the mouse and fingers are released after the window has lost the focus")
  mutating func releasedWithoutFocus() {
    press()
    #expect(kinds(of: .window(.focusLost)) == [.focusLost])
    #expect(
      releases() == [
        .pointerReleased(.mouse, at: .zero), .pointerReleased(.finger(1), at: .zero),
      ])
  }

  @Test("fingers are lost with a window that is hidden; the mouse is kept, and is outside of it")
  mutating func releasedWithoutWindow() {
    press()
    let events = kinds(of: .window(.minimized))
    #expect(events == [.pointerCancelled(.finger(1)), .windowHidden])
    for (x, seen) in [(-40, Point(x: -40, y: 9)), (40, Point(x: -1, y: -1))] as [(Double, Point)] {
      #expect(
        kinds(of: .mouseMoved(device: 0, buttons: 1, x: x, y: 9))
          == [.pointerMoved(.mouse, to: seen, isDown: true)])
      #expect(translator.mouseLocation.y == 9)
    }
    #expect(releases() == [.pointerReleased(.mouse, at: Point(x: -1, y: -1)), .pointerLeft])
  }

  private mutating func press() {
    _ = outcome(of: .mousePressed(device: 0, button: 1, x: 0, y: 0))
    _ = outcome(of: .fingerPressed(finger(4)))
  }

  private mutating func releases() -> [InputEvent.Kind] {
    kinds(of: .mouseReleased(device: 0, button: 1, x: 0, y: 0))
      + kinds(of: .fingerReleased(finger(4)))
  }

  private mutating func kinds(of raw: RawEvent) -> [InputEvent.Kind] {
    translator.translate(raw, at: Microseconds(1), modifiers: nil).map(\.kind)
  }

  @Test("a finger outside the window keeps its location")
  mutating func fingerOutside() {
    _ = outcome(of: .fingerPressed(finger(3)))
    #expect(
      outcome(of: .fingerMoved(finger(3, x: -100, y: 450)))
        == .passed(.pointerMoved(.finger(1), to: Point(x: -100, y: 450), isDown: true)))
  }

  @Test("times do not decrease")
  mutating func time() {
    let key = RawEvent.keyReleased(.space)
    let times = [5, 3, 9].map { time in
      translator.translate(key, at: Microseconds(time), modifiers: [])[0].time.count
    }
    #expect(times == [5, 5, 9])
  }

  @Test("changed modifiers are emitted before their event, even if that is discarded")
  mutating func modifiers() {
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
  mutating func modifiersOfTheMoment() {
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
