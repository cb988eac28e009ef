/// Collects the canonical bytes of a value, or only their hash.
public struct CanonicalWriter: Sendable {
  /// What has been written so far, where it is kept.
  @usableFromInline
  var storage: [UInt8] = []
  /// The hash of what has been written so far, where that is all that is wanted.
  @usableFromInline
  var hasher = StableHasher()
  @usableFromInline
  let keepsBytes: Bool

  /// Creates a writer that has written nothing.
  package init() {
    keepsBytes = true
    storage.reserveCapacity(256)  // A small state; a large one grows from here in few steps.
  }

  private init(keepsBytes: Bool) {
    self.keepsBytes = keepsBytes
  }

  /// A writer that keeps no bytes, for a hash alone: states are hashed at every line of a recording.
  package static var hashing: CanonicalWriter { CanonicalWriter(keepsBytes: false) }

  /// What has been written so far; nothing where only its hash is wanted.
  package var bytes: [UInt8] { storage }

  /// A hash of what has been written so far.
  package var stableHash: UInt64 { keepsBytes ? StableHash.of(storage) : hasher.hash }

  /// Writes an integer as a zigzag variable-length number: small magnitudes take one byte.
  @inlinable
  package mutating func write(integer value: Int64) {
    write(unsigned: UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  /// Writes an unsigned integer, seven bits a byte, lowest first.
  @inlinable
  package mutating func write(unsigned value: UInt64) {
    value < 0x80 ? append(value, bytes: 1) : write(long: value)
  }

  /// Writes a number of two bytes and more: each but the last has its highest bit set.
  @usableFromInline
  mutating func write(long value: UInt64) {
    let (count, lane) = ((70 - value.leadingZeroBitCount) / 7, Self.sevenBitsAByte(value))
    let more: UInt64 = 0x8080_8080_8080_8080
    if count <= 8 {
      append(lane | more & ((1 << (8 * (count - 1))) - 1), bytes: count)
    } else {
      append(lane | more, bytes: 8)
      let rest = value >> 56
      if count == 10 { append(rest & 0x7f | 0x80, bytes: 1) }
      append(count == 10 ? rest >> 7 : rest, bytes: 1)
    }
  }

  /// The lower 56 bits, with a gap above each seven: by halves, by quarters, by eighths.
  private static func sevenBitsAByte(_ value: UInt64) -> UInt64 {
    let halves = value & 0xfff_ffff | (value << 4) & 0x0fff_ffff_0000_0000
    let quarters = halves & 0x3fff_0000_3fff | (halves << 2) & 0x3fff_0000_3fff_0000
    return quarters & 0x7f_007f_007f_007f | (quarters << 1) & 0x7f00_7f00_7f00_7f00
  }

  /// Writes the count of a sequence.
  @inlinable
  public mutating func write(count: Int) {
    write(unsigned: UInt64(count))
  }

  /// Writes the bytes of a text as they are.
  @usableFromInline
  mutating func write(utf8 text: String) {
    var text = text
    text.withUTF8 { utf8 in
      for start in stride(from: 0, to: utf8.count, by: 8) {
        let count = min(8, utf8.count - start)
        var lane: UInt64 = 0
        for place in 0..<count { lane |= UInt64(utf8[start + place]) &<< UInt64(8 * place) }
        append(lane, bytes: count)
      }
    }
  }

  /// Forgets what has been written, and keeps the room for the next value.
  package mutating func removeAll() {
    storage.removeAll(keepingCapacity: true)
    hasher = StableHasher()
  }

  /// Appends up to eight bytes, the lowest first.
  @inlinable
  mutating func append(_ lane: UInt64, bytes count: Int) {
    guard keepsBytes else { return hasher.append(lane, bytes: count) }
    for place in 0..<count { storage.append(UInt8(truncatingIfNeeded: lane &>> UInt64(8 * place))) }
  }
}
