/// A writer of canonical bytes, passed to ``CanonicalCodable/encode(into:)``.
public struct CanonicalWriter: Sendable {
  @usableFromInline
  package var bytes: [UInt8] = []
  @usableFromInline
  var hasher = StableHasher()
  @usableFromInline
  let keepsBytes: Bool

  package init() {
    keepsBytes = true
    bytes.reserveCapacity(256)  // A small state; a large one grows from here in few steps.
  }

  private init(keepsBytes: Bool) { self.keepsBytes = keepsBytes }

  package static var hashing: CanonicalWriter { CanonicalWriter(keepsBytes: false) }

  /// Whether only a hash is wanted; a large value can then write a stored hash, not its bytes.
  package var isHashing: Bool { !keepsBytes }

  package var stableHash: UInt64 { keepsBytes ? StableHash.of(bytes) : hasher.hash }

  /// Writes an integer as a zigzag variable-length number: -64 to 63 take one byte.
  @inlinable
  public mutating func write(integer value: Int64) {
    write(unsigned: UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  /// Writes an unsigned integer as 1 to 10 bytes of seven bits each, the lowest first.
  @inlinable
  public mutating func write(unsigned value: UInt64) {
    value < 0x80 ? append(byte: value) : write(long: value)
  }

  /// Appends one byte.
  ///
  /// A hash is computed from eight bytes at a time, so only the eighth costs a function call.
  @inlinable
  mutating func append(byte: UInt64) {
    if keepsBytes || !hasher.appendWithinLane(byte) { append(byte, bytes: 1) }
  }

  /// Writes up to eight integers that are zero, in one step.
  @inlinable
  public mutating func write(zeros count: Int) { append(0, bytes: count) }

  @usableFromInline
  /// Writes an integer of two or more bytes; the bytes are computed eight at a time.
  mutating func write(long value: UInt64) {
    let (lane, rest) = (Self.sevenBitsAByte(value), value >> 56)
    let more: UInt64 = 0x8080_8080_8080_8080
    if rest == 0 {
      let last = (63 &- lane.leadingZeroBitCount) & ~7
      append(lane | more & ((1 &<< last) &- 1), bytes: last / 8 + 1)
    } else {
      append(lane | more, bytes: 8)
      if rest < 0x80 {
        append(rest, bytes: 1)
      } else {
        append(rest & 0x7f | 0x80 | (rest >> 7) << 8, bytes: 2)
      }
    }
  }

  /// Spreads the lowest 56 bits of a number over eight bytes, seven bits in each.
  private static func sevenBitsAByte(_ value: UInt64) -> UInt64 {
    let halves = value & 0xfff_ffff | (value << 4) & 0x0fff_ffff_0000_0000
    let quarters = halves & 0x3fff_0000_3fff | (halves << 2) & 0x3fff_0000_3fff_0000
    return quarters & 0x7f_007f_007f_007f | (quarters << 1) & 0x7f00_7f00_7f00_7f00
  }

  /// Writes the number of elements of a sequence; the caller then writes the elements.
  @inlinable
  public mutating func write(count: Int) { write(unsigned: UInt64(count)) }

  /// Writes the UTF-8 of a text, without its length.
  @usableFromInline
  mutating func write(utf8 text: String) {
    var text = text
    text.withUTF8 { utf8 in
      UnsafeRawBufferPointer(utf8).forEachLane { append($0, bytes: $1) }
    }
  }

  /// Appends the lowest `count` bytes of `lane`, the lowest first.
  ///
  /// - Precondition: The other bytes of `lane` are zero.
  @usableFromInline
  @inline(never)
  mutating func append(_ lane: UInt64, bytes count: Int) {
    if keepsBytes { keep(lane, bytes: count) } else { hasher.append(lane, bytes: count) }
  }

  // A function of its own, so that `append(_:bytes:)` needs no stack frame when it only hashes.
  @usableFromInline
  @inline(never)
  mutating func keep(_ lane: UInt64, bytes count: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: lane &>> UInt64(8 * index))) }
  }

  /// Writes up to eight values, one after another.
  ///
  /// Each parameter has its own generic type, so that the compiler specializes the call. A
  /// parameter pack would call each value's witness dynamically: two to three times as slow.
  @inlinable
  public mutating func write(
    _ first: some CanonicalCodable, _ second: some CanonicalCodable = NoValue(),
    _ third: some CanonicalCodable = NoValue(), _ fourth: some CanonicalCodable = NoValue(),
    _ fifth: some CanonicalCodable = NoValue(), _ sixth: some CanonicalCodable = NoValue(),
    _ seventh: some CanonicalCodable = NoValue(), _ eighth: some CanonicalCodable = NoValue()
  ) {
    first.encode(into: &self)
    second.encode(into: &self)
    third.encode(into: &self)
    fourth.encode(into: &self)
    fifth.encode(into: &self)
    sixth.encode(into: &self)
    seventh.encode(into: &self)
    eighth.encode(into: &self)
  }

  /// Writes the tag of an enumeration's case and up to three associated values.
  @inlinable
  public mutating func write(
    tag: UInt8, _ first: some CanonicalCodable = NoValue(),
    _ second: some CanonicalCodable = NoValue(), _ third: some CanonicalCodable = NoValue()
  ) {
    append(byte: UInt64(tag))
    write(first, second, third)
  }

  /// A value without bytes: the default for omitted arguments of `write`.
  public struct NoValue: CanonicalCodable {
    @inlinable
    public init() {}

    @inlinable
    public func encode(into writer: inout CanonicalWriter) {}

    @inlinable
    public init(decoding reader: inout CanonicalReader) {}
  }
}
