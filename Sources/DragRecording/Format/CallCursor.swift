import DragCoding
import DragEvents
import DragGeometry

/// A way in which a call repeats the call before it, at the time of an event on the same line.
///
/// A line of a recording is one turn of the loop. There, `8` stands for a ``same`` call at each of the
/// next eight events. `-8` stands for a ``moved`` call at each of the next eight motions to another
/// pixel. The `location` of a ``moved`` call is that of the motion.
enum CallRepetition {
  case same
  case moved

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

/// A position among the events of one line of a recording.
///
/// The position moves forward while the calls of the line are encoded or decoded.
struct CallCursor {
  private let events: [InputEvent]
  private var next = 0

  init(_ events: [InputEvent]) { self.events = events }

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

  mutating func take(_ call: Call, after last: Call) -> CallRepetition? {
    for repetition in [CallRepetition.same, .moved] {
      var ahead = self
      guard ahead.take(repetition, of: last, until: call.time) == call else { continue }
      self = ahead
      return repetition
    }
    return nil
  }

  mutating func skip(to time: Microseconds) {
    guard let index = events[next...].firstIndex(where: { $0.time >= time }) else { return }
    if events[index].time == time { next = index + 1 }
  }
}

extension Call {
  func repeats(_ other: Call?) -> Bool { other?.name == name && other?.fields == fields }
}
