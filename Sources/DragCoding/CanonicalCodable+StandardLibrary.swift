extension Int: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(Int64(self))
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self = Int(try reader.readInteger())
  }
}

extension Int64: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(self)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self = try reader.readInteger()
  }
}

extension UInt64: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(unsigned: self)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self = try reader.readUnsigned()
  }
}

extension Bool: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(tag: self ? 1 : 0)
  }

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
    writer.write(unsigned: UInt64(utf8.count))
    writer.write(utf8: self)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let count = try reader.readCount()
    var utf8: [UInt8] = []
    utf8.reserveCapacity(count)
    for _ in 0..<count { utf8.append(try reader.readTag()) }
    guard let text = String(validating: utf8, as: UTF8.self) else { throw reader.invalid("text") }
    self = text
  }
}

extension Optional: CanonicalCodable where Wrapped: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(tag: self == nil ? 0 : 1)
    self?.encode(into: &writer)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self = try Bool(decoding: &reader) ? try Wrapped(decoding: &reader) : nil
  }
}

extension Array: CanonicalCodable where Element: CanonicalCodable {
  @inlinable
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(unsigned: UInt64(count))
    for element in self { element.encode(into: &writer) }
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let count = try reader.readCount()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(decoding: &reader)) }
  }
}
