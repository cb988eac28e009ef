/// The reasons why an event of SDL is not passed on.
enum DiscardRule: Hashable {
  /// The event is a finger's, reported by X or SDL as the mouse's, usually beside the finger's own event.
  case touchMouse
  /// The event is the mouse's, reported by SDL as a finger's, too.
  case mouseTouch
  /// The X server's pointer, which follows a finger that is down, leaves the window; the mouse does not.
  case leaveBesideFingers
  case keyRepeat
  /// A key without a valid name (`Key`) cannot be recorded, and modifiers have their own events.
  case namelessKey
  /// A release, or a finger's motion, has no known press; presses are forgotten when the window is hidden,
  /// and those of fingers also when the window loses the focus or a button of the mouse is pressed.
  case withoutPress
  /// Buttons beyond the first three, such as those for going back and forth, lift nothing.
  case extraButton
  /// A new window is reported hidden and shown before it is visible.
  case hiddenAtStart
  /// A hidden window is reported hidden or minimized again; a visible one shown, restored or maximized.
  case seenAlready
  /// A held button captures the mouse, whose events continue outside the window.
  case leaveWhileHeld
  /// The event concerns only the shell, such as a move of the window, or repeats other events.
  case housekeeping
}
