public import DragGeometry

/// A condition that must hold at a moment of a session.
public enum SessionExpectation: Hashable, Sendable {
  /// A container's items are in this order; `nil` for the container that holds the first.
  case order(in: String? = nil, [String])
  /// These calls were made in this order since the last such expectation; if they are
  /// `only` these, no others between them, apart from notices such as `order` and `idle`.
  case calls([CallPattern], only: Bool = false)
  /// This item is dragged; `nil` if none is.
  case dragging(String?)
  /// This gap is open for the dragged items; `nil` if none is.
  case gap(OpenGap?)
  /// The drag is over this drop target; `nil` if it is over none.
  case target(String?)
  /// The vertical scroll offset of a collection view, in whole pixels.
  case scroll(String, Int)
  /// The upper left corner of an item as displayed, in whole pixels of the window.
  case position(ThingName, x: Int, y: Int)
}

/// An expectation in a recording, and its moment.
public struct ExpectedMoment: Hashable, Sendable {
  /// The expectation.
  public var expectation: SessionExpectation
  /// The moment.
  public var time: Microseconds

  package init(_ expectation: SessionExpectation, at time: Microseconds) {
    (self.expectation, self.time) = (expectation, time)
  }
}

/// A gap between the items of a container that is open for the dragged items.
public struct OpenGap: Hashable, Sendable {
  /// The name of the container.
  public var container: String
  /// The number of items before the gap; a dragged item counts where it was lifted.
  public var index: Int

  /// Creates a gap.
  public init(before index: Int, in container: String) {
    (self.container, self.index) = (container, index)
  }
}

/// The name of a thing, as complete as needed: `red`, `colours/red`, `song-3.delete`.
public struct ThingName: Hashable, Sendable {
  /// The container; `nil` if the name is unambiguous.
  package var container: String?
  package var name: String
  /// The part; `nil` for the whole thing.
  package var part: String?

  package init(_ name: String, in container: String? = nil, part: String? = nil) {
    (self.container, self.name, self.part) = (container, name, part)
  }
}
