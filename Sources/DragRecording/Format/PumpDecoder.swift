import DragCoding
import DragFrameIO
import DragGeometry

/// Turns lines into pumps.
///
/// ``PumpEncoder`` is its other half.
struct PumpDecoder {
  private var state: DeltaState
  typealias Failure = RecordingError.Problem

  init(_ header: RecordingHeader) {
    state = DeltaState(header)
  }

  /// The time of the line before.
  var time: Microseconds { state.lineTime }

  /// The pump of a line, whose scanner stands behind `{"t":`.
  mutating func pump(_ scanner: inout LineScanner, line: Int) throws(Failure) -> Pump {
    let wait = Microseconds(try scanner.integer())
    guard wait >= .zero else { throw .timeGoesBack }
    guard wait <= .day else { throw .gapTooLong }
    var pump = Pump(time: state.lineTime + wait, line: line)
    while scanner.take(UInt8(ascii: ",")) {
      let key = try scanner.text()
      try scanner.expect(UInt8(ascii: ":"))
      switch key {
      case "e": try events(&scanner, until: pump.time, into: &pump.events)
      case "h": pump.fingerprint = try fingerprint(&scanner)
      case "c": try calls(&scanner, among: pump.events, into: &pump.calls)
      default: _ = try scanner.value()
      }
    }
    try scanner.expect(UInt8(ascii: "}"))
    try scanner.expectEnd()
    state.lineTime = pump.time
    return pump
  }

  private mutating func events(
    _ scanner: inout LineScanner, until end: Microseconds, into events: inout [InputEvent]
  ) throws(Failure) {
    try scanner.expect(UInt8(ascii: "["))
    if scanner.take(UInt8(ascii: "]")) { return }
    repeat {
      try scanner.expect(UInt8(ascii: "["))
      let name = try scanner.text()
      try scanner.expect(UInt8(ascii: ","))
      if MoveRun.isName(name) {
        try moves(name, &scanner, until: end, into: &events)
      } else {
        try event(name, &scanner, until: end, into: &events)
      }
      try scanner.expect(UInt8(ascii: "]"))
    } while scanner.take(UInt8(ascii: ","))
    try scanner.expect(UInt8(ascii: "]"))
  }

  private mutating func moves(
    _ name: String, _ scanner: inout LineScanner, until end: Microseconds,
    into events: inout [InputEvent]
  ) throws(Failure) {
    let pointer = PointerID(rawValue: Int(try scanner.integer("the pointer", in: 0...0xffff)))
    try scanner.expect(UInt8(ascii: ","))
    let isDown = try scanner.integer("the button", in: 0...1) == 1
    let run = MoveRun(name: name, pointer: pointer, isDown: isDown)
    while scanner.take(UInt8(ascii: ",")) {
      state.wait += try scanner.integer("the wait", in: Self.waits)
      try pass(state.wait, until: end)
      try scanner.expect(UInt8(ascii: ","))
      let dx = try scanner.integer("the way", in: Self.ways)
      try scanner.expect(UInt8(ascii: ","))
      let dy = try scanner.integer("the way", in: Self.ways)
      let way = Vector(
        dx: Length(subpixels: Int(dx) * run.unit), dy: Length(subpixels: Int(dy) * run.unit))
      let point = state[pointer] + way
      guard point == point.clampedToSeam else {
        throw .outOfRange("the place", column: scanner.column)
      }
      state[pointer] = point
      events.append(
        InputEvent(time: state.eventTime, .pointerMoved(pointer, to: point, isDown: isDown)))
    }
  }

  private mutating func event(
    _ name: String, _ scanner: inout LineScanner, until end: Microseconds,
    into events: inout [InputEvent]
  ) throws(Failure) {
    try pass(try scanner.integer("the wait", in: Self.waits), until: end)
    if name.hasPrefix("x-") { return try skip(&scanner) }
    guard let operation = EventOperation(rawValue: name) else { throw .unknownOperation(name) }
    let kind = try operation.hasKey ? key(operation, &scanner) : kind(operation, &scanner)
    state.follow(kind)
    events.append(InputEvent(time: state.eventTime, kind))
  }

  private func kind(
    _ operation: EventOperation, _ scanner: inout LineScanner
  ) throws(Failure) -> InputEvent.Kind {
    let column = scanner.column
    var numbers: [Int] = []
    for _ in 0..<operation.count {
      try scanner.expect(UInt8(ascii: ","))
      numbers.append(Int(try scanner.integer("the number", in: Self.places)))
    }
    guard let kind = operation.kind(numbers: numbers) else {
      throw .outOfRange("the event", column: column)
    }
    return kind
  }

  private func key(
    _ operation: EventOperation, _ scanner: inout LineScanner
  ) throws(Failure) -> InputEvent.Kind {
    try scanner.expect(UInt8(ascii: ","))
    guard let key = Key(name: try scanner.text()) else { throw scanner.expected("a key's name") }
    return operation.kind(key: key)
  }

  private func skip(_ scanner: inout LineScanner) throws(Failure) {
    while scanner.take(UInt8(ascii: ",")) { _ = try scanner.value() }
  }

  /// Goes on to the next event, which lies between the line before and this one.
  private mutating func pass(_ wait: Int64, until end: Microseconds) throws(Failure) {
    let (time, isTooLarge) = state.eventTime.count.addingReportingOverflow(wait)
    guard !isTooLarge, wait >= 0, time >= state.lineTime.count, time <= end.count else {
      throw .timeGoesBack
    }
    state.eventTime = Microseconds(time)
  }

  private static let places: ClosedRange<Int64> =
    Int64(-Length.farthest.subpixels)...Int64(Length.farthest.subpixels)
  private static let ways: ClosedRange<Int64> = 2 * places.lowerBound...2 * places.upperBound
  private static let waits: ClosedRange<Int64> = -(1 << 53)...(1 << 53)
}

extension PumpDecoder {
  private func fingerprint(_ scanner: inout LineScanner) throws(Failure) -> Fingerprint {
    let failure = scanner.expected("24 hexadecimal digits")
    let digits = try scanner.text().utf8
    guard digits.count == 24 else { throw failure }
    var parts: [UInt32] = [0, 0, 0]
    for (place, digit) in digits.enumerated() {
      guard let value = Hexadecimal.value(of: digit) else { throw failure }
      parts[place / 8] = parts[place / 8] << 4 | value
    }
    return Fingerprint(model: parts[0], gestures: parts[1], motion: parts[2])
  }

  private mutating func calls(
    _ scanner: inout LineScanner, among events: [InputEvent], into calls: inout [Call]
  ) throws(Failure) {
    var cursor = CallCursor(events)
    try scanner.expect(UInt8(ascii: "["))
    if scanner.take(UInt8(ascii: "]")) { return }
    repeat {
      let failure = scanner.expected("a call")
      let value = try scanner.value()
      if let count = value.integer {
        guard again(count, at: &cursor, into: &calls) else { throw failure }
      } else {
        guard let call = state.call(value) else { throw failure }
        cursor.follow(call.time)
        state.call = call
        calls.append(call)
      }
    } while scanner.take(UInt8(ascii: ","))
    try scanner.expect(UInt8(ascii: "]"))
  }

  /// Makes the call before again at the times of the next `count` events, where there are so many.
  private mutating func again(
    _ count: Int64, at cursor: inout CallCursor, into calls: inout [Call]
  ) -> Bool {
    guard var call = state.call, count > 0 else { return false }
    for _ in 0..<count {
      guard let time = cursor.takeNextTime() else { return false }
      call.time = time
      calls.append(call)
    }
    state.call = call
    return true
  }
}

extension DeltaState {
  /// The call that `json` stands for: a new one, or the one before it some time later.
  fileprivate func call(_ json: JSONValue) -> Call? {
    var next = Call(json)
    if let wait = json.array?.first?.integer, let call {
      next = call
      next?.time = Microseconds(call.time.count &+ wait)
    }
    // Within this, times can be subtracted from one another.
    guard let next, (-1 << 60...1 << 60).contains(next.time.count) else { return nil }
    return next
  }
}
