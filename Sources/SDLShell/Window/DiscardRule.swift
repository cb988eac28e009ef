/// The only events that are not passed on, each with the fact of the platform that makes it false.
enum DiscardRule: Hashable, CaseIterable {
  case touchMouse
  case mouseTouch
  case leaveBesideFingers
  case keyRepeat
  case namelessKey
  case withoutPress
  case extraButton
  case hiddenAtStart
  case seenAlready
  case leaveWhileHeld
  case housekeeping

  /// What the platform does.
  var fact: String {
    switch self {
    case .touchMouse:
      "X and SDL can make a mouse out of a finger, which is itself reported unless the mouse is held."
    case .mouseTouch: "SDL can make a finger out of the mouse, which is itself reported."
    case .leaveBesideFingers:
      "The X server's pointer follows a finger, and with it leaves the window; the mouse does not."
    case .keyRepeat: "A key that is held is reported again and again, but it went down once."
    case .namelessKey:
      "A key without a name cannot be recorded, and modifiers are told by themselves."
    case .withoutPress:
      "SDL swallows the press after a window was hidden with a button held, not its release."
    case .extraButton: "Mice have buttons to go back and forth, and nothing is lifted with them."
    case .hiddenAtStart: "A new window is reported hidden and shown before it was ever seen."
    case .seenAlready: "A window is reported hidden and minimised in one go, or shown and restored."
    case .leaveWhileHeld: "A held button captures the mouse, which is heard of wherever it goes."
    case .housekeeping:
      "Exposing, moving and entering concern the shell alone, and gestures of several fingers "
        + "repeat what each finger reports."
    }
  }
}
