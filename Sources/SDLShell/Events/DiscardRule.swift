enum DiscardRule: Hashable {
  /// The event is a finger's, which X or SDL reports as the mouse's.
  case touchMouse
  /// The event is the mouse's, which SDL reports as a finger's.
  case mouseTouch
  /// The X server's pointer, which follows a finger that is down, leaves the window; the mouse does not.
  case leaveBesideFingers
  case keyRepeat
  /// A key without a valid name (`Key`) cannot be recorded, and modifiers have their own events.
  case namelessKey
  /// A release, or a finger's motion, has no known press; presses are forgotten when the window is hidden,
  /// and those of fingers also when the window loses the focus or a button of the mouse is pressed.
  case withoutPress
  case extraButton
  /// A new window is reported hidden and shown before it is visible.
  case hiddenAtStart
  case seenAlready
  /// A held button captures the mouse, whose events continue outside the window.
  case leaveWhileHeld
  case housekeeping
}
