import DragCoding

/// The bytes and values that a recording can still have.
///
/// ``LineReader`` spends them line by line, for the parser and for the writer.
package struct RecordingBudget: Sendable {
  private(set) var bytes: Int
  private var values: Int
  /// The number of fields of the last call, which the next ones can repeat.
  private var callFields = 0

  /// Creates a budget; smaller ones than the default are for tests.
  package init(bytes: Int = Limits.recordingBytes, values: Int = Limits.recordingValues) {
    (self.bytes, self.values) = (bytes, values)
  }

  /// Spends the bytes of a line, and of its line break.
  mutating func spend(bytes count: Int) throws(FileError.Problem) {
    guard count <= Limits.lineBytes else { throw .lineTooLong(bytes: count) }
    guard count <= bytes else { throw .full("\(Limits.recordingBytes) bytes") }
    bytes -= count + 1
  }

  /// Keeps what an end line needs: four names, and four numbers of at most 20 digits.
  mutating func reserveEnd() {
    bytes -= 128
    values -= Self.valuesOfLine
  }

  /// Spends the values of a line of `count` bytes, which are limited because a few bytes can stand for
  /// many calls.
  mutating func spend(_ line: JSONValue, bytes count: Int) throws(FileError.Problem) {
    let name = line.fields?.first?.name
    guard name == "t" else {
      // A gesture takes some times as much memory as text; a state takes less.
      return try spend(Self.valuesOfLine + (name == "g" ? count / 4 : 0))
    }
    // A run of motions has three numbers for each.
    let events = (line["e"]?.array ?? []).map(\.array).map { event in
      event?.first == "m" || event?.first == "s" ? (event?.count ?? 0) / 3 : 1
    }
    try spend(1 + events.reduce(0, +))
    for call in line["c"]?.array ?? [] {
      if let fields = call.fields { callFields = max(0, fields.count - 2) }
      // A call that is the same shares its fields with the one before.
      let count = call.integer.map { Int(clamping: $0.magnitude) } ?? call.valueCount
      let isMotion = call.integer.map { $0 <= 0 } ?? false
      let (spent, isTooMany) = count.multipliedReportingOverflow(by: isMotion ? 1 + callFields : 1)
      try spend(isTooMany ? .max : spent)
    }
  }

  private static let valuesOfLine = 4

  private mutating func spend(_ count: Int) throws(FileError.Problem) {
    guard count <= values else { throw .tooManyValues }
    values -= count
  }
}

extension JSONValue {
  /// The number of values in this one, itself included.
  fileprivate var valueCount: Int {
    switch self {
    case .array(let values): values.reduce(1) { $0 + $1.valueCount }
    case .object(let fields): fields.reduce(1) { $0 + $1.value.valueCount }
    case .null, .bool, .integer, .string: 1
    }
  }
}
