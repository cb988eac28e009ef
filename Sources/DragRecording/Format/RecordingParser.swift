public import DragCoding
import DragGeometry

extension Recording {
  /// Reads a recording.
  ///
  /// A killed program leaves a file without an end line. Such a file is read up to its last whole
  /// line.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - name: The file's name, for errors.
  /// - Throws: A `FileError` if this is no valid recording. It has the number of the line, unless the
  ///   problem concerns the whole file.
  public init(parsing bytes: [UInt8], named name: String = "recording") throws(FileError) {
    try self.init(parsing: bytes, named: name, within: RecordingBudget())
  }

  package init(
    parsing bytes: [UInt8], named name: String = "recording", within budget: RecordingBudget
  ) throws(FileError) {
    var parser = RecordingParser(bytes, budget)
    do {
      self = try parser.parse()
    } catch {
      // A problem with a remedy of its own concerns the whole file.
      let line = error.remedy == nil ? parser.line : nil
      throw FileError(file: name, line: line, error.remedied(by: .recordAgain))
    }
  }
}

private struct RecordingParser {
  typealias Failure = FileError.Problem

  private(set) var line = 0
  private var lines: LineSplitter
  private let budget: RecordingBudget

  init(_ bytes: [UInt8], _ budget: RecordingBudget) {
    (lines, self.budget) = (LineSplitter(bytes), budget)
  }

  mutating func parse() throws(Failure) -> Recording {
    guard lines.bytes.count <= budget.bytes else {
      throw .tooLarge(bytes: lines.bytes.count, limit: budget.bytes)
    }
    guard let first = try nextLine() else { throw lines.bytes.isEmpty ? .empty : .foreign }
    let header = try header(of: first)
    var body = RecordingBody(header, within: budget)
    while !body.isEnded, let range = try nextLine() {
      let bytes = lines.bytes[range.bytes]
      if range.isWhole {
        try body.take(bytes, line: line)
      } else {
        try body.takeLast(bytes, line: line)
      }
    }
    if body.isEnded, try nextLine() != nil {
      throw Failure("the file continues after its end line")
    }
    return body.recording
  }

  private mutating func header(of first: LineSplitter.Line) throws(Failure) -> RecordingHeader {
    guard first.isWhole else {
      // Cut off within its first line, a recording is as good as empty; anything else is foreign.
      let start = lines.bytes[first.bytes].prefix(10)
      throw "{\"dndrec\":".utf8.starts(with: start) ? .empty : .foreign
    }
    let (version, json) = try HeaderCoder.firstLine(lines.bytes[first.bytes])
    guard version != Recording.formatVersion else { return try HeaderCoder.header(json) }
    line = 0
    lines = LineSplitter(try Upgrade.upgraded(lines.bytes, from: version))
    guard let upgraded = try nextLine() else { throw .empty }
    return try HeaderCoder.header(JSONValue(parsing: lines.bytes[upgraded.bytes]))
  }

  private mutating func nextLine() throws(Failure) -> LineSplitter.Line? {
    guard let next = lines.next() else { return nil }
    line += 1
    guard next.bytes.count <= Limits.lineBytes else { throw .lineTooLong(bytes: next.bytes.count) }
    return next
  }
}

private struct RecordingBody {
  typealias Failure = FileError.Problem

  private(set) var recording: Recording
  private(set) var isEnded = false
  private var decoder: TurnDecoder
  private var budget: RecordingBudget
  private var lines = 0
  private var events = 0

  init(_ header: RecordingHeader, within budget: RecordingBudget) {
    recording = Recording(header: header, entries: [])
    recording.isTorn = true
    decoder = TurnDecoder(header)
    self.budget = budget
  }

  mutating func take(_ bytes: ArraySlice<UInt8>, line number: Int) throws(Failure) {
    let line = try JSONValue(parsing: bytes)
    guard let key = line.fields?.first?.name else { throw .init("no object with a field") }
    guard budget.spend(line, bytes: bytes.count) else { throw .tooManyValues }
    switch key {
    case "t": try takeTurn(line, number)
    case "k":
      let time = try time(line, "k")
      guard time == decoder.time else { throw .invalid("k") }
      recording.entries.append(.keyframe(Keyframe(time: time, state: try StateCoder.bytes(line))))
    case "g": recording.entries.append(.gesture(try GestureCoder.gesture(line)))
    case "mark":
      var mark = Moment(try line.required("mark", \.string), at: try time(line, "t"))
      mark.frame = try line.optional("frame") { $0.hexadecimal(UInt64.self) }
      recording.entries.append(.mark(mark))
    case "expect":
      let expectation = try line.required("expect") { $0.string.flatMap { SessionExpectation($0) } }
      let moment = ExpectedMoment(expectation, at: try time(line, "t"))
      recording.entries.append(.expectation(moment))
    case "end": try takeEnd(line)
    case _ where key.hasPrefix("x-"): break
    default:
      throw .init("unknown line \(TextProblem.quoted(key)), known to a newer dragplay perhaps")
    }
  }

  /// Reads a last line that has no line break.
  ///
  /// Any line but the end line is dropped, since it may have been cut off within a number.
  mutating func takeLast(_ bytes: ArraySlice<UInt8>, line number: Int) throws(Failure) {
    let zeros = bytes.reversed().prefix { $0 == 0 }.count
    if zeros > 0 { throw .zeros(count: zeros, after: bytes.endIndex - zeros) }
    if bytes.starts(with: "{\"end\":".utf8), bytes.last == UInt8(ascii: "}") {
      try take(bytes, line: number)
    } else {
      recording.isLastLineDropped = true
    }
  }

  private mutating func takeTurn(_ line: JSONValue, _ number: Int) throws(Failure) {
    let turn = try decoder.turn(line, line: number)
    lines += 1
    events += turn.events.count
    recording.end = turn.time
    // A line with a time alone only bridges a gap of more than a day.
    let isBridge = turn.events.isEmpty && turn.calls.isEmpty && turn.fingerprint == nil
    if !isBridge { recording.entries.append(.turn(turn)) }
  }

  private mutating func takeEnd(_ line: JSONValue) throws(Failure) {
    recording.end = try time(line, "t")
    for (name, count) in [("lines", lines), ("events", events)] {
      let declared = try line.required(name, \.integer)
      guard declared == count else {
        throw Failure("the end line declares \(declared) \(name); the file has \(count)")
      }
    }
    recording.isTorn = false
    isEnded = true
  }

  private func time(_ line: JSONValue, _ name: String) throws(Failure) -> Microseconds {
    let count = try line.required(name, \.integer)
    guard count >= decoder.time.count else { throw .timeGoesBack }
    guard count - decoder.time.count <= Microseconds.day.count else { throw .gapTooLong }
    return Microseconds(count)
  }
}
