/// The reasons why an event of SDL is not passed on.
enum DiscardRule: Hashable {
  /// X and SDL can report a finger as a mouse, too; the finger is reported itself unless a button is held.
  case touchMouse
  /// SDL can report the mouse as a finger, too.
  case mouseTouch
  /// The X server's pointer follows a finger, and leaves the window with it; the mouse does not.
  case leaveBesideFingers
  /// A held key is reported repeatedly, although it was pressed once.
  case keyRepeat
  /// A key without a name cannot be recorded, and modifiers have their own events.
  case namelessKey
  /// After a window is hidden with a button held, SDL discards the press but not the release.
  case withoutPress
  /// Buttons for going back and forth lift nothing.
  case extraButton
  /// A new window is reported hidden and shown before it is visible.
  case hiddenAtStart
  /// A window is reported both hidden and minimized, or both shown and restored.
  case seenAlready
  /// A held button captures the mouse, whose events continue outside the window.
  case leaveWhileHeld
  /// Exposing, moving and entering concern the shell alone, and gestures of several fingers repeat the events
  /// of each.
  case housekeeping
}
