import DragCoding
import DragFrameIO
import DragGeometry

/// How the calls of a line lean on the calls before them and on the events of the line.
///
/// A hover calls the same again for each motion. A call that equals the one before it but for its
/// time is hence written as a number: `8` says that it was made again at the times of the next
/// eight events. Where no event has its time, it is written as `[wait]`.
///
/// What follows a pointer is told where that is for each motion: `-8` says that the call was made
/// again with the next eight events that are in another pixel than the one before, each time with the
/// event's `location`.
struct CallCursor {
  private let events: [InputEvent]
  private var next = 0

  init(_ events: [InputEvent]) {
    self.events = events
  }

  /// The call that is made of the one before it with the next event of a kind, which is then behind the
  /// cursor.
  mutating func take(_ echo: CallEcho, of last: Call) -> Call? {
    guard let (call, place) = find(echo, of: last) else { return nil }
    next = place + 1
    return call
  }

  /// How a call can be made of the one before it, if it can.
  func echo(of call: Call, after last: Call) -> CallEcho? {
    [CallEcho.same, .moved].first { find($0, of: last, until: call.time)?.0 == call }
  }

  private func find(
    _ echo: CallEcho, of last: Call, until end: Microseconds? = nil
  ) -> (Call, Int)? {
    for place in next..<events.count {
      if let end, events[place].time > end { return nil }
      if let call = echo.call(after: last, at: events[place]) { return (call, place) }
    }
    return nil
  }

  /// Goes on behind the first event of that time, where there is one.
  mutating func follow(_ time: Microseconds) {
    guard let place = events[next...].firstIndex(where: { $0.time >= time }) else { return }
    if events[place].time == time { next = place + 1 }
  }
}

/// How a call leans on the one before it and on an event.
enum CallEcho {
  /// It is the same.
  case same
  /// It is the same but for its location, which is the event's.
  case moved

  /// The call that this makes of the one before, at an event; nothing where it makes none.
  func call(after last: Call, at event: InputEvent) -> Call? {
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

extension Call {
  /// `true` where the calls differ by their times alone.
  func isAgain(_ other: Call?) -> Bool { other?.name == name && other?.fields == fields }
}
