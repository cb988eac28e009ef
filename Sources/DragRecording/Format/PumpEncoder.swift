import DragCoding
import DragFrameIO
import DragGeometry

/// Turns pumps into lines.
///
/// ``PumpDecoder`` is its other half.
struct PumpEncoder {
  var state: DeltaState

  init(_ header: RecordingHeader) {
    state = DeltaState(header)
  }

  /// The time of the line before.
  var time: Microseconds { state.lineTime }

  /// The line of a pump, or several where more than a day passes.
  ///
  /// A time that goes back, which the seam rules out, is written as one that stands still: the file
  /// can be read, and the player tells where the replay differs.
  mutating func line(of pump: Pump) -> [UInt8] {
    var line = LineBuilder()
    let due = max(pump.time, pump.events.last?.time ?? pump.time, state.lineTime)
    while due - state.lineTime > .day {
      line.append("{\"t\":\(Microseconds.day.count)}\n")
      state.lineTime = state.lineTime + .day
    }
    line.append("{\"t\":\((due - state.lineTime).count)")
    let events = inOrder(pump.events, in: state.lineTime...due)
    encode(events, to: &line)
    if let fingerprint = pump.fingerprint {
      line.append(",\"h\":\"\(fingerprint.digits(after: state.fingerprint))\"")
      state.fingerprint = fingerprint
    }
    encode(pump.calls, among: events, to: &line)
    line.append("}")
    state.lineTime = due
    return line.finish()
  }

  /// The events at the times at which a reader finds them: each within the time of the line, and none
  /// before the one before it.
  private func inOrder(
    _ events: [InputEvent], in span: ClosedRange<Microseconds>
  ) -> [InputEvent] {
    var earliest = max(state.eventTime, span.lowerBound)
    return events.map { event in
      earliest = min(max(event.time, earliest), span.upperBound)
      return InputEvent(time: earliest, event.kind)
    }
  }
}
