internal import DragEvents
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI

/// The settings that the user has chosen: by an option, in the window, or in an earlier session.
package struct ChosenSettings: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let appearance = ChosenSettings(rawValue: 1)
  package static let motion = ChosenSettings(rawValue: 2)
  /// The language; if it is not chosen, that of the locale applies.
  package static let language = ChosenSettings(rawValue: 4)

  /// Returns whether an event reports a setting of the desktop that a choice overrides.
  func replaces(_ event: InputEvent.Kind) -> Bool {
    guard case .messageReceived(let message) = event else { return false }
    switch message.name {
    case Message.appearanceName: return contains(.appearance)
    case Message.motionName: return contains(.motion)
    default: return false
    }
  }
}
