public import DragCoding

/// A moment, counted from the start of a session, or a span of time, in microseconds.
///
/// ```swift
/// let due = press.time + .milliseconds(500)
/// ```
public struct Microseconds: Hashable, Comparable, Sendable {
  /// The count.
  public var count: Int64

  /// Creates a moment or a span of `count` microseconds.
  public init(_ count: Int64) {
    self.count = count
  }

  /// The start of a session, or no time at all.
  public static let zero = Microseconds(0)

  /// A day, the longest gap between two events that a reader accepts.
  package static let day = Microseconds.seconds(24 * 60 * 60)

  /// A span of whole milliseconds.
  public static func milliseconds(_ count: Int64) -> Microseconds { Microseconds(count * 1000) }

  /// A span of whole seconds.
  public static func seconds(_ count: Int64) -> Microseconds { Microseconds(count * 1_000_000) }

  /// The later moment, or the sum of two spans.
  public static func + (left: Microseconds, right: Microseconds) -> Microseconds {
    Microseconds(left.count + right.count)
  }

  /// The span from `right` to `left`.
  public static func - (left: Microseconds, right: Microseconds) -> Microseconds {
    Microseconds(left.count - right.count)
  }

  public static func < (left: Microseconds, right: Microseconds) -> Bool {
    left.count < right.count
  }
}

extension Microseconds: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(count)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    count = try reader.read()
  }
}
