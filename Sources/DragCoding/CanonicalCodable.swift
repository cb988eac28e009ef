/// A type whose values encode to one sequence of bytes, identical in every process, build and run.
///
/// A recording's hashes and stored states are made of these bytes. If two values of the same type
/// have equal bytes, they are equal. Equal values have equal bytes, except for strings in different
/// Unicode normal forms.
///
/// A structure of a few properties lists them once (``FieldCoded``). Any other type writes its
/// stored properties in the order of their declaration, and reads them in that order:
///
/// ```swift
/// func encode(into writer: inout CanonicalWriter) { writer.write(x, y) }
/// init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
///   (x, y) = try reader.read()
/// }
/// ```
///
/// An enumeration writes the tag of the case before the associated values:
///
/// ```swift
/// case .still: writer.write(tag: 0)
/// case .moved(let item, let offset): writer.write(tag: 1, item, offset)
/// ```
///
/// An enumeration with raw values, or an option set, only declares the conformance.
///
/// Optionals and arrays conform if their elements do. So do sets and dictionaries whose elements or
/// keys are also `Comparable`; they are written in sorted order.
///
/// ## Decoding
///
/// The bytes can come from a damaged file. An initializer checks each value that it reads, and
/// throws ``CanonicalReader/invalid(_:)`` if the value breaks an invariant of its type. It computes
/// derived properties instead of reading them. <doc:DragCoding> has the limits of numbers, and what
/// a new field changes.
public protocol CanonicalCodable {
  /// Appends the bytes of this value to those in the writer.
  func encode(into writer: inout CanonicalWriter)

  /// Creates a value from the next bytes of the reader, and advances the reader past them.
  ///
  /// - Throws: A ``CanonicalError`` if the bytes are not those of a value of this type.
  init(decoding reader: inout CanonicalReader) throws(CanonicalError)
}

extension CanonicalCodable {
  /// The canonical bytes of the value.
  public var canonicalBytes: [UInt8] {
    var writer = CanonicalWriter()
    encode(into: &writer)
    return writer.bytes
  }

  /// A hash of the canonical bytes, equal in all processes.
  ///
  /// Instead of many bytes, a part of the value can contribute a hash of them that it has stored.
  public var stableHash: UInt64 {
    var writer = CanonicalWriter.hashing
    encode(into: &writer)
    return writer.stableHash
  }

  /// Creates a value from its ``canonicalBytes``.
  ///
  /// - Throws: A ``CanonicalError`` if `bytes` are not exactly those of a value of this type.
  public init(canonicalBytes bytes: [UInt8]) throws(CanonicalError) {
    var reader = CanonicalReader(bytes)
    try self.init(decoding: &reader)
    try reader.finish()
  }
}
