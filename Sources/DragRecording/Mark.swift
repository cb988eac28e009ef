public import DragGeometry

/// A name for a moment, to come back to.
public struct Mark: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The moment.
  public var time: Microseconds
  /// The hash of what is seen then, where a replay is to be held to it.
  public var frame: UInt64?

  /// Creates a mark.
  public init(_ name: String, at time: Microseconds, frame: UInt64? = nil) {
    (self.name, self.time, self.frame) = (name, time, frame)
  }
}
