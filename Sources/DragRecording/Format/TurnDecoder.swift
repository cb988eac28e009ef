import DragCoding
import DragEvents
import DragGeometry

struct TurnDecoder {
  typealias Failure = FileError.Problem

  private var state: DeltaState

  init(_ header: RecordingHeader) { state = DeltaState(header) }

  var time: Microseconds { state.lineTime }

  mutating func turn(_ json: JSONValue, line: Int) throws(Failure) -> Turn {
    var turn = Turn(time: try time(after: try json.required("t", \.integer)), line: line)
    for operation in try json.optional("e", \.array) ?? [] {
      try decode(operation, until: turn.time, into: &turn.events)
    }
    let last = state.fingerprint
    turn.fingerprint = try json.optional("h") {
      $0.string.flatMap { .init(digits: $0, after: last) }
    }
    state.fingerprint = turn.fingerprint ?? last
    var cursor = CallCursor(turn.events)
    for value in try json.optional("c", \.array) ?? [] {
      try decode(value, with: &cursor, into: &turn.calls)
    }
    state.lineTime = turn.time
    return turn
  }

  /// Returns the time of a line that is `wait` microseconds after the line before it.
  func time(after wait: Int64) throws(Failure) -> Microseconds {
    guard wait >= 0 else { throw .timeGoesBack }
    guard wait <= Microseconds.day.count,
      wait <= Microseconds.safeCounts.upperBound - state.lineTime.count
    else { throw .gapTooLong }
    return state.lineTime + Microseconds(wait)
  }
}

// Events: `[["press",wait,pointer,x,y,button],["m",pointer,isDown,ddt,dx,dy,ddt,dx,dy,…],…]`.
extension TurnDecoder {
  private static let coordinates = -Length.farthest.subpixels...Length.farthest.subpixels
  private static let distances = 2 * coordinates.lowerBound...2 * coordinates.upperBound
  private static let waits = -(1 << 53)...(1 << 53)

  private mutating func decode(
    _ operation: JSONValue, until end: Microseconds, into events: inout [InputEvent]
  ) throws(Failure) {
    guard let values = operation.array, let name = values.first?.string else {
      throw .invalid("e")
    }
    if name == "m" || name == "s" {
      return try decodeMoves(name, values, until: end, into: &events)
    }
    guard values.count > 1, let wait = values[1].integer(in: Self.waits) else {
      throw .invalidEvent(name)
    }
    try advance(by: Int64(wait), until: end)
    if name.hasPrefix("x-") { return }
    guard let operation = EventOperation(rawValue: name) else { throw .unknownEvent(name) }
    guard let kind = Self.kind(operation, values[2...]) else { throw .invalidEvent(name) }
    state.follow(kind)
    events.append(InputEvent(time: state.eventTime, kind))
  }

  private static func kind(
    _ operation: EventOperation, _ values: ArraySlice<JSONValue>
  ) -> InputEvent.Kind? {
    let count = operation.counts.numbers
    let numbers = values.prefix(count).mapUnlessNil { $0.integer(in: coordinates) }
    guard let numbers, numbers.count == count,
      let words = values.dropFirst(numbers.count).mapUnlessNil(\.string)
    else { return nil }
    return operation.eventKind(numbers: numbers, words: words)
  }

  private mutating func decodeMoves(
    _ name: String, _ values: [JSONValue], until end: Microseconds,
    into events: inout [InputEvent]
  ) throws(Failure) {
    guard let numbers = values[1...].mapUnlessNil({ $0.integer(in: Self.waits) }),
      numbers.count % 3 == 2, (0...0xffff).contains(numbers[0]), (0...1).contains(numbers[1])
    else { throw .invalidEvent(name) }
    let (pointer, isDown) = (PointerID(rawValue: numbers[0]), numbers[1] == 1)
    let unit = name == "m" ? 256 : 1
    for index in stride(from: 2, to: numbers.count, by: 3) {
      let (dx, dy) = (numbers[index + 1], numbers[index + 2])
      state.wait += Int64(numbers[index])
      try advance(by: state.wait, until: end)
      guard Self.distances.contains(dx), Self.distances.contains(dy) else {
        throw .invalidEvent(name)
      }
      let point =
        state[pointer] + Vector(dx: Length(subpixels: dx * unit), dy: Length(subpixels: dy * unit))
      guard point == point.clampedToFarthest else { throw .invalidEvent(name) }
      state[pointer] = point
      events.append(
        InputEvent(time: state.eventTime, .pointerMoved(pointer, to: point, isDown: isDown)))
    }
  }

  private mutating func advance(by wait: Int64, until end: Microseconds) throws(Failure) {
    let (time, isTooLarge) = state.eventTime.count.addingReportingOverflow(wait)
    guard !isTooLarge, wait >= 0, time >= state.lineTime.count, time <= end.count else {
      throw .timeGoesBack
    }
    state.eventTime = Microseconds(time)
  }
}

// Calls: `[{call},8,-8,[wait],…]`; see ``CallCursor``.
extension TurnDecoder {
  private mutating func decode(
    _ value: JSONValue, with cursor: inout CallCursor, into calls: inout [Call]
  ) throws(Failure) {
    guard let count = value.integer else {
      guard let call = state.call(value) else { throw .invalidCall }
      cursor.skip(to: call.time)
      state.call = call
      return calls.append(call)
    }
    guard var call = state.call, count != 0 else { throw .invalidCall }
    let repetition = count > 0 ? CallRepetition.same : .moved
    for _ in 0..<count.magnitude {
      guard let next = cursor.take(repetition, of: call) else { throw .invalidCall }
      call = next
      calls.append(call)
    }
    state.call = call
  }
}

extension DeltaState {
  fileprivate func call(_ json: JSONValue) -> Call? {
    var next = Call(json)
    if let wait = json.array?.first?.integer, let call {
      next = call
      next?.time = Microseconds(call.time.count &+ wait)
    }
    guard let next, Microseconds.safeCounts.contains(next.time.count) else { return nil }
    return next
  }
}
