import DragCoding
import DragGeometry

extension Recording {
  /// Reads a recording.
  ///
  /// A file without an end line, as a killed program leaves it, is read up to its last whole line.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - name: The file's name, for the words of an error.
  /// - Throws: A ``FileError`` that names the line.
  public init(parsing bytes: [UInt8], named name: String = "recording") throws(FileError) {
    var parser = RecordingParser(bytes)
    do {
      self = try parser.parse()
    } catch {
      throw FileError(file: name, line: error.isAboutFile ? nil : parser.line, error)
    }
  }
}

/// Takes a file apart, line by line.
struct RecordingParser {
  typealias Failure = FileError.Problem

  /// The number of the line that was read last.
  private(set) var line = 0
  private var lines: LineSplitter

  init(_ bytes: [UInt8]) {
    lines = LineSplitter(bytes)
  }

  /// The recording that the file holds.
  mutating func parse() throws(Failure) -> Recording {
    guard lines.bytes.count <= Limits.recordingBytes else {
      throw .tooLarge(bytes: lines.bytes.count)
    }
    guard let first = try nextLine() else { throw lines.bytes.isEmpty ? .empty : .foreign }
    let header = try header(of: first)
    var body = RecordingBody(header)
    while !body.isEnded, let range = try nextLine() {
      if range.isWhole {
        try body.take(lines.bytes, in: range.bytes, line: line)
      } else {
        try body.takeLast(lines.bytes, in: range.bytes, line: line)
      }
    }
    if body.isEnded, try nextLine() != nil { throw .afterEnd }
    return body.recording
  }

  private mutating func header(of first: LineSplitter.Line) throws(Failure) -> RecordingHeader {
    guard first.isWhole else {
      // Cut off within its first line, a recording is as good as empty; anything else is foreign.
      let start = lines.bytes[first.bytes].prefix(10)
      throw "{\"dndrec\":".utf8.starts(with: start) ? .empty : .foreign
    }
    let version = try HeaderCoder.version(lines.bytes[first.bytes])
    guard version != Recording.formatVersion else {
      return try HeaderCoder.header(lines.bytes[first.bytes])
    }
    line = 0
    lines = LineSplitter(try Upgrade.upgraded(lines.bytes, from: version))
    guard let upgraded = try nextLine() else { throw .empty }
    return try HeaderCoder.header(lines.bytes[upgraded.bytes])
  }

  private mutating func nextLine() throws(Failure) -> LineSplitter.Line? {
    guard let next = lines.next() else { return nil }
    line += 1
    guard next.bytes.count <= Limits.lineBytes else { throw .lineTooLong(bytes: next.bytes.count) }
    return next
  }
}

extension FileError.Problem {
  /// `true` where it makes no sense to name a line.
  fileprivate var isAboutFile: Bool {
    switch self {
    case .tooLarge, .empty, .foreign, .newer, .zeros: true
    default: false
    }
  }
}
