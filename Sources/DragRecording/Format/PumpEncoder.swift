import DragCoding
import DragFrameIO
import DragGeometry

/// Turns pumps into lines.
///
/// ``PumpDecoder`` is its other half.
struct PumpEncoder {
  private var state: DeltaState

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

  private mutating func encode(
    _ events: [InputEvent], in span: ClosedRange<Microseconds>, to line: inout LineBuilder
  ) {
    guard !events.isEmpty else { return }
    line.append(",\"e\":[")
    var run: MoveRun?
    for event in events {
      let time = min(max(event.time, state.eventTime, span.lowerBound), span.upperBound)
      let wait = (time - state.eventTime).count
      state.eventTime = time
      if case .pointerMoved(let pointer, let point, let isDown) = event.kind {
        let way = point.clampedToSeam - state[pointer]
        let next = MoveRun(pointer: pointer, isDown: isDown, way: way)
        if next != run { open(next, after: run, in: &line) }
        line.append(wait - state.wait)
        line.append(way.dx.subpixels / next.unit)
        line.append(way.dy.subpixels / next.unit)
        state[pointer] = point.clampedToSeam
        (run, state.wait) = (next, wait)
      } else {
        if run != nil { line.close("]") }
        run = nil
        encode(event.kind, after: wait, to: &line)
      }
    }
    line.append(run == nil ? "]" : "]]")
  }

  private func open(_ next: MoveRun, after run: MoveRun?, in line: inout LineBuilder) {
    if run != nil { line.close("]") }
    line.open("[")
    line.append(value: "\"\(next.name)\"")
    line.append(next.pointer.rawValue)
    line.append(next.isDown ? 1 : 0)
  }

  private mutating func encode(
    _ kind: InputEvent.Kind, after wait: Int64, to line: inout LineBuilder
  ) {
    guard let (operation, numbers, key) = EventOperation.taken(from: kind) else { return }
    line.open("[")
    line.append(value: "\"\(operation.rawValue)\"")
    line.append(wait)
    for number in numbers { line.append(number) }
    if let key { line.append(value: "\"\(key.name)\"") }
    line.close("]")
    state.follow(kind)
  }

  private mutating func encode(
    _ calls: [Call], among events: [InputEvent], to line: inout LineBuilder
  ) {
    guard !calls.isEmpty else { return }
    var cursor = CallCursor(events)
    var again = 0
    line.append(",\"c\":[")
    for call in calls {
      let isAgain = call.isAgain(state.call)
      defer { state.call = call }
      if isAgain, cursor.take(call.time) {
        again += 1
        continue
      }
      if again > 0 { line.append(again) }
      again = 0
      let wait = state.call.map { call.time - $0.time } ?? .zero
      line.append(value: isAgain ? "[\(wait.count)]" : call.line)
      cursor.follow(call.time)
    }
    if again > 0 { line.append(again) }
    line.append("]")
  }
}
