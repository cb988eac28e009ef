/// A value with exactly one byte form, the same in every process, build and run.
///
/// Hashes, keyframes and recordings are made from these bytes. An implementation writes its stored
/// properties in the order in which it declares them, and reads them back in that order:
///
/// ```swift
/// extension Point: CanonicalCodable {
///   func encode(to writer: inout CanonicalWriter) {
///     x.encode(to: &writer)
///     y.encode(to: &writer)
///   }
///   init(from reader: inout CanonicalReader) throws(CanonicalError) {
///     self.init(x: try Length(from: &reader), y: try Length(from: &reader))
///   }
/// }
/// ```
public protocol CanonicalCodable {
  /// Appends the bytes of this value.
  func encode(to writer: inout CanonicalWriter)

  /// Reads a value back.
  ///
  /// - Throws: A ``CanonicalError`` where the bytes are not those of such a value.
  init(from reader: inout CanonicalReader) throws(CanonicalError)
}

extension CanonicalCodable {
  /// The bytes of this value.
  public var canonicalBytes: [UInt8] {
    var writer = CanonicalWriter()
    encode(to: &writer)
    return writer.bytes
  }

  /// A hash of the bytes of this value, stable across processes and builds.
  public var stableHash: UInt64 {
    var writer = CanonicalWriter.hashing
    encode(to: &writer)
    return writer.stableHash
  }

  /// Reads a value that takes up all of `bytes`.
  ///
  /// - Throws: A ``CanonicalError`` where the bytes are not those of such a value, or go on after it.
  public init(canonicalBytes bytes: [UInt8]) throws(CanonicalError) {
    var reader = CanonicalReader(bytes)
    try self.init(from: &reader)
    try reader.finish()
  }
}

/// An enumeration of raw values is written as its raw value.
extension CanonicalCodable where Self: RawRepresentable, RawValue: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) { rawValue.encode(to: &writer) }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    guard let value = Self(rawValue: try RawValue(from: &reader)) else {
      throw reader.invalid("\(Self.self)")
    }
    self = value
  }
}
