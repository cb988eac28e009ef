internal import DragEvents
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI

/// The settings that the user has chosen for a session, by an option or in the window.
package struct ChosenSettings: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let appearance = ChosenSettings(rawValue: 1)
  package static let motion = ChosenSettings(rawValue: 2)
  /// The language, which otherwise is that of the locale.
  package static let language = ChosenSettings(rawValue: 4)

  /// Whether an event is a setting of the desktop that a choice replaces.
  func replaces(_ event: InputEvent.Kind) -> Bool {
    guard case .messageReceived(let message) = event else { return false }
    switch message.name {
    case Message.appearanceName: return contains(.appearance)
    case Message.motionName: return contains(.motion)
    default: return false
    }
  }
}
