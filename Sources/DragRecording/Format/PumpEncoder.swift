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
    encode(pump.events, in: state.lineTime...due, to: &line)
    if let fingerprint = pump.fingerprint { line.append(",\"h\":\"\(fingerprint)\"") }
    encode(pump.calls, among: pump.events, to: &line)
    line.append("}")
    state.lineTime = due
    return line.finish()
  }
}
