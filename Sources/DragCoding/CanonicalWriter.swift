/// Collects the canonical bytes of a value.
public struct CanonicalWriter: Sendable {
  /// What has been written so far.
  @usableFromInline
  var storage: [UInt8] = []

  /// What has been written so far.
  @inlinable public var bytes: [UInt8] { storage }

  /// Creates a writer that has written nothing.
  public init() {
    storage.reserveCapacity(256)  // A small state; a large one grows from here in few steps.
  }

  /// A hash of what has been written so far.
  public var stableHash: UInt64 { StableHash.of(bytes) }

  /// Writes an integer as a zigzag variable-length number: small magnitudes take one byte.
  @inlinable
  public mutating func write(_ value: Int64) {
    write(unsigned: UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  /// Writes an unsigned integer, seven bits a byte, lowest first.
  @inlinable
  public mutating func write(unsigned value: UInt64) {
    guard value >= 0x80 else { return storage.append(UInt8(value)) }
    var rest = value
    while rest >= 0x80 {
      storage.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    storage.append(UInt8(rest))
  }

  /// Writes the tag of an enumeration's case.
  @inlinable
  public mutating func write(tag: UInt8) {
    storage.append(tag)
  }

  /// Writes bytes as they are.
  @inlinable
  mutating func write(_ other: some Sequence<UInt8>) {
    storage.append(contentsOf: other)
  }

  /// Empties the writer and keeps its storage, for the next value.
  public mutating func removeAll() {
    storage.removeAll(keepingCapacity: true)
  }
}
