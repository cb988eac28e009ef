package import DragKit

extension Message {
  /// Starts a recording, or ends the recording that is running.
  package static let toggleRecording = Message("toggle-recording")
  /// Replays the newest recording.
  package static let replayLast = Message("replay-last")
}
