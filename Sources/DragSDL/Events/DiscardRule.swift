enum DiscardRule: Hashable {
  /// A finger caused the event, but X or SDL reports it as the mouse's.
  case touchMouse
  /// The mouse caused the event, but SDL reports it as a finger's.
  case mouseTouch
  /// A finger that is down moves the X server's pointer out of the window; the mouse does not
  /// leave.
  case leaveBesideFingers
  case keyRepeat
  /// While text is accepted, a key that makes a character is reported by its text alone.
  case typedKey
  /// SDL reports text although none is accepted, or the letter of a shortcut, as of Control+A on a Cyrillic layout.
  case unwantedText
  /// The key has no name that `Key` accepts, as a modifier key has none.
  ///
  /// A key without a name cannot be recorded. Modifier keys have their own events.
  case namelessKey
  /// A release, or a finger's motion, has no known press.
  ///
  /// The presses of fingers are forgotten when the window is hidden, and under X11 when a button of
  /// the mouse is pressed.
  case withoutPress
  case extraButton
  /// A new window is reported as hidden or shown before it is first visible.
  case hiddenAtStart
  case seenAlready
  /// The mouse leaves the window while a button is held; its events continue outside the window.
  case leaveWhileHeld
  case housekeeping
}
