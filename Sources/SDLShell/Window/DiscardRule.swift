/// The reasons why an event of SDL is not passed on.
enum DiscardRule: Hashable {
  /// The event is a finger's, reported as a mouse's by X or SDL, usually beside the finger's own.
  case touchMouse
  /// The event is the mouse's, reported by SDL as a finger's, too.
  case mouseTouch
  /// The X server's pointer has followed a finger out of the window, which the mouse has not left.
  case leaveBesideFingers
  /// A held key is reported repeatedly, although it was pressed once.
  case keyRepeat
  /// A key without a name cannot be recorded, and modifiers have their own events.
  case namelessKey
  /// A motion or a release of a finger, or a release of a button, follows no press: the press was
  /// forgotten when the window was hidden or, for a finger, when it lost the focus.
  case withoutPress
  /// Buttons for going back and forth lift nothing.
  case extraButton
  /// A new window is reported hidden and shown before it is visible.
  case hiddenAtStart
  /// A window is reported both hidden and minimized, or both shown and restored.
  case seenAlready
  /// A held button captures the mouse, whose events continue outside the window.
  case leaveWhileHeld
  /// The event concerns only the shell, such as a move of the window, or repeats other events.
  case housekeeping
}
