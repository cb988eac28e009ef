extension Int: CanonicalCodable {
  /// - Throws: A ``CanonicalError`` if the magnitude is 2⁶² or more: a sum of two could overflow.
  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self = Int(try reader.readInteger())
    guard magnitude < 1 << 62 else { throw reader.invalid("number") }
  }
}

extension Int64: CanonicalCodable {}

extension CanonicalCodable where Self: SignedInteger & FixedWidthInteger {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) { writer.write(integer: Int64(self)) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self = Self(try reader.readInteger())
  }
}

extension UInt64: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) { writer.write(unsigned: self) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self = try reader.readUnsigned()
  }
}

extension UInt8: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) { writer.write(tag: self) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self = try reader.readTag()
  }
}

extension Bool: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) { writer.write(tag: self ? 1 : 0) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0: self = false
    case 1: self = true
    default: throw reader.invalid("truth value")
    }
  }
}

extension String: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(count: utf8.count)
    writer.write(utf8: self)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    guard let text = String(validating: try [UInt8](decoding: &reader), as: UTF8.self) else {
      throw reader.invalid("text")
    }
    self = text
  }
}

extension Optional: CanonicalCodable where Wrapped: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(self != nil)
    self?.encode(into: &writer)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self = try Bool(decoding: &reader) ? try Wrapped(decoding: &reader) : nil
  }
}

extension Array: CanonicalCodable where Element: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(count: count)
    for element in self { element.encode(into: &writer) }
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let count = try reader.readCount()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(decoding: &reader)) }
  }
}

extension Set: CanonicalCodable where Element: CanonicalCodable & Comparable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) { writer.write(sorted()) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let elements: [Element] = try reader.read()
    guard zip(elements, elements.dropFirst()).allSatisfy(<) else { throw reader.invalid("set") }
    self.init(elements)
  }
}

extension Dictionary: CanonicalCodable
where Key: CanonicalCodable & Comparable, Value: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(count: count)
    for (key, value) in sorted(by: { $0.key < $1.key }) { writer.write(key, value) }
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    var last: Key?
    for _ in 0..<(try reader.readCount()) {
      let (key, value): (Key, Value) = try reader.read()
      if let last, last >= key { throw reader.invalid("dictionary") }
      self[key] = value
      last = key
    }
  }
}

extension CanonicalCodable where Self: RawRepresentable, RawValue: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) { writer.write(rawValue) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    guard let value = Self(rawValue: try reader.read()) else {
      throw reader.invalid("\(Self.self)")
    }
    self = value
  }
}
