import DragCoding
import DragFrameIO
import DragGeometry

/// The way in which a call repeats the call before it, at an event of the same line of the recording.
///
/// A drag over a target makes the same call for each motion. A call that differs only in its time from the
/// one before is written as a number: `8` is one call at each of the next eight events. If the next event
/// has another time, or none is left, it is written as `[wait]`, the microseconds since the call before.
/// `-8` is one call at each of the next eight motions to another pixel, with their `location`s.
enum CallRepetition {
  case same
  case moved

  /// Returns a call as repeated at an event; for ``moved``, `nil` unless the event is a motion that changes
  /// the call's `location`, and the call has at most `Limits.callFields` fields.
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

/// A position among the events of a line, which moves forward as the calls of the line are coded.
struct CallCursor {
  private let events: [InputEvent]
  private var next = 0

  init(_ events: [InputEvent]) { self.events = events }

  /// Returns `last` as repeated at the next possible event, up to `end`, and moves past it; `nil` if none.
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

  /// Returns how `call` repeats `last` at the next possible event, and moves past it; `nil` if it does not.
  mutating func take(_ call: Call, after last: Call) -> CallRepetition? {
    for repetition in [CallRepetition.same, .moved] {
      var ahead = self
      guard ahead.take(repetition, of: last, until: call.time) == call else { continue }
      self = ahead
      return repetition
    }
    return nil
  }

  /// Moves past the next event of exactly this time, if any.
  mutating func skip(to time: Microseconds) {
    guard let index = events[next...].firstIndex(where: { $0.time >= time }) else { return }
    if events[index].time == time { next = index + 1 }
  }
}

extension Call {
  /// Returns whether the calls are equal except for their times; `false` if `other` is `nil`.
  func repeats(_ other: Call?) -> Bool { other?.name == name && other?.fields == fields }
}
