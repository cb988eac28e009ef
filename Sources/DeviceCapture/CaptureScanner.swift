internal import DragCoding
internal import DragRecording

struct CaptureScanner {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  typealias Failure = FileError.Problem

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
    skipBlanks()
  }

  var isAtEnd: Bool { offset == bytes.endIndex || bytes[offset] == UInt8(ascii: "#") }

  var rest: ArraySlice<UInt8> { bytes[offset...] }

  mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.endIndex, bytes[offset] == byte else { return false }
    offset += 1
    skipBlanks()
    return true
  }

  mutating func expect(_ characters: String) throws(Failure) {
    for byte in characters.utf8 where !take(byte) {
      throw expected("'\(Unicode.Scalar(byte))'")
    }
  }

  func expectEnd() throws(Failure) {
    guard isAtEnd else { throw expected("the end of the line") }
  }

  mutating func integer(_ what: String) throws(Failure) -> Int {
    let start = offset
    let isNegative = offset < bytes.endIndex && bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    if let number = digits(radix: 10, limit: 1 << 32), number <= 1 << 31 {
      skipBlanks()
      return isNegative ? -Int(number) : Int(number)
    }
    offset = start
    throw expected(what)
  }

  mutating func number(
    _ what: String, radix: Int = 10, limit: UInt64 = .max
  ) throws(Failure) -> UInt64 {
    guard let number = digits(radix: radix, limit: limit) else { throw expected(what) }
    skipBlanks()
    return number
  }

  func expected(_ what: String) -> Failure {
    .expected(what, column: offset - bytes.startIndex + 1)
  }

  mutating func expectFirstVersion(of program: String) throws(Failure) {
    guard let version = digits(radix: 10, limit: 9999), version > 1 else { return }
    throw .newer(program: program, version: version)
  }

  private mutating func digits(radix: Int, limit: UInt64) -> UInt64? {
    let digits = rest.prefix { Character(Unicode.Scalar($0)).hexDigitValue ?? radix < radix }
    guard let number = UInt64(String(decoding: digits, as: UTF8.self), radix: radix),
      number <= limit
    else { return nil }
    offset = digits.endIndex
    return number
  }

  private mutating func skipBlanks() {
    offset = rest.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.endIndex
  }

  /// Reads a time in seconds, such as `12.345678`, and returns microseconds.
  mutating func time() throws(Failure) -> UInt64 {
    let start = offset
    if let seconds = digits(radix: 10, limit: .max), let micro = millionths() {
      skipBlanks()
      return seconds &* 1_000_000 &+ micro
    }
    offset = start
    throw expected("a time such as 0.000001")
  }

  private mutating func millionths() -> UInt64? {
    guard offset < bytes.endIndex, bytes[offset] == UInt8(ascii: ".") else { return 0 }
    offset += 1
    let start = offset
    guard var number = digits(radix: 10, limit: 1 << 40) else { return nil }
    for _ in stride(from: offset - start, to: 6, by: 1) { number *= 10 }
    for _ in stride(from: 6, to: offset - start, by: 1) { number /= 10 }
    return number
  }
}
