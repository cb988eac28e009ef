public import DragGeometry

/// A condition that must hold at a moment of a session.
public enum SessionExpectation: Hashable, Sendable {
  /// The items of a container are exactly these, in order; `nil` is the container of the first
  /// item.
  case order(in: String? = nil, [String])
  /// These calls were made in this order since the last expectation of calls; with `only`, there
  /// were no others, except `CallLog.notices` such as `order` and `idle`.
  case calls([CallPattern], only: Bool = false)
  /// The dragged item has this name; `nil` if no drag is in progress.
  case dragging(String?)
  /// This gap is open for the dragged items; `nil` if none is.
  case gap(OpenGap?)
  /// The drag is over the drop target of this name; `nil` if it is over none.
  case target(String?)
  /// The distance from the beginning of a collection view's content to its visible part, along its
  /// scrolling axis, rounded to whole logical pixels.
  case scroll(String, Int)
  /// The upper left corner of an item as displayed now, in the window's logical pixels, rounded.
  case position(ThingName, x: Int, y: Int)
}

/// An expectation in a recording, and its moment.
public struct ExpectedMoment: Hashable, Sendable {
  /// The expectation.
  public var expectation: SessionExpectation
  /// The moment, as a time on the world's clock.
  public var time: Microseconds

  package init(_ expectation: SessionExpectation, at time: Microseconds) {
    (self.expectation, self.time) = (expectation, time)
  }
}

/// A gap between the items of a container that is open for the dragged items.
public struct OpenGap: Hashable, Sendable {
  /// The name of the container.
  public var container: String
  /// The number of items before the gap; a dragged item is counted at its original place.
  public var index: Int

  /// Creates a gap.
  public init(before index: Int, in container: String) {
    (self.container, self.index) = (container, index)
  }
}

/// The name of an item, a view or a part, as in `red`, `colours/red` or `song-3.delete`.
public struct ThingName: Hashable, Sendable {
  /// The container; `nil` matches any container.
  package var container: String?
  package var name: String
  /// The part; `nil` for the whole thing.
  package var part: String?

  package init(_ name: String, in container: String? = nil, part: String? = nil) {
    (self.container, self.name, self.part) = (container, name, part)
  }
}
