package import DragCoding
package import DragGeometry

extension JSONValue {
  typealias Failure = FileError.Problem

  func required<Value>(_ name: String, _ read: (JSONValue) -> Value?) throws(Failure) -> Value {
    guard let field = self[name] else { throw .init("no \"\(name)\"") }
    guard let value = read(field) else { throw .invalid(name) }
    return value
  }

  func optional<Value>(_ name: String, _ read: (JSONValue) -> Value?) throws(Failure) -> Value? {
    self[name] == nil ? nil : try required(name, read)
  }
}

// Each is `nil` if the value is of another kind, or out of range.
extension JSONValue {
  var strings: [String]? { array?.mapUnlessNil(\.string) }

  func integer(in range: ClosedRange<Int>) -> Int? {
    integer.map { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  var integersByName: [String: Int]? {
    guard let fields, let integers = fields.mapUnlessNil({ $0.value.integer }) else { return nil }
    let pairs = zip(fields.map(\.name), integers.map { Int($0) })
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }

  var time: Microseconds? { integer(in: 0...(1 << 53)).map { Microseconds(Int64($0)) } }

  /// The value as a point, if it is an array of x and y in 1/256 of a logical pixel.
  ///
  /// `nil` for any other value, and if a number is out of range.
  var point: Point? {
    let far = Length.farthest.subpixels
    let numbers = pair(in: -far...far)
    return numbers.map { Point(x: Length(subpixels: $0), y: Length(subpixels: $1)) }
  }

  /// The value as a size, if it is an array of a width and a height in whole logical pixels.
  ///
  /// `nil` for any other value, and if a number is out of range.
  package var size: Size? {
    let sides = pair(in: 1...Limits.windowSide)
    return sides.map { Size(width: Length(pixels: $0), height: Length(pixels: $1)) }
  }

  private func pair(in range: ClosedRange<Int>) -> (Int, Int)? {
    guard let array, array.count == 2, let first = array[0].integer(in: range),
      let second = array[1].integer(in: range)
    else { return nil }
    return (first, second)
  }

  func hexadecimal<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    string.flatMap { Number($0, radix: 16) }
  }
}

extension JSONValue {
  static func point(_ point: Point) -> JSONValue {
    .integers([point.x.subpixels, point.y.subpixels])
  }

  package static func size(_ size: Size) -> JSONValue {
    .integers([size.width.pixels, size.height.pixels])
  }

  static func hexadecimal(_ number: some FixedWidthInteger & UnsignedInteger) -> JSONValue {
    .string(Hexadecimal.digits(of: number))
  }

  static func integersByName(_ numbers: [String: Int]) -> JSONValue {
    .object(numbers.sorted { $0.key < $1.key }.map { JSONField($0.key, .integer($0.value)) })
  }
}

extension Sequence {
  func mapUnlessNil<Value>(_ transform: (Element) -> Value?) -> [Value]? {
    var values: [Value] = []
    values.reserveCapacity(underestimatedCount)
    for element in self {
      guard let value = transform(element) else { return nil }
      values.append(value)
    }
    return values
  }
}
