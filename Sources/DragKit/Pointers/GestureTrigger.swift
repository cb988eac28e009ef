public import DragCoding

/// A reason for which a press is decided: of the table, or one of the last four beside it.
public enum GestureTrigger: Int, Hashable, Sendable, CaseIterable {
  case pressed
  case movedBeyondLiftDistance
  /// The pointer exceeded the slop, mainly along the axis of the collection view under the press.
  ///
  /// Without a collection view, the axis is vertical.
  case movedAlong
  case movedAcross
  case held
  case releasedInside
  case releasedOutside
  case releasedUnmoved
  case askedForMenu
  /// Other input came before the gesture was decided (R8).
  ///
  /// It is a key other than a modifier, another mouse button, the wheel, or a resized window.
  case otherInput
  /// The release was not reported, for example because the window lost the focus (R20).
  case lost
  /// A second finger came down on the same collection view.
  case secondFinger
  /// The press hit the scroll bar of a collection view.
  case pressedScrollBar
  /// The press stopped a collection view that was scrolling.
  case stoppedScrolling
  /// The press closed the actions of a swiped row.
  case closedRow
}

extension GestureTrigger: CanonicalCodable {}
