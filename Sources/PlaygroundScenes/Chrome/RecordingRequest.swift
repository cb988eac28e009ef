package import DragKit

/// A request of the playground about a recording: to play it, to show its card, or to make a file
/// of it.
package enum RecordingRequest: String, CaseIterable, Sendable {
  case replay = "replay-recording"
  case showCard = "show-recording-card"
  case saveGIF = "save-recording-gif"
  case saveMP4 = "save-recording-mp4"
  case keepTest = "keep-recording-test"
  /// Cancels the file in progress.
  case cancel = "cancel-recording-work"
  /// Shows a file in the desktop's file manager.
  case showInFolder = "show-in-folder"

  func of(_ path: String) -> Request { .send(Message(rawValue, text: path)) }

  /// Returns the request in a message, with the path of its recording; `nil` for any other message.
  package static func reading(_ message: Message) -> (request: RecordingRequest, path: String)? {
    guard let request = RecordingRequest(rawValue: message.name), let path = message.text else {
      return nil
    }
    return (request, path)
  }
}
