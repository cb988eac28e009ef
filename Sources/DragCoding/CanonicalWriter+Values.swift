extension CanonicalWriter {
  /// Writes up to eight values, one after another.
  ///
  /// Each parameter has a generic type of its own, so that the call is specialized. A parameter pack would
  /// call each value's witness dynamically, which makes hashing a state two to three times as slow.
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
    append(UInt64(tag), bytes: 1)
    write(first, second, third)
  }

  /// A value without bytes: the default of a parameter for which nothing is passed.
  public struct NoValue: CanonicalCodable {
    @inlinable
    public init() {}

    @inlinable
    public func encode(into writer: inout CanonicalWriter) {}

    @inlinable
    public init(decoding reader: inout CanonicalReader) {}
  }
}
