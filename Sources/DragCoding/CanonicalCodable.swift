/// A type whose values encode to one sequence of bytes, the same in every process, build and run.
///
/// State hashes, keyframes and recordings are made from these bytes. Two values are equal exactly if their
/// bytes are: decoding refuses bytes that encoding does not produce.
///
/// A structure writes its stored properties in the order of their declaration, and reads them in that order:
///
/// ```swift
/// extension Point: CanonicalCodable {
///   public func encode(into writer: inout CanonicalWriter) {
///     writer.write(x, y)
///   }
///
///   public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
///     (x, y) = try reader.read()
///   }
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
/// An enumeration with raw values, or an option set, needs no code of its own:
/// `extension Axis: CanonicalCodable {}`. Optionals, arrays, sets and dictionaries of canonical values are
/// canonical; the elements of a set and the keys of a dictionary are written in ascending order.
///
/// ## Decoding
///
/// The bytes can come from a damaged file. An initializer checks what it reads and throws
/// ``CanonicalReader/invalid(_:)`` if the value breaks an invariant of its type. It recomputes what
/// follows from other properties instead of reading it.
///
/// ## Adding a field
///
/// Add the property to both lists. It changes the bytes of every state, so earlier hashes no longer match
/// and earlier keyframes cannot be read. An app therefore names its state layout in the recording's header
/// (`hashes`), and compares a recording of another layout by its calls alone. In this package the name is
/// `PlaygroundOptions.stateLayout`; `StateLayoutTests` fails until a change of the fields is given a new one.
public protocol CanonicalCodable {
  /// Appends the bytes of this value.
  func encode(into writer: inout CanonicalWriter)

  /// Creates a value from the next bytes.
  ///
  /// - Throws: A ``CanonicalError`` if the bytes are not those of a value of this type.
  init(decoding reader: inout CanonicalReader) throws(CanonicalError)
}

extension CanonicalCodable {
  /// The bytes of this value.
  public var canonicalBytes: [UInt8] {
    var writer = CanonicalWriter()
    encode(into: &writer)
    return writer.bytes
  }

  /// A hash of the bytes of this value, stable across processes and builds.
  public var stableHash: UInt64 {
    var writer = CanonicalWriter.hashing
    encode(into: &writer)
    return writer.stableHash
  }

  /// Reads a value that takes up all of `bytes`.
  ///
  /// - Throws: A ``CanonicalError`` where the bytes are not those of such a value, or go on after it.
  public init(canonicalBytes bytes: [UInt8]) throws(CanonicalError) {
    var reader = CanonicalReader(bytes)
    try self.init(decoding: &reader)
    try reader.finish()
  }
}
