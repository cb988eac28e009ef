import DragCoding

/// Takes one line apart, byte by byte, without making a tree of it.
///
/// It knows JSON's marks, numbers and plain names; everything richer goes to `JSONValue`.
struct LineScanner {
  private let bytes: [UInt8]
  private let start: Int
  private let end: Int
  private var offset: Int

  typealias Failure = FileError.Problem

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    start = range.lowerBound
    end = range.upperBound
    offset = start
  }

  /// The column of what comes next, counted from one.
  var column: Int { offset - start + 1 }

  /// Steps over `byte`, where it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard offset < end, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Steps over `byte`, which must come next.
  mutating func expect(_ byte: UInt8) throws(Failure) {
    guard take(byte) else { throw expected("'\(Unicode.Scalar(byte))'") }
  }

  /// Refuses the line where it goes on.
  mutating func expectEnd() throws(Failure) {
    skipSpace()
    guard offset == end else { throw expected("the end of the line") }
  }

  /// A whole number of 64 bits.
  mutating func integer() throws(Failure) -> Int64 {
    skipSpace()
    let isNegative = offset < end && bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let first = offset
    var number: Int64 = 0
    while offset < end, case let digit = bytes[offset] &- UInt8(ascii: "0"), digit < 10 {
      let (tens, tooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, tooLargeToo) = tens.subtractingReportingOverflow(Int64(digit))
      guard !tooLarge, !tooLargeToo else { throw expected("a number of 64 bits") }
      number = sum  // Counted downwards: there is one more negative number than positive ones.
      offset += 1
    }
    guard offset > first else { throw expected("a number") }
    guard isNegative || number != .min else { throw expected("a number of 64 bits") }
    return isNegative ? number : -number
  }

  /// A whole number within `range`; `what` names it in a complaint.
  mutating func integer(
    _ what: @autoclosure () -> String, in range: ClosedRange<Int64>
  ) throws(Failure) -> Int64 {
    skipSpace()
    let place = column
    let number = try integer()
    guard range.contains(number) else { throw .outOfRange(what(), column: place) }
    return number
  }

  /// A string.
  mutating func text() throws(Failure) -> String {
    skipSpace()
    guard offset < end, bytes[offset] == UInt8(ascii: "\"") else { throw expected("'\"'") }
    var close = offset + 1
    while close < end, Self.isPlain(bytes[close]) { close += 1 }
    guard close < end, bytes[close] == UInt8(ascii: "\"") else {
      return try value().string ?? ""
    }
    defer { offset = close + 1 }
    return String(decoding: bytes[offset + 1..<close], as: UTF8.self)
  }

  /// A value of any kind.
  mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    let range = offset..<endOfValue()
    do {
      let value = try JSONValue(parsing: bytes[range])
      offset = range.upperBound
      return value
    } catch {
      throw .expected(error.expected, column: column + error.column - 1)
    }
  }

  /// What to throw where `what` does not come next.
  func expected(_ what: String) -> Failure { .expected(what, column: column) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7f).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func skipSpace() {
    while offset < end, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
  }
}

extension LineScanner {
  /// Where the value that comes next ends, if it is a sound one.
  private func endOfValue() -> Int {
    var (place, depth, isInString) = (offset, 0, false)
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "\\") where isInString: place += 1
      case UInt8(ascii: "\""):
        isInString.toggle()
        if !isInString, depth == 0 { return min(place + 1, end) }
      case _ where isInString: break
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return depth < 0 ? place : place + 1 }
      case UInt8(ascii: ",") where depth == 0: return place
      default: break
      }
      place += 1
    }
    return end
  }
}
