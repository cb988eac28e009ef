public import DragCoding

/// A moment since the start of a session, or a span of time, in microseconds.
///
/// ```swift
/// let due = press.time + .milliseconds(500)
/// ```
public struct Microseconds: Hashable, Comparable, Sendable {
  /// The number of microseconds.
  public var count: Int64

  /// Creates a moment or a span.
  public init(_ count: Int64) {
    self.count = count
  }

  /// The start of a session, or an empty span.
  public static let zero = Microseconds(0)

  /// A day: the longest accepted interval between two events.
  package static let day = Microseconds.seconds(24 * 60 * 60)

  /// Returns a span of milliseconds.
  public static func milliseconds(_ count: Int64) -> Microseconds { Microseconds(count * 1000) }

  /// Returns a span of seconds.
  public static func seconds(_ count: Int64) -> Microseconds { Microseconds(count * 1_000_000) }

  public static func + (left: Microseconds, right: Microseconds) -> Microseconds {
    Microseconds(left.count + right.count)
  }

  public static func - (left: Microseconds, right: Microseconds) -> Microseconds {
    Microseconds(left.count - right.count)
  }

  public static func < (left: Microseconds, right: Microseconds) -> Bool {
    left.count < right.count
  }
}

extension Microseconds: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(count) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    count = try reader.read()
  }
}
