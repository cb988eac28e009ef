extension JSONValue {
  /// Reads one value that takes up all of `bytes`.
  ///
  /// Fractions, exponents and numbers beyond 64 bits are refused, and so are nesting deeper than 32
  /// and more than four million values.
  ///
  /// - Throws: A ``FileError/Problem`` that names the column.
  package init(parsing bytes: some Sequence<UInt8>) throws(FileError.Problem) {
    var parser = JSONParser(bytes: Array(bytes))
    self = try parser.parseLine()
  }
}

private struct JSONParser {
  typealias Failure = FileError.Problem

  let bytes: [UInt8]
  var offset = 0
  private var count = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  static let deepest = 32

  mutating func parseLine() throws(Failure) -> JSONValue {
    let value = try parseValue(depth: 0)
    skipSpace()
    guard offset == bytes.count else { throw failure("the end of the line") }
    return value
  }

  private mutating func parseValue(depth: Int) throws(Failure) -> JSONValue {
    guard depth < Self.deepest else { throw failure("less nesting") }
    count += 1
    guard count <= Limits.jsonValues else { throw failure("fewer values") }
    skipSpace()
    switch peek() {
    case UInt8(ascii: "{"): return .object(try parseFields(depth: depth))
    case UInt8(ascii: "["): return .array(try parseArray(depth: depth))
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", as: .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", as: .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", as: .null)
    default: return .integer(try parseInteger())
    }
  }

  private mutating func parseFields(depth: Int) throws(Failure) -> [JSONField] {
    var fields: [JSONField] = []
    offset += 1
    if take(UInt8(ascii: "}")) { return fields }
    repeat {
      skipSpace()
      guard peek() == UInt8(ascii: "\"") else { throw failure("a field's name") }
      let name = try parseString()
      guard take(UInt8(ascii: ":")) else { throw failure("':'") }
      fields.append(JSONField(name, try parseValue(depth: depth + 1)))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw failure("',' or '}'") }
    return fields
  }

  private mutating func parseArray(depth: Int) throws(Failure) -> [JSONValue] {
    var values: [JSONValue] = []
    offset += 1
    if take(UInt8(ascii: "]")) { return values }
    repeat { values.append(try parseValue(depth: depth + 1)) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw failure("',' or ']'") }
    return values
  }

  private mutating func parseInteger() throws(Failure) -> Int64 {
    let isNegative = peek() == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let start = offset
    var number: Int64 = 0
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      let digit = Int64(byte - UInt8(ascii: "0"))
      let (tens, overflowed) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflowedToo) = tens.subtractingReportingOverflow(digit)
      guard !overflowed, !overflowedToo else { throw failure("a number of 64 bits") }
      number = sum  // Counted downwards: there is one more negative number than positive ones.
      offset += 1
    }
    guard offset > start else { throw failure("a value") }
    guard isNegative || number != .min else { throw failure("a number of 64 bits") }
    return isNegative ? number : -number
  }

  private mutating func parseString() throws(Failure) -> String {
    offset += 1
    var utf8: [UInt8] = []
    while let byte = peek(), byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure("no control character in a string") }
      offset += 1
      if byte == UInt8(ascii: "\\") {
        try parseEscape(into: &utf8)
      } else {
        utf8.append(byte)
      }
    }
    guard take(UInt8(ascii: "\"")) else { throw failure("'\"'") }
    guard let text = String(validating: utf8, as: UTF8.self) else { throw failure("UTF-8") }
    return text
  }

  private mutating func parseEscape(into utf8: inout [UInt8]) throws(Failure) {
    guard let byte = peek() else { throw failure("an escape") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): utf8.append(byte)
    case UInt8(ascii: "n"): utf8.append(0x0a)
    case UInt8(ascii: "t"): utf8.append(0x09)
    case UInt8(ascii: "r"): utf8.append(0x0d)
    case UInt8(ascii: "b"): utf8.append(0x08)
    case UInt8(ascii: "f"): utf8.append(0x0c)
    case UInt8(ascii: "u"): utf8.append(contentsOf: Array(String(try parseCodePoint()).utf8))
    default: throw failure("an escape")
    }
  }

  private mutating func parseCodePoint() throws(Failure) -> Character {
    let high = try parseFourDigits()
    var code = high
    if (0xd800..<0xdc00).contains(high) {
      guard peek() == UInt8(ascii: "\\") else { throw failure("the rest of a surrogate pair") }
      offset += 1
      guard peek() == UInt8(ascii: "u") else { throw failure("the rest of a surrogate pair") }
      offset += 1
      let low = try parseFourDigits()
      guard (0xdc00..<0xe000).contains(low) else { throw failure("the rest of a surrogate pair") }
      code = 0x10000 + (high - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw failure("a code point") }
    return Character(scalar)
  }

  private mutating func parseFourDigits() throws(Failure) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      // Digit by digit: the standard library's reading of numbers would take a sign, too.
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("four hexadecimal digits")
      }
      code = code << 4 | UInt32(digit)
      offset += 1
    }
    return code
  }

  private mutating func parseWord(
    _ word: StaticString, as value: JSONValue
  ) throws(Failure) -> JSONValue {
    let isThere = word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    guard isThere else { throw failure("a value") }
    offset += word.utf8CodeUnitCount
    return value
  }

  private func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard peek() == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d {
      offset += 1
    }
  }

  private func failure(_ expected: String) -> Failure {
    .expected(expected, column: offset + 1)
  }
}
