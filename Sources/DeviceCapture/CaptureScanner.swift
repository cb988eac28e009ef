import DragCoding
import DragRecording

/// Takes one line of a capture apart, byte by byte.
struct CaptureScanner {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  /// What to throw where the line does not go on as it should.
  typealias Failure = FileError.Problem

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
    skipBlanks()
  }

  /// The column of what comes next, counted from one.
  var column: Int { offset - bytes.startIndex + 1 }

  /// `true` where nothing more comes, or only a comment.
  var isAtEnd: Bool { offset == bytes.endIndex || bytes[offset] == UInt8(ascii: "#") }

  /// What comes next, as it stands there.
  var rest: ArraySlice<UInt8> { bytes[offset...] }

  /// Steps over `byte` and blanks after it, where it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.endIndex, bytes[offset] == byte else { return false }
    offset += 1
    skipBlanks()
    return true
  }

  /// Steps over `byte`, which must come next.
  mutating func expect(_ byte: UInt8) throws(Failure) {
    guard take(byte) else { throw expected("'\(Unicode.Scalar(byte))'") }
  }

  /// Refuses the line where more than a comment comes.
  func expectEnd() throws(Failure) {
    guard isAtEnd else { throw expected("the end of the line") }
  }

  /// A whole number of 32 bits, as the kernel's values are.
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

  /// A number without a sign, not above `limit`.
  mutating func number(
    _ what: String, radix: UInt64 = 10, limit: UInt64 = .max
  ) throws(Failure) -> UInt64 {
    let start = offset
    guard let number = digits(radix: radix, limit: limit) else {
      offset = start
      throw expected(what)
    }
    skipBlanks()
    return number
  }

  /// What to throw where `what` does not come next.
  func expected(_ what: String) -> Failure { .expected(what, column: column) }

  /// The digits that come next; nothing where there are none, or the number is above `limit`.
  mutating func digits(radix: UInt64, limit: UInt64) -> UInt64? {
    let start = offset
    var number: UInt64 = 0
    while offset < bytes.endIndex, let digit = Self.digit(bytes[offset]), digit < radix {
      let (product, tooLarge) = number.multipliedReportingOverflow(by: radix)
      let (sum, tooLargeToo) = product.addingReportingOverflow(digit)
      guard !tooLarge, !tooLargeToo, sum <= limit else { return nil }
      number = sum
      offset += 1
    }
    return offset > start ? number : nil
  }

  private mutating func skipBlanks() {
    while offset < bytes.endIndex, Self.isBlank(bytes[offset]) { offset += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension CaptureScanner {
  /// A time in seconds, `12.345678`, in microseconds.
  mutating func time() throws(Failure) -> UInt64 {
    let failure = expected("a time such as 0.000001")
    guard let seconds = digits(radix: 10, limit: .max) else { throw failure }
    var micro: UInt64 = 0
    if offset < bytes.endIndex, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      guard let places = millionths() else { throw failure }
      micro = places
    }
    skipBlanks()
    return seconds &* 1_000_000 &+ micro
  }

  /// Decimal places; those behind the sixth do not count.
  private mutating func millionths() -> UInt64? {
    let start = offset
    guard var number = digits(radix: 10, limit: 1 << 40) else { return nil }
    for _ in stride(from: offset - start, to: 6, by: 1) { number *= 10 }
    for _ in stride(from: 6, to: offset - start, by: 1) { number /= 10 }
    return number
  }
}
