/// A request to the app, as part of an ``Output``.
public enum Request: Hashable, Sendable {
  /// Starts a recording, or ends the recording that is running.
  case toggleRecording
  /// Replays the newest recording.
  case replayLast
  /// Copies text to the clipboard.
  case copyText(String)
  /// Shows another mouse cursor.
  case showCursor(Cursor)
}

/// The appearance of the mouse cursor.
public enum Cursor: Hashable, Sendable, CaseIterable {
  /// The default arrow.
  case arrow
  /// A pointing hand, by default over an item that the mouse can press or lift.
  case hand
  /// Four arrows, during a drag by the mouse or a finger, unless the target rejects the dragged items.
  case grabbing
  /// A prohibition sign, over a target that rejects the dragged items.
  case forbidden
}
