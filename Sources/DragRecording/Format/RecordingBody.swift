import DragCoding
import DragGeometry

/// What the lines after the first come to.
struct RecordingBody {
  typealias Failure = FileError.Problem

  /// The recording so far.
  private(set) var recording: Recording
  /// `true` once the end line has been read.
  private(set) var isEnded = false
  private var decoder: PumpDecoder
  private var lines = 0
  private var events = 0

  init(_ header: RecordingHeader) {
    recording = Recording(header: header, entries: [])
    recording.isTorn = true
    decoder = PumpDecoder(header)
  }

  /// Takes a whole line in.
  mutating func take(_ bytes: [UInt8], in range: Range<Int>, line: Int) throws(Failure) {
    var scanner = LineScanner(bytes, in: range)
    try scanner.expect(UInt8(ascii: "{"))
    let key = try scanner.text()
    try scanner.expect(UInt8(ascii: ":"))
    if key == "t" { return try takePump(&scanner, line: line) }
    let fields = try FieldReader(line: bytes[range])
    // A gesture takes some times as much memory as text; a state takes less.
    try decoder.budget.spend(key == "g" ? 4 + range.count / 4 : 4)
    switch key {
    case "k": try takeKeyframe(fields)
    case "mark": try takeMark(fields)
    case "g": recording.entries.append(.gesture(try GestureCoder.gesture(fields)))
    case "expect": try takeExpectation(fields)
    case "end": try takeEnd(fields)
    case _ where key.hasPrefix("x-"): break
    default: throw .expected("\"t\", \"k\", \"g\", \"mark\", \"expect\" or \"end\"", column: 2)
    }
  }

  /// Takes the last line in, which has no end.
  ///
  /// It is dropped: even where it could be read, its last number may be cut short. Only the end
  /// line is as good without its line break.
  mutating func takeLast(_ bytes: [UInt8], in range: Range<Int>, line: Int) throws(Failure) {
    let zeros = bytes.reversed().prefix { $0 == 0 }.count
    if zeros > 0 { throw .zeros(count: zeros, from: bytes.count - zeros) }
    if bytes[range].starts(with: "{\"end\":".utf8), bytes[range].last == UInt8(ascii: "}") {
      try take(bytes, in: range, line: line)
    } else {
      recording.droppedLines = 1
    }
  }

  private mutating func takePump(_ scanner: inout LineScanner, line: Int) throws(Failure) {
    let pump = try decoder.pump(&scanner, line: line)
    lines += 1
    events += pump.events.count
    recording.end = pump.time
    // A line with a time alone only bridges a gap of more than a day.
    let isBridge = pump.events.isEmpty && pump.calls.isEmpty && pump.fingerprint == nil
    if !isBridge { recording.entries.append(.pump(pump)) }
  }

  private mutating func takeKeyframe(_ fields: FieldReader) throws(Failure) {
    let time = try time(fields, "k")
    guard time == decoder.time else { throw .outOfRange("\"k\"", column: 2) }
    recording.entries.append(
      .keyframe(Keyframe(time: time, state: try StateCoder.bytes(fields))))
  }

  private mutating func takeMark(_ fields: FieldReader) throws(Failure) {
    var mark = Mark(try fields.string("mark"), at: try time(fields, "t"))
    if fields.value["frame"] != nil { mark.frame = try fields.hexadecimal("frame") as UInt64 }
    recording.entries.append(.mark(mark))
  }

  private mutating func takeExpectation(_ fields: FieldReader) throws(Failure) {
    guard let expectation = SessionExpectation(try fields.string("expect")) else {
      throw fields.missing("expect")
    }
    recording.entries.append(
      .expectation(ExpectedMoment(expectation, at: try time(fields, "t"))))
  }

  private mutating func takeEnd(_ fields: FieldReader) throws(Failure) {
    recording.end = try time(fields, "t")
    try check(fields, "lines", lines)
    try check(fields, "events", events)
    recording.isTorn = false
    isEnded = true
  }

  private func check(_ fields: FieldReader, _ name: String, _ found: Int) throws(Failure) {
    guard let stated = fields.value[name]?.integer else { throw fields.missing(name) }
    guard stated == found else { throw .wrongCount(of: name, stated: stated, found: found) }
  }

  private func time(_ fields: FieldReader, _ name: String) throws(Failure) -> Microseconds {
    guard let count = fields.value[name]?.integer else { throw fields.missing(name) }
    guard count >= decoder.time.count else { throw .timeGoesBack }
    guard count - decoder.time.count <= Microseconds.day.count else { throw .gapTooLong }
    return Microseconds(count)
  }
}
