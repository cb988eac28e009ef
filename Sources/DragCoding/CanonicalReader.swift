/// Takes canonical bytes apart, and never trusts them.
public struct CanonicalReader: Sendable {
  private let bytes: [UInt8]
  /// How many bytes have been read.
  package private(set) var offset = 0

  /// Creates a reader at the start of `bytes`.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a value of the type that is asked for.
  @inlinable
  public mutating func read<Value: CanonicalCodable>() throws(CanonicalError) -> Value {
    try Value(decoding: &self)
  }

  /// Reads two or more values, one after another, as a tuple.
  @inlinable
  public mutating func read<
    First: CanonicalCodable, Second: CanonicalCodable, each Other: CanonicalCodable
  >() throws(CanonicalError) -> (First, Second, repeat each Other) {
    (try read(), try read(), repeat try (each Other)(decoding: &self))
  }

  /// Reads an integer.
  package mutating func readInteger() throws(CanonicalError) -> Int64 {
    let raw = try readUnsigned()
    return Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1)
  }

  /// Reads an unsigned integer.
  package mutating func readUnsigned() throws(CanonicalError) -> UInt64 {
    let start = offset
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try readByte()
      // A tenth byte has one bit of the number left, and a zero at the end would be a second form.
      guard shift < 63 || byte <= 1, shift == 0 || byte != 0 else { break }
      value |= UInt64(byte & 0x7f) << shift
      if byte & 0x80 == 0 { return value }
    }
    throw CanonicalError.invalid(type: "integer", offset: start)
  }

  /// Reads the tag of an enumeration's case.
  public mutating func readTag() throws(CanonicalError) -> UInt8 {
    try readByte()
  }

  /// Reads the count of a sequence whose elements take at least one byte each.
  ///
  /// A count that could not fit in the bytes that are left is refused before anything is reserved.
  public mutating func readCount() throws(CanonicalError) -> Int {
    let start = offset
    let count = try readUnsigned()
    guard count <= UInt64(bytes.count - offset) else {
      throw CanonicalError.invalid(type: "count", offset: start)
    }
    return Int(count)
  }

  /// Refuses the bytes where some are left.
  package func finish() throws(CanonicalError) {
    guard offset == bytes.count else { throw CanonicalError.trailingBytes(offset: offset) }
  }

  /// An error that names `type` at the byte just read.
  public func invalid(_ type: String) -> CanonicalError {
    .invalid(type: type, offset: max(0, offset - 1))
  }

  private mutating func readByte() throws(CanonicalError) -> UInt8 {
    guard offset < bytes.count else { throw CanonicalError.truncated }
    defer { offset += 1 }
    return bytes[offset]
  }
}
