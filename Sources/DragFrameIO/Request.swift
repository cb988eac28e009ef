/// A request of an interaction or its content to the app, which performs it.
///
/// If it has a result, that returns as an ``InputEvent``.
public enum Request: Hashable, Sendable {
  /// Starts a recording, or ends the current one.
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
  /// A pointing hand, over an item that can be pressed or lifted.
  case hand
  /// Four arrows, during a drag.
  case grabbing
  /// A prohibition sign, over a target that rejects the dragged items.
  case forbidden
}
