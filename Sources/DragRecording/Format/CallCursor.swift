import DragCoding
import DragFrameIO
import DragGeometry

/// How the calls of a line lean on the calls before them and on the events of the line.
///
/// A hover calls the same again for each motion. A call that equals the one before it but for its
/// time is hence written as a number: `8` says that it was made again at the times of the next
/// eight events. Where no event has its time, it is written as `[wait]`.
struct CallCursor {
  private let events: [InputEvent]
  private var next = 0

  init(_ events: [InputEvent]) {
    self.events = events
  }

  /// The time of the next event, which is then behind the cursor.
  mutating func takeNextTime() -> Microseconds? {
    guard next < events.count else { return nil }
    next += 1
    return events[next - 1].time
  }

  /// `true` where the next event has that time; it is then behind the cursor.
  mutating func take(_ time: Microseconds) -> Bool {
    guard next < events.count, events[next].time == time else { return false }
    next += 1
    return true
  }

  /// Goes on behind the first event of that time, where there is one.
  mutating func follow(_ time: Microseconds) {
    guard let place = events[next...].firstIndex(where: { $0.time >= time }) else { return }
    if events[place].time == time { next = place + 1 }
  }
}

extension Call {
  /// `true` where the calls differ by their times alone.
  func isAgain(_ other: Call?) -> Bool { other?.name == name && other?.fields == fields }
}
