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

private func press(_ button: UInt8 = 1, device: UInt32 = 0, x: Double = 0, y: Double = 0)
  -> RawEvent
{
  .mousePressed(device: device, button: button, x: x, y: y)
}

private func release(_ button: UInt8 = 1, device: UInt32 = 0, x: Double = 0, y: Double = 0)
  -> RawEvent
{
  .mouseReleased(device: device, button: button, x: x, y: y)
}

private func motion(x: Double, y: Double, buttons: UInt32 = 1, device: UInt32 = 0) -> RawEvent {
  .mouseMoved(device: device, buttons: buttons, x: x, y: y)
}

struct EventTranslatorTests {
  private typealias Course = [(RawEvent, EventTranslator.Outcome)]

  private static let (fromFinger, fromMouse) = (
    UInt32.max, RawEvent.Finger(device: -1, number: 0, x: 0.5, y: 0.5)
  )
  private static let multiGesture: UInt32 = 0x802

  /// Events in a window, each with its outcome, which can depend on those before it.
  private static let courses: [Course] = [
    // A mouse that SDL makes from a finger, and a finger that it makes from the mouse.
    [
      (motion(x: 1, y: 1, device: fromFinger), .discarded(.touchMouse)),
      (press(device: fromFinger), .discarded(.touchMouse)),
      (release(device: fromFinger), .discarded(.touchMouse)),
      (.wheel(device: fromFinger, dx: 0, dy: 1, x: 1, y: 1), .discarded(.touchMouse)),
      (.fingerPressed(fromMouse), .discarded(.mouseTouch)),
      (.fingerMoved(fromMouse), .discarded(.mouseTouch)),
      (.fingerReleased(fromMouse), .discarded(.mouseTouch)),
    ],
    // The mouse leaves the window neither with a finger nor while a button is held.
    [
      (.fingerPressed(finger(90)), .passed(.pointerPressed(.finger(1), at: .zero))),
      (.window(.mouseLeft), .discarded(.leaveBesideFingers)),
      (.fingerReleased(finger(90)), .passed(.pointerReleased(.finger(1), at: .zero))),
      (.window(.mouseLeft), .passed(.pointerLeft)),
      (press(), .passed(.pointerPressed(.mouse, at: .zero))),
      (.window(.mouseLeft), .discarded(.leaveWhileHeld)),
      (release(), .passed(.pointerReleased(.mouse, at: .zero))),
      (.window(.mouseLeft), .passed(.pointerLeft)),
    ],
    // A held key is pressed once, unless it moves something; one without a name never.
    [
      (.keyPressed(.space, isRepeat: false), .passed(.keyPressed(.space))),
      (.keyPressed(.space, isRepeat: true), .discarded(.keyRepeat)),
      (.keyPressed(nil, isRepeat: false), .discarded(.namelessKey)),
      (.keyReleased(nil), .discarded(.namelessKey)),
    ]
      + [Key.left, .right, .up, .down, .pageUp, .pageDown].map {
        (.keyPressed($0, isRepeat: true), .passed(.keyPressed($0)))
      },
    // What was not pressed is neither moved nor released.
    [
      (release(), .discarded(.withoutPress)), (.fingerMoved(finger(4)), .discarded(.withoutPress)),
      (.fingerReleased(finger(4)), .discarded(.withoutPress)),
    ],
    // The buttons at the thumb go back and forward.
    [
      (press(4), .passed(.pointerPressed(.mouse, at: .zero, button: .back))),
      (release(4), .passed(.pointerReleased(.mouse, at: .zero, button: .back))),
      (press(5), .passed(.pointerPressed(.mouse, at: .zero, button: .forward))),
      (release(5), .passed(.pointerReleased(.mouse, at: .zero, button: .forward))),
    ],
    // Further buttons, and events that concern only the shell.
    [6, 8].flatMap {
      [(press($0), .discarded(.extraButton)), (release($0), .discarded(.extraButton))]
    } + [
      (
        motion(x: 3, y: 4, buttons: 1 << 5),
        .passed(.pointerMoved(.mouse, to: Point(x: 3, y: 4), isDown: false))
      ),
      (.window(.exposed), .discarded(.housekeeping)), (.window(.other), .discarded(.housekeeping)),
      (.unknown(type: multiGesture), .discarded(.housekeeping)),
    ],
    // A window is hidden once and shown once.
    [
      (.window(.shown), .discarded(.seenAlready)), (.window(.hidden), .passed(.windowHidden)),
      (.window(.minimized), .discarded(.seenAlready)),
      (.window(.restored), .passed(.windowShown)), (.window(.shown), .discarded(.seenAlready)),
    ],
    // A finger gets the lowest free number, and keeps its location outside of the window.
    [
      (.fingerPressed(finger(30)), .passed(.pointerPressed(.finger(1), at: .zero))),
      (.fingerPressed(finger(31)), .passed(.pointerPressed(.finger(2), at: .zero))),
      (.fingerReleased(finger(30)), .passed(.pointerReleased(.finger(1), at: .zero))),
      (.fingerPressed(finger(32)), .passed(.pointerPressed(.finger(1), at: .zero))),
      (
        .fingerMoved(finger(31, x: -100, y: 450)),
        .passed(.pointerMoved(.finger(2), to: Point(x: -100, y: 450), isDown: true))
      ),
    ],
    // Down and right are positive on the wheel.
    [
      (
        .wheel(device: 0, dx: 1, dy: 0.5, x: 8, y: 9),
        .passed(
          .wheelScrolled(at: Point(x: 8, y: 9), by: Vector(dx: 1, dy: Length(subpixels: -128))))
      )
    ],
    // The mouse keeps its own location beside a finger.
    [
      (motion(x: 3, y: 4), .passed(.pointerMoved(.mouse, to: Point(x: 3, y: 4), isDown: true))),
      (motion(x: 90, y: 90, device: .max), .discarded(.touchMouse)),
      (press(x: 90, y: 90), .passed(.pointerPressed(.mouse, at: Point(x: 3, y: 4)))),
      (release(x: 90, y: 90), .passed(.pointerReleased(.mouse, at: Point(x: 3, y: 4)))),
    ],
  ]

  @Test("an event is passed on or discarded by a rule", arguments: courses.indices)
  func outcomes(number: Int) {
    var translator = makeTranslator()
    for (event, expected) in Self.courses[number] {
      #expect(translator.outcome(of: event) == expected, "\(event)")
    }
  }

  @Test("a new window is neither hidden nor shown before it is exposed")
  func hiddenAtStart() {
    var translator = EventTranslator(scale: .one, windowSize: DeviceSize(width: 10, height: 10))
    for event in [RawEvent.window(.hidden), .window(.shown)] {
      #expect(translator.outcome(of: event) == .discarded(.hiddenAtStart))
    }
    _ = translator.outcome(of: .window(.exposed))
    #expect(translator.outcome(of: .window(.hidden)) == .passed(.windowHidden))
  }

  @Test("device pixels are converted to logical pixels")
  func scale() {
    var translator = makeTranslator(scale: Fraction(3, 2))
    #expect(
      translator.outcome(of: motion(x: 300, y: -3))
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

  @Test(
    "coordinates are finite and limited",
    arguments: [
      (Double.nan, Length.zero), (.infinity, .farthest), (-.infinity, -Length.farthest),
      (1e30, .farthest), (0.001, .zero),
    ])
  func wildCoordinates(x: Double, expected: Length) {
    var translator = makeTranslator()
    #expect(
      translator.outcome(of: motion(x: x, y: 0, buttons: 0))
        == .passed(.pointerMoved(.mouse, to: Point(x: expected, y: 0), isDown: false)))
  }

  /// Events in a window under X11, each with what it becomes.
  private static let translations: [[(RawEvent, [InputEvent.Kind])]] = [
    // The mouse that is released outside of the window has left it.
    [
      (press(), [.pointerPressed(.mouse, at: .zero)]),
      (release(x: 400), [.pointerReleased(.mouse, at: Point(x: 400, y: 0))]),
      (press(), [.pointerPressed(.mouse, at: .zero)]),
      (release(x: 401), [.pointerReleased(.mouse, at: Point(x: 401, y: 0)), .pointerLeft]),
    ],
    // A press of the mouse cancels the fingers.
    bothFingers + [
      (
        press(),
        [
          .pointerCancelled(.finger(1)), .pointerCancelled(.finger(2)),
          .pointerPressed(.mouse, at: .zero),
        ]
      ),
      (.fingerMoved(finger(30)), []),
    ],
    // Cancelled touches cancel every finger, and later events of theirs are discarded.
    bothFingers + [
      (.touchesCancelled, [.pointerCancelled(.finger(1)), .pointerCancelled(.finger(2))]),
      (.fingerReleased(finger(30)), []),
    ],
    // A mouse that is taken away with a held button is cancelled before it leaves.
    [
      (.mouseLost, [.pointerLeft]), (press(), [.pointerPressed(.mouse, at: .zero)]),
      (.mouseLost, [.pointerCancelled(.mouse), .pointerLeft]), (release(), []),
    ],
    // The mouse and fingers are released after the window has lost the focus.
    pressed + [
      (.window(.focusLost), [.focusLost]), (release(), [.pointerReleased(.mouse, at: .zero)]),
      (.fingerReleased(finger(30)), [.pointerReleased(.finger(1), at: .zero)]),
    ],
    // Fingers are lost with a window that is hidden; the mouse is kept, and is outside of it.
    pressed + [
      (.window(.minimized), [.pointerCancelled(.finger(1)), .windowHidden]),
      (
        motion(x: -40, y: 9), [.pointerMoved(.mouse, to: Point(x: -40, y: 9), isDown: true)]
      ),
      (motion(x: 40, y: 9), [.pointerMoved(.mouse, to: Point(x: -1, y: -1), isDown: true)]),
      (release(), [.pointerReleased(.mouse, at: Point(x: -1, y: -1)), .pointerLeft]),
      (.fingerReleased(finger(30)), []),
    ],
  ]

  private static let bothFingers: [(RawEvent, [InputEvent.Kind])] = [
    (.fingerPressed(finger(30)), [.pointerPressed(.finger(1), at: .zero)]),
    (.fingerPressed(finger(31)), [.pointerPressed(.finger(2), at: .zero)]),
  ]
  private static let pressed: [(RawEvent, [InputEvent.Kind])] = [
    (press(), [.pointerPressed(.mouse, at: .zero)]),
    (.fingerPressed(finger(30)), [.pointerPressed(.finger(1), at: .zero)]),
  ]

  @Test("an event becomes events of the engine, or none", arguments: translations.indices)
  func translation(number: Int) {
    var translator = makeTranslator()
    for (event, expected) in Self.translations[number] {
      let events = translator.translate(event, at: Microseconds(1), modifiers: nil)
      #expect(events.map(\.kind) == expected, "\(event)")
    }
  }

  @Test("where the mouse takes no fingers, as under Wayland, they stay down when it is pressed")
  func pressBesideFingers() {
    var translator = makeTranslator(isX11: false)
    _ = translator.outcome(of: .fingerPressed(finger(30)))
    let now = Microseconds.milliseconds(9)
    #expect(
      translator.translate(press(x: 7, y: 8), at: now, modifiers: nil)
        == [InputEvent(time: now, .pointerPressed(.mouse, at: Point(x: 7, y: 8)))])
    #expect(
      translator.outcome(of: .fingerReleased(finger(30)))
        == .passed(.pointerReleased(.finger(1), at: .zero)))
  }

  @Test("times do not decrease")
  func time() {
    var translator = makeTranslator()
    let times = [5, 3, 9].map { time in
      translator.translate(.keyReleased(.space), at: Microseconds(time), modifiers: [])[0].time
    }
    #expect(times.map(\.count) == [5, 5, 9])
  }

  @Test("changed modifiers are emitted before their event, even if that is discarded")
  func modifiers() {
    var translator = makeTranslator()
    func kinds(_ event: RawEvent, _ held: Modifiers?) -> [InputEvent.Kind] {
      translator.translate(event, at: Microseconds(1), modifiers: held).map(\.kind)
    }
    #expect(
      kinds(.keyPressed(.z, isRepeat: false), .control)
        == [.modifiersChanged(.control), .keyPressed(.z)])
    #expect(kinds(.keyReleased(nil), []) == [.modifiersChanged([])])
    #expect(kinds(.keyPressed(nil, isRepeat: false), .control) == [.modifiersChanged(.control)])
    #expect(kinds(press(), nil) == [.pointerPressed(.mouse, at: .zero)])
    #expect(kinds(.keyReleased(nil), []) == [.modifiersChanged([])])
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
