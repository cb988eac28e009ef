package import DragKit
internal import PlaygroundUI

extension Message {
  /// Ends the program, as a click on the window's close button does.
  package static let quit = Message("quit")
  /// Lets the window fill the screen, or gives it its former size again.
  package static let toggleFullScreen = Message("toggle-full-screen")
  /// The user has chosen a language in the window.
  package static let languageChosen = Message("language-chosen")
}
