public import DragGeometry

/// A name for a moment, to come back to.
public struct Mark: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The moment.
  public var time: Microseconds

  /// Creates a mark.
  public init(_ name: String, at time: Microseconds) {
    self.name = name
    self.time = time
  }
}
