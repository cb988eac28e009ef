import DragCoding
import DragEvents
import DragGeometry

struct TurnEncoder {
  private var state: DeltaState

  init(_ header: RecordingHeader) { state = DeltaState(header) }

  /// Returns the line of a turn, after the lines that bridge a pause of more than a day.
  ///
  /// Times never go back: an earlier time is replaced by the preceding one.
  mutating func lines(of turn: Turn) -> [JSONValue] {
    let due = max(turn.time, turn.events.last?.time ?? turn.time, state.lineTime)
    let lines = bridge(to: due)
    var fields = [JSONField("t", .integer((due - state.lineTime).count))]
    let events = inOrder(turn.events, in: state.lineTime...due)
    if !events.isEmpty { fields.append(JSONField("e", encoded(events))) }
    if let fingerprint = turn.fingerprint {
      fields.append(JSONField("h", .string(fingerprint.digits(after: state.fingerprint))))
      state.fingerprint = fingerprint
    }
    if !turn.calls.isEmpty { fields.append(JSONField("c", encoded(turn.calls, among: events))) }
    state.lineTime = due
    return lines + [.object(fields)]
  }

  /// Returns lines that have only a time, so that the next line covers at most a day.
  mutating func bridge(to time: Microseconds) -> [JSONValue] {
    var lines: [JSONValue] = []
    while time - state.lineTime > .day {
      lines.append(.object([JSONField("t", .integer(Microseconds.day.count))]))
      state.lineTime = state.lineTime + .day
    }
    return lines
  }

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

// Events: `[["press",wait,pointer,x,y,button],["m",pointer,isDown,ddt,dx,dy,ddt,dx,dy,…],…]`.
extension TurnEncoder {
  private struct MoveRun: Equatable {
    let pointer: PointerID
    let isDown: Bool
    let isWhole: Bool
  }

  private mutating func encoded(_ events: [InputEvent]) -> JSONValue {
    var operations: [[JSONValue]] = []
    var run: MoveRun?
    for event in events {
      let wait = (event.time - state.eventTime).count
      state.eventTime = event.time
      guard case .pointerMoved(let pointer, let point, let isDown) = event.kind else {
        run = nil
        operations.append(encoded(event.kind, after: wait))
        state.follow(event.kind)
        continue
      }
      let translation = point.clampedToFarthest - state[pointer]
      let (dx, dy) = (translation.dx.subpixels, translation.dy.subpixels)
      let isWhole = dx % 256 == 0 && dy % 256 == 0
      let next = MoveRun(pointer: pointer, isDown: isDown, isWhole: isWhole)
      if next != run {
        operations.append([isWhole ? "m" : "s", .integer(pointer.rawValue), isDown ? 1 : 0])
        run = next
      }
      let unit = isWhole ? 256 : 1
      // How much longer than for the move before: steady moves take a few bytes each.
      operations[operations.count - 1] += [
        .integer(wait - state.wait), .integer(dx / unit), .integer(dy / unit),
      ]
      state.wait = wait
      state[pointer] = state[pointer] + translation
    }
    return .array(operations.map(JSONValue.array))
  }

  private func encoded(_ kind: InputEvent.Kind, after wait: Int64) -> [JSONValue] {
    guard let (operation, numbers, words) = EventOperation.encoding(of: kind) else { return [] }
    return [.string(operation.rawValue), .integer(wait)] + numbers.map { .integer($0) }
      + words.map { .string($0) }
  }
}

// Calls: `[{call},8,-8,[wait],…]`.
extension TurnEncoder {
  private mutating func encoded(_ calls: [Call], among events: [InputEvent]) -> JSONValue {
    var values: [JSONValue] = []
    var cursor = CallCursor(events)
    var run: Int64 = 0
    for call in calls {
      if let last = state.call, let repetition = cursor.take(call, after: last) {
        let step: Int64 = repetition == .same ? 1 : -1
        if run.signum() == step { values.removeLast() } else { run = 0 }
        run += step
        values.append(.integer(run))
      } else {
        let wait = (call.time - (state.call?.time ?? .zero)).count
        values.append(call.repeats(state.call) ? .array([.integer(wait)]) : call.json)
        cursor.skip(to: call.time)
        run = 0
      }
      state.call = call
    }
    return .array(values)
  }
}
