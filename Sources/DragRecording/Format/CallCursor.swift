import DragCoding
import DragFrameIO
import DragGeometry

/// How a call repeats the call before it, at an event of its line.
///
/// A hover calls the same for each motion, so a call that equals the one before it but for its time
/// is written as a number: `8` for the times of the next eight events. If no event has its time, it
/// is written as `[wait]`. A call that follows a pointer differs in its `location` as well: `-8`
/// repeats it for the next eight events that are in another pixel than the one before.
enum CallRepetition {
  case same
  case moved

  /// The call that repeats another one at an event, if any.
  fileprivate func call(after last: Call, at event: InputEvent) -> Call? {
    var call = last
    call.time = event.time
    guard self == .moved else { return call }
    guard call.fields.count <= Limits.callFields,
      case .pointerMoved(_, let point, _) = event.kind,
      let field = call.fields.firstIndex(where: { $0.name == "location" })
    else { return nil }
    call.fields[field].value = .integers([point.x.pixels, point.y.pixels])
    return call.fields == last.fields ? nil : call
  }
}

/// A position among the events of a line, which its calls pass in order.
struct CallCursor {
  private let events: [InputEvent]
  private var next = 0

  init(_ events: [InputEvent]) { self.events = events }

  /// The call that repeats another one at the next event for which there is such a call, up to a
  /// time; the cursor passes that event.
  mutating func take(
    _ repetition: CallRepetition, of last: Call, until end: Microseconds? = nil
  ) -> Call? {
    for index in next..<events.count {
      if let end, events[index].time > end { return nil }
      guard let call = repetition.call(after: last, at: events[index]) else { continue }
      next = index + 1
      return call
    }
    return nil
  }

  /// How a call repeats the one before it, if it does; the cursor passes the event.
  mutating func take(_ call: Call, after last: Call) -> CallRepetition? {
    for repetition in [CallRepetition.same, .moved] {
      var ahead = self
      guard ahead.take(repetition, of: last, until: call.time) == call else { continue }
      self = ahead
      return repetition
    }
    return nil
  }

  /// Passes the first event of a time, if any.
  mutating func skip(to time: Microseconds) {
    guard let index = events[next...].firstIndex(where: { $0.time >= time }) else { return }
    if events[index].time == time { next = index + 1 }
  }
}

extension Call {
  /// Whether the calls differ in nothing but their times.
  func repeats(_ other: Call?) -> Bool { other?.name == name && other?.fields == fields }
}
