internal import DragFrameIO
internal import DragGeometry

/// Turns what SDL reports into events, and leaves out exactly what ``DiscardRule`` lists.
///
/// It translates and never interprets: what a lost focus means is decided behind the seam.
struct EventTranslator {
  /// What became of an event.
  enum Outcome: Hashable {
    case passed(InputEvent.Kind)
    case discarded(DiscardRule)
  }

  /// Whether the window can be seen.
  enum Visibility {
    case neverSeen
    case shown
    case hidden
  }

  private let scale: Fraction
  private var lastTime = Microseconds.zero
  private var modifiers: Modifiers = []
  var windowSize: DeviceSize
  var heldButtons: Set<UInt8> = []
  var fingers = FingerNumbers()
  /// Where the mouse was when it last moved itself.
  var mousePlace = Point.zero
  /// Whether SDL's pointer has since been moved by a finger.
  var isMouseAstray = false
  var visibility = Visibility.neverSeen

  /// Creates the translator of a window of `windowSize` device pixels.
  init(scale: Fraction, windowSize: DeviceSize) {
    self.scale = Fraction(raw: max(scale.raw, 1))
    self.windowSize = windowSize
  }

  /// Translates an event that was taken from the queue at `time` with `held` modifiers; without these
  /// they are as they were.
  ///
  /// SDL tells modifiers with keys only: they are compared at each event, and a change is told before
  /// what it applies to.
  mutating func translate(
    _ raw: RawEvent, at time: Microseconds, modifiers held: Modifiers?
  ) -> [InputEvent] {
    lastTime = max(lastTime, time)
    var events: [InputEvent] = []
    if let held, held != modifiers {
      modifiers = held
      events.append(InputEvent(time: lastTime, .modifiersChanged(held)))
    }
    for finger in fingersLost(to: raw) {
      events.append(InputEvent(time: lastTime, .pointerCancelled(finger)))
    }
    if case .passed(let kind) = outcome(of: raw) {
      events.append(InputEvent(time: lastTime, kind))
    }
    return events
  }

  /// What becomes of an event.
  mutating func outcome(of raw: RawEvent) -> Outcome {
    switch raw {
    case .mouseMoved(let device, let buttons, let x, let y):
      mouseMoved(device, buttons, to: point(x, y))
    case .mousePressed(let device, let button, let x, let y):
      mousePressed(device, button, at: point(x, y))
    case .mouseReleased(let device, let button, let x, let y):
      mouseReleased(device, button, at: point(x, y))
    case .wheel(let device, let dx, let dy, let x, let y):
      wheelTurned(device, dx, dy, at: point(x, y))
    case .fingerPressed(let finger): fingerPressed(finger)
    case .fingerMoved(let finger): fingerMoved(finger)
    case .fingerReleased(let finger): fingerReleased(finger)
    case .keyPressed(_, isRepeat: true): .discarded(.keyRepeat)
    case .keyPressed(nil, _), .keyReleased(nil): .discarded(.namelessKey)
    case .keyPressed(let key?, isRepeat: false): .passed(.keyPressed(key))
    case .keyReleased(let key?): .passed(.keyReleased(key))
    case .window(let change): windowChanged(change)
    case .unknown: .discarded(.housekeeping)
    }
  }

  /// A place in device pixels as a point of the seam.
  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: logical(x), y: logical(y))
  }

  /// A length in device pixels as one of the seam: quantised, and within its bounds.
  func logical(_ device: Double) -> Length {
    Length(subpixels: (device * 256 * 65536 / Double(scale.raw)).quantized)
  }
}

extension Double {
  /// The nearest whole number within the seam's bounds; zero where this is no number.
  var quantized: Int {
    guard !isNaN else { return 0 }
    let limit = Double(Length.farthest.subpixels)
    return Int(Swift.min(Swift.max(self, -limit), limit).rounded())
  }
}
