public import DragCoding

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
  private var budget: RecordingBudget

  init(_ bytes: [UInt8], _ budget: RecordingBudget) {
    (lines, self.budget) = (LineSplitter(bytes), budget)
  }

  mutating func parse() throws(Failure) -> Recording {
    guard lines.bytes.count <= budget.bytes else {
      throw .tooLarge(bytes: lines.bytes.count, limit: budget.bytes)
    }
    guard let first = nextLine() else { throw lines.bytes.isEmpty ? .empty : .foreign }
    var recording = Recording(header: try header(of: first), entries: [])
    var reader = LineReader(recording.header, within: budget)
    while !reader.isEnded, let next = nextLine() {
      let bytes = lines.bytes[next.bytes]
      if !next.isWhole { recording.isLastLineDropped = try isCutOff(bytes) }
      if recording.isLastLineDropped { break }
      if let entry = try reader.entry(of: bytes, number: line) { recording.entries.append(entry) }
    }
    if reader.isEnded, nextLine() != nil {
      throw Failure("the file continues after its end line")
    }
    (recording.end, recording.isTorn) = (reader.end, !reader.isEnded)
    return recording
  }

  /// Whether a last line without a line break is not whole; any but an end line may have been cut off within a number.
  private func isCutOff(_ bytes: ArraySlice<UInt8>) throws(Failure) -> Bool {
    let zeros = bytes.reversed().prefix { $0 == 0 }.count
    if zeros > 0 { throw .zeros(count: zeros, after: bytes.endIndex - zeros) }
    return !bytes.starts(with: "{\"end\":".utf8) || bytes.last != UInt8(ascii: "}")
  }

  private mutating func header(of first: LineSplitter.Line) throws(Failure) -> RecordingHeader {
    guard first.isWhole else {
      // Cut off within its first line, a recording is as good as empty; anything else is foreign.
      let start = lines.bytes[first.bytes].prefix(10)
      throw "{\"dndrec\":".utf8.starts(with: start) ? .empty : .foreign
    }
    try budget.spend(bytes: first.bytes.count)
    let (version, json) = try HeaderCoder.firstLine(lines.bytes[first.bytes])
    guard version != Recording.formatVersion else { return try HeaderCoder.header(json) }
    line = 0
    lines = LineSplitter(try Upgrade.upgraded(lines.bytes, from: version))
    guard let upgraded = nextLine() else { throw .empty }
    return try HeaderCoder.header(JSONValue(parsing: lines.bytes[upgraded.bytes]))
  }

  private mutating func nextLine() -> LineSplitter.Line? {
    line += 1
    return lines.next()
  }
}
