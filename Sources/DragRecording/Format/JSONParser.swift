public import DragCoding

extension JSONValue {
  /// Parses one value, which white space can precede and follow.
  ///
  /// Numbers must be integers of 64 bits. There can be at most 32 levels of nesting, and at most
  /// `Limits.jsonValues` values.
  ///
  /// - Throws: A ``FileError/Problem`` that contains the column, if `bytes` is anything else.
  public init(parsing bytes: some Sequence<UInt8>) throws(FileError.Problem) {
    var parser = JSONParser(bytes: Array(bytes))
    self = try parser.parseLine()
  }
}

private struct JSONParser {
  typealias Failure = FileError.Problem

  private static let maximumDepth = 32

  let bytes: [UInt8]
  private var offset = 0
  private var count = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func parseLine() throws(Failure) -> JSONValue {
    let value = try parseValue(depth: 0)
    skipSpace()
    guard offset == bytes.count else { throw failure("the end of the line") }
    return value
  }

  private mutating func parseValue(depth: Int) throws(Failure) -> JSONValue {
    guard depth < Self.maximumDepth else { throw failure("less nesting") }
    count += 1
    guard count <= Limits.jsonValues else { throw failure("fewer values") }
    skipSpace()
    switch peek() {
    case "{":
      let fields = try parseList(closedBy: "}") { (parser) throws(Failure) in
        try parser.parseField(depth: depth + 1)
      }
      return .object(fields)
    case "[":
      let values = try parseList(closedBy: "]") { (parser) throws(Failure) in
        try parser.parseValue(depth: depth + 1)
      }
      return .array(values)
    case "\"": return .string(try parseString())
    case "t": return try parse("true", as: .bool(true))
    case "f": return try parse("false", as: .bool(false))
    case "n": return try parse("null", as: .null)
    default: return .integer(try parseInteger())
    }
  }

  private mutating func parseList<Element>(
    closedBy end: Unicode.Scalar, _ parse: (inout JSONParser) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    var elements: [Element] = []
    offset += 1
    if take(end) { return elements }
    repeat { elements.append(try parse(&self)) } while take(",")
    guard take(end) else { throw failure("',' or '\(end)'") }
    return elements
  }

  private mutating func parseField(depth: Int) throws(Failure) -> JSONField {
    skipSpace()
    guard peek() == "\"" else { throw failure("a field's name") }
    let name = try parseString()
    guard take(":") else { throw failure("':'") }
    return JSONField(name, try parseValue(depth: depth))
  }

  private mutating func parseInteger() throws(Failure) -> Int64 {
    let isNegative = peek() == "-"
    if isNegative { offset += 1 }
    let start = offset
    var number: Int64 = 0  // Counted downwards, since there is one more negative number.
    // After a leading zero, JSON has no further digit.
    while let digit = peek(), ("0"..."9").contains(digit), number != 0 || offset == start {
      let (tens, overflowed) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflowedToo) = tens.subtractingReportingOverflow(Int64(digit.value - 0x30))
      guard !overflowed, !overflowedToo else { throw failure("a number of 64 bits") }
      number = sum
      offset += 1
    }
    guard offset > start else { throw failure("a value") }
    guard isNegative || number != .min else { throw failure("a number of 64 bits") }
    return isNegative ? number : -number
  }

  private mutating func parseString() throws(Failure) -> String {
    offset += 1
    var text = ""
    while true {
      let end = bytes[offset...].firstIndex(where: JSONValue.needsEscape) ?? bytes.endIndex
      text += try decode(bytes[offset..<end])
      offset = end
      switch peek() {
      case "\"":
        offset += 1
        return text
      case "\\":
        offset += 1
        text.unicodeScalars.append(try parseEscape())
      case nil: throw failure("'\"'")
      default: throw failure("no control character in a string")
      }
    }
  }

  private func decode(_ utf8: ArraySlice<UInt8>) throws(Failure) -> String {
    if utf8.reduce(0, |) < 0x80 { return String(decoding: utf8, as: UTF8.self) }
    guard let text = String(validating: utf8, as: UTF8.self) else { throw failure("UTF-8") }
    return text
  }

  private mutating func parseEscape() throws(Failure) -> Unicode.Scalar {
    guard let letter = peek() else { throw failure("an escape") }
    offset += 1
    switch letter {
    case "\"", "\\", "/": return letter
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "u": return try parseCodePoint()
    default: throw failure("an escape")
    }
  }

  private mutating func parseCodePoint() throws(Failure) -> Unicode.Scalar {
    var code = try parseFourDigits()
    if (0xd800..<0xdc00).contains(code) {
      let high = code
      for letter in ["\\", "u"] as [Unicode.Scalar] {
        guard peek() == letter else { throw failure("the rest of a surrogate pair") }
        offset += 1
      }
      let low = try parseFourDigits()
      guard (0xdc00..<0xe000).contains(low) else { throw failure("the rest of a surrogate pair") }
      code = 0x10000 + (high - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw failure("a code point") }
    return scalar
  }

  private mutating func parseFourDigits() throws(Failure) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      // Digit by digit, since `UInt32(_:radix:)` would accept a sign.
      guard let digit = peek().flatMap({ Character($0).hexDigitValue }) else {
        throw failure("four hexadecimal digits")
      }
      code = code << 4 | UInt32(digit)
      offset += 1
    }
    return code
  }

  private mutating func parse(_ word: String, as value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[offset...].starts(with: word.utf8) else { throw failure("a value") }
    offset += word.utf8.count
    return value
  }

  private func peek() -> Unicode.Scalar? {
    offset < bytes.count ? Unicode.Scalar(bytes[offset]) : nil
  }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek() == letter else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let next = peek(), next == " " || next == "\t" || next == "\n" || next == "\r" {
      offset += 1
    }
  }

  private func failure(_ expected: String) -> Failure {
    .expected(expected, column: offset + 1)
  }
}
