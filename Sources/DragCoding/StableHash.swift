/// A 64-bit hash that is the same in every process, unlike `Hasher`, which is seeded anew.
///
/// Bytes are taken eight at a time: multiply by an odd constant (the golden ratio's bits), then fold
/// the high half down. It tells states apart; it does not resist an attacker.
public enum StableHash {
  /// The hash of no bytes.
  public static let empty: UInt64 = 0x2545_f491_4f6c_dd1d

  /// The hash of `bytes`.
  public static func of(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      var hash = empty
      var offset = 0
      while offset + 8 <= buffer.count {
        let lane = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = mix(hash, UInt64(littleEndian: lane))
        offset += 8
      }
      var tail = UInt64(buffer.count - offset) << 56
      for (place, byte) in buffer[offset...].enumerated() { tail |= UInt64(byte) << (8 * place) }
      return mix(hash, tail)
    }
  }

  /// `hash` with one more value folded in.
  ///
  /// The order of folding matters.
  public static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    let product = (hash ^ value) &* 0x9e37_79b9_7f4a_7c15
    return (product ^ (product >> 32)) &* 0xd6e8_feb8_6659_fd93
  }
}
