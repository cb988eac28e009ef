package import DragKit

// Messages to the program, for actions that only the program can perform.
extension Message {
  /// Ends the program, as a click on the window's close button does.
  package static let quit = Message("quit")
  package static let toggleFullScreen = Message("toggle-full-screen")
  /// Starts a recording, or ends the running one.
  package static let toggleRecording = Message("toggle-recording")
  /// Replays the newest recording.
  package static let replayLast = Message("replay-last")
  package static let startTour = Message("start-tour")
  /// The name of messages that show a page; their text is the name of the page.
  package static let showPageName = "show-page"

  /// Reports that the user has chosen light or dark in the window.
  package static let appearanceChosen = Message("appearance-chosen")
  /// Reports that the user has turned reduced motion on or off in the window.
  package static let motionChosen = Message("motion-chosen")
  /// Reports that the user has chosen a language in the window.
  package static let languageChosen = Message("language-chosen")
}

// A desktop setting reaches the playground as a message, so it is recorded. Once the user changes
// the setting in the window, the reports above keep the desktop from changing it again.
extension Message {
  package static let appearanceName = "desktop-appearance"
  package static let motionName = "desktop-motion"

  /// Returns the message about the appearance that the desktop's user prefers.
  package static func appearance(isDark: Bool) -> Message {
    Message(appearanceName, text: isDark ? "dark" : "light")
  }

  /// Returns the message about whether the desktop's user prefers reduced motion.
  package static func motion(isReduced: Bool) -> Message {
    Message(motionName, text: isReduced ? "reduced" : "full")
  }
}

extension Chrome {
  /// Sets the appearance from the text of a message; another text changes nothing.
  mutating func setAppearance(_ text: String?) {
    if text == "dark" || text == "light" { isDark = text == "dark" }
  }

  /// Turns reduced motion on or off by the text of a message; another text changes nothing.
  mutating func setMotion(_ text: String?) {
    if text == "reduced" || text == "full" { tuning.reducedMotion = text == "reduced" }
  }
}

// Keys request another size of the interface. The program sends the new scale as a message, so that
// a recording contains it.
extension Message {
  package static let zoomIn = Message("zoom-in")
  package static let zoomOut = Message("zoom-out")
  package static let zoomReset = Message("zoom-reset")

  private static let scaleName = "interface-scale"
  private static let scales = Fraction(1, 4)...Fraction(16, 1)

  /// Returns the message that sets the number of window pixels for each logical pixel.
  package static func scale(_ scale: Fraction) -> Message {
    Message(scaleName, text: "\(scale.raw)")
  }

  /// The scale that a message sets; `nil` for any other message, or if the scale is out of range.
  package var scale: Fraction? {
    guard name == Self.scaleName, let raw = text.flatMap({ Int($0) }) else { return nil }
    let scale = Fraction(raw: raw)
    return Self.scales.contains(scale) ? scale : nil
  }
}

/// A request to the program about a recording, or about a file made from it.
package enum RecordingRequest: String, CaseIterable, Sendable {
  case replay = "replay-recording"
  case showCard = "show-recording-card"
  case saveGIF = "save-recording-gif"
  case saveMP4 = "save-recording-mp4"
  case keepTest = "keep-recording-test"
  /// Cancels the export in progress (a film, a GIF or a test), whatever the path.
  case cancel = "cancel-recording-work"
  /// Shows a file in the desktop's file manager.
  case showInFolder = "show-in-folder"

  func of(_ path: String) -> Request { .send(Message(rawValue, text: path)) }

  /// Returns the request and the path in a message; `nil` for any other message, or without a path.
  package static func reading(_ message: Message) -> (request: RecordingRequest, path: String)? {
    guard let request = RecordingRequest(rawValue: message.name), let path = message.text else {
      return nil
    }
    return (request, path)
  }
}
