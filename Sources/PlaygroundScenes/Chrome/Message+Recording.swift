package import DragKit

extension Message {
  /// Starts a recording, or ends the recording that is running.
  package static let toggleRecording = Message("toggle-recording")
  /// Replays the newest recording.
  package static let replayLast = Message("replay-last")
  /// Starts the tour.
  package static let startTour = Message("start-tour")
  /// The name of messages that show the page of their text.
  package static let showPageName = "show-page"
}
