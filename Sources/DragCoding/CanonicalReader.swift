/// A reader of canonical bytes, passed to ``CanonicalCodable/init(decoding:)``.
///
/// The bytes can be damaged. Reading beyond their end throws ``CanonicalError/truncated``.
public struct CanonicalReader: Sendable {
  private let bytes: [UInt8]
  private var offset = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a value of the inferred type.
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

  package mutating func readInteger() throws(CanonicalError) -> Int64 {
    let raw = try readUnsigned()
    return Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1)
  }

  /// Reads an unsigned integer of 1 to 10 bytes; only the shortest encoding is valid.
  package mutating func readUnsigned() throws(CanonicalError) -> UInt64 {
    let start = offset
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try readTag()
      // A tenth byte holds only the highest bit. A last byte of zero would be a second encoding.
      guard shift < 63 || byte <= 1, shift == 0 || byte != 0 else { break }
      value |= UInt64(byte & 0x7f) << shift
      if byte & 0x80 == 0 { return value }
    }
    throw CanonicalError.invalid(type: "integer", offset: start)
  }

  /// Reads one byte, such as the tag of an enumeration's case.
  public mutating func readTag() throws(CanonicalError) -> UInt8 {
    guard offset < bytes.count else { throw CanonicalError.truncated }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Reads the number of elements of a sequence whose elements take at least one byte each.
  ///
  /// - Throws: A ``CanonicalError`` if the number is invalid, or more than the bytes that remain.
  public mutating func readCount() throws(CanonicalError) -> Int {
    let start = offset
    let count = try readUnsigned()
    guard count <= UInt64(bytes.count - offset) else {
      throw CanonicalError.invalid(type: "count", offset: start)
    }
    return Int(count)
  }

  package func finish() throws(CanonicalError) {
    guard offset == bytes.count else { throw CanonicalError.trailingBytes(offset: offset) }
  }

  /// Returns an error to throw: the bytes that were read are no valid `type`, such as `text`.
  ///
  /// The error's offset is the index of the last byte that was read, or zero if none was.
  public func invalid(_ type: String) -> CanonicalError {
    .invalid(type: type, offset: max(0, offset - 1))
  }
}

/// An error in canonical bytes; offsets are indices of bytes, from zero.
public enum CanonicalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes end before the end of a value.
  case truncated
  /// Some bytes are not a valid `type`.
  ///
  /// `offset` is the index of the first of these bytes if `type` is `integer` or `count`, otherwise
  /// the index of the last byte that was read.
  case invalid(type: String, offset: Int)
  /// The value is complete, but there are more bytes from `offset` on.
  case trailingBytes(offset: Int)

  public var description: String {
    switch self {
    case .truncated: "the state ends too early"
    case .invalid(let type, let offset): "the state has no valid \(type) at byte \(offset)"
    case .trailingBytes(let offset): "the state has bytes after its end at byte \(offset)"
    }
  }
}
