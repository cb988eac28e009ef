import DragFrameIO
import DragGeometry
import DragRecording

/// The events of a capture as they become known, which is not always in their order.
struct CaptureLog {
  private var events: [InputEvent] = []

  /// Adds an event.
  mutating func add(_ kind: InputEvent.Kind, at time: Microseconds) {
    events.append(InputEvent(time: time, kind))
  }

  /// All events in the order of time.
  ///
  /// Whether a button is held during a motion, and which releases there are, is known only now: a
  /// press may have been found lost later on.
  func finished() -> [InputEvent] {
    var held: Set<PointerButton> = []
    let sorted = events.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    return sorted.compactMap { Self.mended($0.element, &held) }
  }

  private static func mended(
    _ event: InputEvent, _ held: inout Set<PointerButton>
  ) -> InputEvent? {
    switch event.kind {
    case .pointerPressed(.mouse, _, let button): held.insert(button)
    case .pointerReleased(.mouse, _, let button):
      return held.remove(button) == nil ? nil : event
    case .pointerCancelled(.mouse): held = []
    case .pointerMoved(.mouse, let place, _):
      let kind = InputEvent.Kind.pointerMoved(.mouse, to: place, isDown: !held.isEmpty)
      return InputEvent(time: event.time, kind)
    default: break
    }
    return event
  }
}
