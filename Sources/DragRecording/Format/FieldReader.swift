import DragCoding
import DragGeometry

/// Takes the fields of a line by name, and never trusts them.
struct FieldReader {
  typealias Failure = FileError.Problem
  /// The whole line.
  let value: JSONValue

  init(line: ArraySlice<UInt8>) throws(Failure) {
    do {
      value = try JSONValue(parsing: line)
    } catch {
      throw .expected(error.expected, column: error.column)
    }
  }

  /// What to throw where the field `name` is missing or of another kind, at the line's start.
  func missing(_ name: String) -> Failure { .expected("a proper \"\(name)\"", column: 1) }

  /// What to throw where a number of the field `name` is out of range, at the line's start.
  private func outOfRange(_ name: String) -> Failure { .outOfRange("\"\(name)\"", column: 1) }

  /// Words.
  func string(_ name: String) throws(Failure) -> String {
    guard let text = value[name]?.string else { throw missing(name) }
    return text
  }

  /// Words in a row.
  func strings(_ name: String) throws(Failure) -> [String] {
    guard let values = value[name]?.array else { throw missing(name) }
    let texts = values.compactMap(\.string)
    guard texts.count == values.count else { throw missing(name) }
    return texts
  }

  /// A number.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(Failure) -> Int {
    guard let number = value[name]?.integer else { throw missing(name) }
    guard range.contains(Int(number)) else { throw outOfRange(name) }
    return Int(number)
  }

  /// Numbers in a row.
  func integers(
    _ name: String, count: Int, in range: ClosedRange<Int>
  ) throws(Failure) -> [Int] {
    guard let values = value[name]?.array, values.count == count else { throw missing(name) }
    let numbers = values.compactMap(\.integer).map { Int($0) }
    guard numbers.count == count else { throw missing(name) }
    guard numbers.allSatisfy(range.contains) else { throw outOfRange(name) }
    return numbers
  }

  /// A point in 1/256 of a pixel.
  func point(_ name: String) throws(Failure) -> Point {
    let far = Length.farthest.subpixels
    let numbers = try integers(name, count: 2, in: -far...far)
    return Point(x: Length(subpixels: numbers[0]), y: Length(subpixels: numbers[1]))
  }

  /// A time in microseconds.
  func time(_ name: String) throws(Failure) -> Microseconds {
    Microseconds(Int64(try integer(name, in: 0...(1 << 53))))
  }

  /// A number in hexadecimal digits.
  func hexadecimal<Number: FixedWidthInteger>(_ name: String) throws(Failure) -> Number {
    guard let number = Number(try string(name), radix: 16) else { throw missing(name) }
    return number
  }

  /// Numbers by name.
  func numbers(_ name: String) throws(Failure) -> [String: Int] {
    guard let fields = value[name]?.fields else { throw missing(name) }
    var numbers: [String: Int] = [:]
    for field in fields {
      guard let number = field.value.integer else { throw missing(field.name) }
      numbers[field.name] = Int(number)
    }
    return numbers
  }
}
