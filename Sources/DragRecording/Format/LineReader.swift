import DragCoding
import DragGeometry

/// Reads the lines after the header of a recording, in order.
///
/// The writer reads each line before it writes it, with the same budget. So whatever is written can be read.
struct LineReader {
  typealias Failure = FileError.Problem

  /// The time of the end line; without one, of the last turn.
  private(set) var end: Microseconds
  private(set) var isEnded = false
  private(set) var turns = 0
  private(set) var events = 0
  private var decoder: TurnDecoder
  private var budget: RecordingBudget

  /// The time of the last turn.
  var time: Microseconds { decoder.time }

  init(_ header: RecordingHeader, within budget: RecordingBudget) {
    (end, decoder, self.budget) = (header.start, TurnDecoder(header), budget)
  }

  /// Returns the entry of a line, without its line break; `nil` for a line that is none.
  mutating func entry(
    of bytes: some Collection<UInt8>, number: Int = 0
  ) throws(Failure) -> Recording.Entry? {
    try budget.spend(bytes: bytes.count)
    let line = try JSONValue(parsing: bytes)
    guard let key = line.fields?.first?.name else { throw .init("no object with a field") }
    try budget.spend(line, bytes: bytes.count)
    switch key {
    case "t": return try turn(line, number).map { .turn($0) }
    case "k":
      let time = try time(line, "k")
      guard time == self.time else { throw .invalid("k") }
      return .keyframe(Keyframe(time: time, state: try StateCoder.bytes(line)))
    case "g": return .gesture(try GestureCoder.gesture(line))
    case "mark":
      var moment = Moment(try line.required("mark", \.string), at: try time(line, "t"))
      moment.frame = try line.optional("frame") { $0.hexadecimal(UInt64.self) }
      return .mark(moment)
    case "expect":
      let expectation = try line.required("expect") { $0.string.flatMap { SessionExpectation($0) } }
      return .expectation(ExpectedMoment(expectation, at: try time(line, "t")))
    case "end":
      try finish(line)
      return nil
    case _ where key.hasPrefix("x-"): return nil
    default:
      throw .init("unknown line \(TextProblem.quoted(key)), known to a newer dragplay perhaps")
    }
  }

  private mutating func turn(_ line: JSONValue, _ number: Int) throws(Failure) -> Turn? {
    let turn = try decoder.turn(line, line: number)
    end = turn.time
    turns += 1
    events += turn.events.count
    // A line with a time alone only bridges a gap of more than a day.
    let isBridge = turn.events.isEmpty && turn.calls.isEmpty && turn.fingerprint == nil
    return isBridge ? nil : turn
  }

  private mutating func finish(_ line: JSONValue) throws(Failure) {
    end = try time(line, "t")
    for (name, count) in [("lines", turns), ("events", events)] {
      let declared = try line.required(name, \.integer)
      guard declared == count else {
        throw Failure("the end line declares \(declared) \(name); the file has \(count)")
      }
    }
    isEnded = true
  }

  private func time(_ line: JSONValue, _ name: String) throws(Failure) -> Microseconds {
    let count = try line.required(name, \.integer)
    guard count >= self.time.count else { throw .timeGoesBack }
    return try decoder.time(after: count - self.time.count)
  }
}
