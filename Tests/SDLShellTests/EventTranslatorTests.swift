import DragFrameIO
import DragGeometry
import Testing

@testable import SDLShell

/// A window of 401×301 device pixels that has been seen.
private func makeTranslator(scale: Fraction = .one) -> EventTranslator {
  var translator = EventTranslator(
    scale: scale, windowSize: DeviceSize(width: 401, height: 301))
  _ = translator.outcome(of: .window(.exposed))
  return translator
}

private func finger(_ number: Int64, x: Double = 0, y: Double = 0) -> RawEvent.Finger {
  RawEvent.Finger(device: 7, number: number, x: x, y: y)
}

@Suite("Events that are discarded, row by row")
struct DiscardRuleTests {
  private static let touchMouse: UInt32 = 0xffff_ffff

  @Test("a mouse that SDL makes out of a finger is not heard of")
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

  @Test("a finger that SDL makes out of the mouse is not heard of")
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

  @Test("a key that is held goes down once")
  func keyRepeat() {
    var translator = makeTranslator()
    #expect(
      translator.outcome(of: .keyPressed(.space, isRepeat: false)) == .passed(.keyPressed(.space)))
    #expect(
      translator.outcome(of: .keyPressed(.space, isRepeat: true)) == .discarded(.keyRepeat))
  }

  @Test("a key without a name is not heard of")
  func namelessKey() {
    var translator = makeTranslator()
    #expect(
      translator.outcome(of: .keyPressed(nil, isRepeat: false)) == .discarded(.namelessKey))
    #expect(translator.outcome(of: .keyReleased(nil)) == .discarded(.namelessKey))
  }

  @Test("a release without a press is not heard of")
  func withoutPress() {
    var translator = makeTranslator()
    let release = RawEvent.mouseReleased(device: 0, button: 1, x: 0, y: 0)
    #expect(translator.outcome(of: release) == .discarded(.withoutPress))
    #expect(translator.outcome(of: .fingerMoved(finger(4))) == .discarded(.withoutPress))
    #expect(translator.outcome(of: .fingerReleased(finger(4))) == .discarded(.withoutPress))
  }

  @Test("a window hidden under a held button forgets the button")
  func releaseAfterHiding() {
    var translator = makeTranslator()
    _ = translator.outcome(of: .mousePressed(device: 0, button: 1, x: 0, y: 0))
    _ = translator.outcome(of: .window(.minimized))
    _ = translator.outcome(of: .window(.restored))
    let release = RawEvent.mouseReleased(device: 0, button: 1, x: 0, y: 0)
    #expect(translator.outcome(of: release) == .discarded(.withoutPress))
  }

  @Test("a finger is not heard of again after the window was lost", arguments: losses)
  func fingerAfterLoss(loss: RawEvent) {
    var translator = makeTranslator()
    _ = translator.outcome(of: .fingerPressed(finger(4)))
    _ = translator.outcome(of: loss)
    #expect(translator.outcome(of: .fingerMoved(finger(4))) == .discarded(.withoutPress))
    #expect(translator.outcome(of: .fingerReleased(finger(4))) == .discarded(.withoutPress))
  }

  private static let losses: [RawEvent] = [
    .window(.hidden), .window(.minimized), .window(.focusLost),
  ]

  @Test("buttons that go back and forth are not heard of", arguments: [4, 5, 8] as [UInt8])
  func extraButton(number: UInt8) {
    var translator = makeTranslator()
    for event in [
      RawEvent.mousePressed(device: 0, button: number, x: 0, y: 0),
      .mouseReleased(device: 0, button: number, x: 0, y: 0),
    ] {
      #expect(translator.outcome(of: event) == .discarded(.extraButton))
    }
  }

  @Test("a new window is neither hidden nor shown before it was seen")
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

  @Test("what concerns the shell alone is not heard of")
  func housekeeping() {
    var translator = makeTranslator()
    let multiGesture: UInt32 = 0x802
    for event in [
      RawEvent.window(.exposed), .window(.mouseEntered), .window(.other),
      .unknown(type: multiGesture),
    ] {
      #expect(translator.outcome(of: event) == .discarded(.housekeeping))
    }
  }

  @Test("every rule says what the platform does")
  func facts() {
    #expect(DiscardRule.allCases.count == 11)
    #expect(DiscardRule.allCases.allSatisfy { $0.fact.hasSuffix(".") })
  }
}

@Suite("Events that are passed on")
struct EventTranslatorTests {
  @Test("device pixels become logical ones")
  func scale() {
    var translator = makeTranslator(scale: Fraction(3, 2))
    #expect(
      translator.outcome(of: .mouseMoved(device: 0, buttons: 1, x: 300, y: -3))
        == .passed(.pointerMoved(.mouse, to: Point(x: 200, y: -2), isDown: true)))
    #expect(
      translator.outcome(of: .window(.resized(width: 900, height: 600)))
        == .passed(.windowResized(Size(width: 600, height: 400))))
  }

  @Test("a finger's place is a share of one pixel less than the window has")
  func fingerPlace() {
    var translator = makeTranslator()
    #expect(
      translator.outcome(of: .fingerPressed(finger(3, x: 1, y: 0.5)))
        == .passed(.pointerPressed(.finger(1), at: Point(x: 400, y: 150))))
  }

  @Test("fingers get the lowest number that is free")
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
    "no coordinate is too large or no number at all",
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

  @Test("a mouse moves and is pressed and released beside a finger, where it is itself")
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

  @Test("a press of the mouse takes the fingers that are down")
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

  @Test("a finger outside of the window is where it is")
  func fingerOutside() {
    var translator = makeTranslator()
    _ = translator.outcome(of: .fingerPressed(finger(3)))
    #expect(
      translator.outcome(of: .fingerMoved(finger(3, x: -0.25, y: 1.5)))
        == .passed(.pointerMoved(.finger(1), to: Point(x: -100, y: 450), isDown: true)))
  }

  @Test("time does not go back")
  func time() {
    var translator = makeTranslator()
    let key = RawEvent.keyReleased(.space)
    let times = [5, 3, 9].map { time in
      translator.translate(key, at: Microseconds(time), modifiers: [])[0].time.count
    }
    #expect(times == [5, 5, 9])
  }

  @Test("other modifiers are told before what they apply to, even if that is discarded")
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

  @Test("a click in the middle of a chord is told with the keys that were held then")
  func modifiersOfTheMoment() {
    var translator = makeTranslator()
    let now = Microseconds(1)
    let key = translator.translate(.keyPressed(nil, isRepeat: false), at: now, modifiers: .control)
    let click = translator.translate(.mousePressed(device: 0, button: 1, x: 4, y: 4), at: now, modifiers: nil)
    let end = translator.translate(.keyReleased(nil), at: now, modifiers: [])
    #expect(key.map(\.kind) == [.modifiersChanged(.control)])
    #expect(!click.contains { if case .modifiersChanged = $0.kind { true } else { false } })
    #expect(end.map(\.kind) == [.modifiersChanged([])])
  }

  @Test(
    "keys have names that a recording can hold",
    arguments: [
      ("A", "a"), ("Return", "enter"), ("Escape", "escape"), ("Left", "left"), ("F10", "f10"),
      ("Page Up", "pageup"), (",", "comma"), ("Space", "space"),
    ])
  func keyNames(sdlName: String, name: String) {
    #expect(Key(sdlName: sdlName)?.name == name)
  }

  @Test("a key without letters has no name")
  func namelessKey() {
    #expect(Key(sdlName: "") == nil)
    #expect(Key(sdlName: "ß") == nil)
  }
}
