internal import CSDL2
internal import DragEvents

/// Converts events of SDL to input events, and discards exactly those that ``DiscardRule`` lists.
///
/// The meaning of an event, such as the loss of the focus, is decided by the engine.
struct EventTranslator {
  enum Outcome: Hashable {
    case passed(InputEvent.Kind)
    case discarded(DiscardRule)
  }

  enum Visibility {
    case neverSeen, shown, hidden
  }

  /// The window's units per logical pixel.
  var scale: Fraction
  /// Whether the display server is X11: a press of the mouse takes the fingers that are down.
  let isX11: Bool
  private var lastTime = Microseconds.zero
  private var modifiers: Modifiers = []
  var windowSize: DeviceSize
  var heldButtons: Set<UInt8> = []
  var fingers = FingerNumbers()
  /// The last location of the mouse, also over a hidden window.
  var mouseLocation = Point.zero
  var isPointerMovedByFinger = false
  var visibility = Visibility.neverSeen
  /// Whether typed text is reported, and the repeats of all keys.
  var acceptsText = false { didSet { if !acceptsText { composed = "" } } }
  /// The last reported text that is composed; empty if there is none.
  private var composed = ""

  init(scale: Fraction, windowSize: DeviceSize, isX11: Bool = true) {
    (self.scale, self.windowSize, self.isX11) = (scale, windowSize, isX11)
  }

  mutating func translate(
    _ raw: RawEvent, at time: Microseconds, modifiers held: Modifiers?,
    into events: inout [InputEvent]
  ) {
    lastTime = max(lastTime, time)
    // SDL reports modifiers only with keys; a change is emitted before the event that it applies to.
    if let held, held != modifiers {
      modifiers = held
      events.append(InputEvent(time: lastTime, .modifiersChanged(held)))
    }
    for pointer in pointersLost(to: raw) {
      events.append(InputEvent(time: lastTime, .pointerCancelled(pointer)))
    }
    if case .passed(let kind) = outcome(of: raw) {
      events.append(InputEvent(time: lastTime, kind))
      if endsOutside(kind) { events.append(InputEvent(time: lastTime, .pointerLeft)) }
    }
  }

  /// Appends an event of another program's drag, whose locations are in the window's units.
  mutating func translate(
    _ drag: IncomingDragEvent, at time: Microseconds, into events: inout [InputEvent]
  ) {
    lastTime = max(lastTime, time)
    let scaled: IncomingDragEvent =
      switch drag {
      case .entered(let offer, at: let point): .entered(offer, at: logical(point))
      case .moved(to: let point, let operation): .moved(to: logical(point), requesting: operation)
      case .exited, .released, .received: drag
      }
    events.append(InputEvent(time: lastTime, .incomingDrag(scaled)))
  }

  mutating func outcome(of raw: RawEvent) -> Outcome {
    switch raw {
    case .mouseMoved(csdl_touch_mouse_id, _, _, _): movePointerByFinger()
    case .mousePressed(csdl_touch_mouse_id, _, _, _), .mouseReleased(csdl_touch_mouse_id, _, _, _),
      .wheel(csdl_touch_mouse_id, _, _, _, _):
      .discarded(.touchMouse)
    case .mouseMoved(_, let buttons, let x, let y): mouseMoved(buttons, to: point(x, y))
    case .mousePressed(_, let button, let x, let y): mousePressed(button, at: point(x, y))
    case .mouseReleased(_, let button, let x, let y): mouseReleased(button, at: point(x, y))
    case .wheel(_, let dx, let dy, let x, let y): wheelTurned(dx, dy, at: point(x, y))
    case .fingerPressed(let finger) where finger.device == csdl_mouse_touch_id,
      .fingerMoved(let finger) where finger.device == csdl_mouse_touch_id,
      .fingerReleased(let finger) where finger.device == csdl_mouse_touch_id:
      .discarded(.mouseTouch)
    case .fingerPressed(let finger):
      .passed(.pointerPressed(fingers.add(finger), at: point(finger)))
    case .fingerMoved(let finger): fingerMoved(finger)
    case .fingerReleased(let finger): fingerReleased(finger)
    case .touchesCancelled: .discarded(.housekeeping)
    case .mouseLost: .passed(.pointerLeft)
    case .keyPressed(let key?, _) where isTyping(key), .keyReleased(let key?) where isTyping(key):
      .discarded(.typedKey)
    case .keyPressed(let key, isRepeat: true) where !acceptsText && key?.repeats != true:
      .discarded(.keyRepeat)
    case .keyPressed(nil, _), .keyReleased(nil): .discarded(.namelessKey)
    case .keyPressed(let key?, _): .passed(.keyPressed(key))
    case .keyReleased(let key?): .passed(.keyReleased(key))
    case .textEntered(let text): textEntered(text)
    case .textComposed(let text): textComposed(text)
    case .window(let change): windowChanged(change)
    case .unknown: .discarded(.housekeeping)
    }
  }

  private mutating func textEntered(_ text: String) -> Outcome {
    guard acceptsText, !isShortcut else { return .discarded(.unwantedText) }
    composed = ""
    return .passed(.textEntered(text))
  }

  private mutating func textComposed(_ text: String) -> Outcome {
    guard acceptsText else { return .discarded(.unwantedText) }
    guard text != composed else { return .discarded(.housekeeping) }
    composed = text
    return .passed(.textComposed(text))
  }

  private func isTyping(_ key: Key) -> Bool {
    acceptsText && key.makesCharacter && !isShortcut
  }

  /// Whether a key that is pressed now is a shortcut, and types nothing (GTK, Qt).
  private var isShortcut: Bool { !modifiers.isDisjoint(with: [.control, .alt, .logo]) }

  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: logical(x), y: logical(y))
  }

  /// Converts a location from logical pixels to the window's units.
  func units(_ point: Point) -> Point { Point(x: point.x * scale, y: point.y * scale) }

  /// Converts a length from the window's units to logical pixels, rounded to 1/256 of a logical pixel and clamped to
  /// ±`Length.farthest`.
  func logical(_ length: Double) -> Length {
    Length(subpixels: (length * 256 * 65536 / Double(max(scale.raw, 1))).quantized)
  }

  /// Converts a location from the window's units to logical pixels.
  func logical(_ point: Point) -> Point {
    self.point(Double(point.x.subpixels) / 256, Double(point.y.subpixels) / 256)
  }
}

extension Double {
  var quantized: Int {
    guard !isNaN else { return 0 }
    let limit = Double(Length.farthest.subpixels)
    return Int(Swift.min(Swift.max(self, -limit), limit).rounded())
  }
}
