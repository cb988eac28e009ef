import DragFrameIO
import DragGeometry

extension PumpDecoder {
  /// Reads `[["op",…],…]`.
  mutating func events(
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
      guard point == point.clampedToFarthest else {
        throw .outOfRange("the place", column: scanner.column)
      }
      state[pointer] = point
      try budget.spend(1)
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
    try budget.spend(1)
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
