public import DragGeometry

/// Something that must be true at a moment of a session.
public enum SessionExpectation: Hashable, Sendable {
  /// A container's items are in this order; `nil` for the container that holds the first.
  case order(in: String? = nil, [String])
  /// These calls were made in this order since the last such expectation; if they are
  /// `only` these, no others between them, apart from ``CallLog/notices``.
  case calls([CallPattern], only: Bool = false)
  /// This item is dragged; `nil` if none is.
  case dragging(String?)
  /// This gap is open for the dragged items; `nil` if none is.
  case gap(OpenGap?)
  /// The drag is over this drop target; `nil` if it is over none.
  case target(String?)
  /// The vertical scroll offset of a collection view, in whole pixels.
  case scroll(String, Int)
  /// The upper left corner of an item as it is seen now, in whole pixels of the window.
  case position(ThingName, x: Int, y: Int)
}

/// An expectation in a recording, and its moment.
public struct ExpectedMoment: Hashable, Sendable {
  /// The expectation.
  public var expectation: SessionExpectation
  /// The moment.
  public var time: Microseconds

  /// Creates an expectation at a time.
  public init(_ expectation: SessionExpectation, at time: Microseconds) {
    (self.expectation, self.time) = (expectation, time)
  }
}
