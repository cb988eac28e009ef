public import DragEvents
public import DragGeometry

/// A condition that must hold at a moment of a session.
public enum SessionExpectation: Hashable, Sendable {
  /// A container holds exactly these items, in this order.
  ///
  /// If the container is `nil`, it is found by its items. It is the one that holds the first of these
  /// items that any container holds.
  case order(in: String? = nil, [String])
  /// Calls that match these patterns were made, in this order.
  ///
  /// Only calls since the last expectation of calls count, or since the start if there was none.
  /// Other calls may have been made, too. With `only`, those can only be reports of a state, such as
  /// `order` (`CallLog.withoutNotices`).
  case calls([CallPattern], only: Bool = false)
  /// The lifted item of the drag in progress has this name; `nil` expects that no drag is in progress.
  case dragging(String?)
  /// This gap is open for the dragged items; `nil` expects that no gap is open.
  case gap(OpenGap?)
  /// The drag is over the drop target of this name; `nil` expects that no drag is over a target.
  case target(String?)
  /// The collection view of this name is scrolled by this distance.
  ///
  /// The name can also be that of the view's container. The distance is from the beginning of the
  /// content to the visible part, along the axis on which the view scrolls. It is rounded to whole
  /// logical pixels.
  case scroll(String, Int)
  /// The upper left corner of this item, view or part is displayed at this point.
  ///
  /// The coordinates are from the window's upper left corner, rounded to whole logical pixels.
  case position(ThingName, x: Int, y: Int)
  /// The world has announced this text last, as to the user of a screen reader; `nil` expects no announcement.
  case announced(String?)
  /// Exactly these items are selected.
  case selected([String])
  /// This item, control or part of a row has the keyboard focus; `nil` expects that nothing shows it.
  case focused(ThingName?)
  /// The mouse cursor has this shape: `arrow`, `hand`, `grabbing`, `forbidden` or `text`.
  case cursor(Cursor)
}

/// An expectation in a recording, and its moment.
public struct ExpectedMoment: Hashable, Sendable {
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
  /// The number of the container's items before the gap.
  ///
  /// A dragged item is counted at its original place.
  public var index: Int

  public init(before index: Int, in container: String) {
    (self.container, self.index) = (container, index)
  }
}

/// The name of an item, a view, or a part of a row.
///
/// The container can precede it, as in `colours/red`. A part follows the name of its row, as in
/// `song-3.delete`.
public struct ThingName: Hashable, Sendable {
  /// The container; `nil` matches any container.
  package var container: String?
  package var name: String
  package var part: String?

  package init(_ name: String, in container: String? = nil, part: String? = nil) {
    (self.container, self.name, self.part) = (container, name, part)
  }
}
