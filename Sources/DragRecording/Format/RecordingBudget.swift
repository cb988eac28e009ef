import DragCoding
import DragFrameIO

/// The bytes and values that a recording can still have: the writer spends them as the reader does.
///
/// So a reader with the same budget accepts whatever a writer has written.
package struct RecordingBudget: Sendable {
  private var bytes: Int
  private var values: Int

  /// Creates a budget; smaller ones than the default are for tests.
  package init(bytes: Int = Limits.recordingBytes, values: Int = Limits.recordingValues) {
    (self.bytes, self.values) = (bytes, values)
  }

  mutating func spend(bytes count: Int) throws(FileError.Problem) {
    guard count <= bytes else { throw .tooLarge(bytes: count, limit: bytes) }
    bytes -= count
  }

  /// Values are limited because a few bytes of a file can stand for many calls.
  mutating func spend(values count: Int) throws(FileError.Problem) {
    guard count <= values else { throw .tooManyValues }
    values -= count
  }

  /// Spends a line that is to be written and takes `count` bytes with its line break.
  mutating func spend(_ line: RecordingLine, bytes count: Int) throws(FileError.Problem) {
    // A value takes at least a byte, so most lines need not be counted.
    guard count <= Limits.lineBytes,
      count <= Limits.jsonValues || line.json.valueCount <= Limits.jsonValues
    else { throw .lineTooLong(bytes: count) }
    guard count <= bytes else { throw .full("\(Limits.recordingBytes) bytes") }
    let spent = line.values ?? Self.values(ofLine: line.json.fields?.first?.name, bytes: count)
    guard spent <= values else { throw .full(.valuesOfRecording) }
    (bytes, values) = (bytes - count, values - spent)
  }

  /// Keeps what an end line needs.
  mutating func reserveEnd() throws(FileError.Problem) {
    try spend(bytes: 128)  // Four names and four numbers of at most 20 digits.
    try spend(values: Self.values(ofLine: "end", bytes: 0))
  }
}

extension RecordingBudget {
  /// Returns the values of a line other than a turn, by the name of its first field.
  static func values(ofLine name: String?, bytes count: Int) -> Int {
    // A gesture takes some times as much memory as text; a state takes less.
    name == "g" ? 4 + count / 4 : 4
  }

  /// Returns the values of a call that repeats the one before it.
  static func values(of repetition: CallRepetition, of call: Call) -> Int {
    // A call that is the same shares its fields with the one before.
    repetition == .same ? 1 : 1 + call.fields.count
  }
}

/// A line of a recording that is to be written.
struct RecordingLine {
  let json: JSONValue
  /// The values of a turn; `nil` for any other line, whose name and length say it.
  var values: Int?
}
