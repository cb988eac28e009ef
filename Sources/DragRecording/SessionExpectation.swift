public import DragGeometry

/// A condition that must hold at a moment of a session.
public enum SessionExpectation: Hashable, Sendable {
  /// A container holds exactly these items, in this order; if the container is `nil`, it is the one
  /// that holds the first item, or if none does, the one that holds the second, and so on.
  case order(in: String? = nil, [String])
  /// Matching calls were made in this order since the start or the last expectation of calls; with
  /// `only`, no others were made, except reports of a state (`CallLog.notices`) such as `order`.
  case calls([CallPattern], only: Bool = false)
  /// The lifted item of the drag in progress has this name; `nil` expects that no drag is in progress.
  case dragging(String?)
  /// This gap is open for the dragged items; `nil` expects that no gap is open.
  case gap(OpenGap?)
  /// The drag is over the drop target of this name; `nil` expects that no drag is over a target.
  case target(String?)
  /// In the collection view of this name, or the one of this container, the visible part begins at
  /// this distance from the beginning of the content, rounded to whole logical pixels.
  case scroll(String, Int)
  /// The upper left corner of this thing, as displayed, is at this point, in whole logical pixels of the
  /// window.
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

/// The position, in a container, of the gap that is open for the dragged items.
public struct OpenGap: Hashable, Sendable {
  /// The name of the container.
  public var container: String
  /// The number of the container's items before the gap; a dragged item is counted at its original place.
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
  package var part: String?

  package init(_ name: String, in container: String? = nil, part: String? = nil) {
    (self.container, self.name, self.part) = (container, name, part)
  }
}
