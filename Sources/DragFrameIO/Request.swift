/// Something that the world asks of the outside.
///
/// What comes of it returns as an event, if at all.
public enum Request: Hashable, Sendable {
  /// Starts a recording of what happens from now on, or ends the one that runs.
  case toggleRecording
  /// Plays the newest recording again.
  case replayLast
  /// Puts words on the clipboard.
  case copyText(String)
  /// Shows another pointer.
  case showCursor(Cursor)
}

/// What the mouse pointer looks like.
public enum Cursor: Hashable, Sendable, CaseIterable {
  /// The usual arrow.
  case arrow
  /// A hand over something that can be pressed or lifted.
  case hand
  /// Four arrows while something is carried.
  case grabbing
  /// A sign over something that refuses what is carried.
  case forbidden
}
