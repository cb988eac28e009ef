/// A 64-bit hash that is the same in every process, and not cryptographic.
///
/// The hash of `Hasher` differs between processes because its seed is random.
@usableFromInline
package enum StableHash {
  /// The initial value of every hash, an arbitrary number (xorshift64*'s multiplier, Vigna 2014).
  package static let empty: UInt64 = 0x2545_f491_4f6c_dd1d

  package static func of(_ bytes: [UInt8]) -> UInt64 {
    var hasher = StableHasher()
    bytes.withUnsafeBytes { $0.forEachLane { hasher.append($0, bytes: $1) } }
    return hasher.hash
  }

  /// Mixes a value into a hash (2⁶⁴ divided by the golden ratio, Knuth, TAOCP 6.4; Degski's mixer).
  @inlinable
  package static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    let product = (hash ^ value) &* 0x9e37_79b9_7f4a_7c15
    return (product ^ (product >> 32)) &* 0xd6e8_feb8_6659_fd93
  }
}

/// Computes ``StableHash/of(_:)`` of bytes that are appended in any number of calls.
///
/// `lanes` is the hash of all complete lanes, which are groups of eight bytes. `rest` contains the
/// bytes after the last complete lane, and `bits` is their number of bits.
@usableFromInline
struct StableHasher: Hashable, Sendable {
  @usableFromInline
  var lanes = StableHash.empty
  @usableFromInline
  var rest: UInt64 = 0
  @usableFromInline
  var bits: UInt64 = 0

  init() {}

  var hash: UInt64 { StableHash.mix(lanes, rest | bits << 53) }

  /// Appends a byte unless it completes a lane; returns whether it has appended the byte.
  @inlinable
  mutating func appendWithinLane(_ byte: UInt64) -> Bool {
    guard bits < 56 else { return false }
    rest |= byte &<< bits
    bits &+= 8
    return true
  }

  @inlinable
  mutating func append(_ lane: UInt64, bytes count: Int) {
    rest |= lane &<< bits
    let filled = bits &+ UInt64(truncatingIfNeeded: count) &* 8
    guard filled >= 64 else { return bits = filled }
    lanes = StableHash.mix(lanes, rest)
    rest = bits == 0 ? 0 : lane &>> (64 &- bits)
    bits = filled &- 64
  }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  /// Calls `body` with every eight bytes as one integer, then with the remaining bytes, if any.
  func forEachLane(_ body: (_ lane: UInt64, _ bytes: Int) -> Void) {
    var start = 0
    while start + 8 <= count {
      body(UInt64(littleEndian: loadUnaligned(fromByteOffset: start, as: UInt64.self)), 8)
      start += 8
    }
    guard start < count else { return }
    var lane: UInt64 = 0
    for index in (start..<count).reversed() { lane = lane &<< 8 | UInt64(self[index]) }
    body(lane, count - start)
  }
}
