import DragCoding
import DragFrameIO
import DragGeometry

extension PumpDecoder {
  /// Reads `[{call},8,-8,[wait],…]`; see ``CallCursor``.
  mutating func calls(
    _ scanner: inout LineScanner, among events: [InputEvent], into calls: inout [Call]
  ) throws(Failure) {
    var cursor = CallCursor(events)
    try scanner.expect(UInt8(ascii: "["))
    if scanner.take(UInt8(ascii: "]")) { return }
    repeat {
      let failure = scanner.expected("a call")
      let value = try scanner.value()
      if let count = value.integer {
        guard try again(count, at: &cursor, into: &calls) else { throw failure }
      } else {
        guard let call = state.call(value) else { throw failure }
        try budget.spend(value.valueCount)
        cursor.follow(call.time)
        state.call = call
        calls.append(call)
      }
    } while scanner.take(UInt8(ascii: ","))
    try scanner.expect(UInt8(ascii: "]"))
  }

  /// Makes the call before again with the next `count` events, where there are so many.
  private mutating func again(
    _ count: Int64, at cursor: inout CallCursor, into calls: inout [Call]
  ) throws(Failure) -> Bool {
    guard var call = state.call, count != 0 else { return false }
    let echo = count > 0 ? CallEcho.same : .moved
    for _ in 0..<count.magnitude {
      guard let next = cursor.take(echo, of: call) else { return false }
      try budget.spend(echo.cost(of: call))
      call = next
      calls.append(call)
    }
    state.call = call
    return true
  }
}

extension CallEcho {
  /// How many values the call takes anew: one that is the same shares its fields.
  fileprivate func cost(of call: Call) -> Int { self == .moved ? 1 + call.fields.count : 1 }
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
