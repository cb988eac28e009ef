/// An event that decides what a press becomes.
public enum GestureTrigger: Int, Hashable, Sendable, CaseIterable {
  /// The pointer went down.
  case pressed
  /// The pointer moved farther than ``Tuning/liftDistance``.
  case movedBeyondLiftDistance
  /// The pointer exceeded the slop (``Tuning/touchSlop``, ``Tuning/mouseSlop``), mainly along the
  /// scroll axis of the collection view under the press; without a view, along the vertical axis.
  case movedAlong
  /// The pointer exceeded the slop, mainly at right angles to the axis of ``movedAlong``.
  case movedAcross
  /// The pointer was held for its long press (``Tuning/longPress``, ``Tuning/mouseLongPress``).
  case held
  /// The pointer went up over the item that it had pressed.
  ///
  /// In content that scrolls, a finger must also have stayed within ``Tuning/touchSlop``.
  case releasedInside
  /// The pointer went up, and ``releasedInside`` does not apply.
  case releasedOutside
  /// The pointer went up after a long press had lifted the item, and has stayed within the slop.
  case releasedUnmoved
  /// The secondary button was pressed.
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
  /// The press closed a row that a swipe had opened.
  case closedRow
}

extension GestureTrigger: CanonicalCodable {}
