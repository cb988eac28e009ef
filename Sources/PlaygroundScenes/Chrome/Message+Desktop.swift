package import DragKit

// A desktop setting reaches the playground as a message, so it is recorded. A switch in the window
// is a choice of the user: a request makes the program send no more messages about that setting.
extension Message {
  package static let appearanceName = "desktop-appearance"
  package static let motionName = "desktop-motion"

  /// The appearance that the desktop's user prefers.
  package static func appearance(isDark: Bool) -> Message {
    Message(appearanceName, text: isDark ? "dark" : "light")
  }

  /// Whether the desktop's user prefers reduced motion.
  package static func motion(isReduced: Bool) -> Message {
    Message(motionName, text: isReduced ? "reduced" : "full")
  }

  /// The user has chosen light or dark in the window.
  package static let appearanceChosen = Message("appearance-chosen")
  /// The user has turned reduced motion on or off in the window.
  package static let motionChosen = Message("motion-chosen")
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
