public import DragCoding

/// A span of time, or a moment, in microseconds.
///
/// A moment is the span since an origin that the app chooses.
///
/// ```swift
/// let due = press.time + .milliseconds(500)
/// ```
public struct Microseconds: Hashable, Comparable, Sendable {
  /// The number of microseconds.
  public var count: Int64

  /// Creates a span or a moment from a number of microseconds.
  public init(_ count: Int64) { self.count = count }

  /// A span of no time, or the moment at the origin.
  public static let zero = Microseconds(0)

  /// The counts whose differences cannot overflow: 36,000 years before and after the origin.
  package static let safeCounts: ClosedRange<Int64> = -1 << 60...1 << 60

  package static let day = Microseconds.seconds(24 * 60 * 60)

  /// Returns a span of milliseconds.
  public static func milliseconds(_ count: Int64) -> Microseconds { Microseconds(count * 1000) }

  /// Returns a span of seconds.
  public static func seconds(_ count: Int64) -> Microseconds { Microseconds(count * 1_000_000) }

  /// The first whole millisecond after this moment; animations are stepped at whole milliseconds.
  package var nextStep: Microseconds { Microseconds((count / 1000 + 1) * 1000) }

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
    guard Self.safeCounts.contains(count) else { throw reader.invalid("time") }
  }
}

extension Optional<Microseconds> {
  /// Returns the earlier of two times; `nil` stands for never.
  @inlinable
  package func earlier(_ other: Microseconds?) -> Microseconds? {
    guard let self, let other else { return self ?? other }
    return Swift.min(self, other)
  }
}
