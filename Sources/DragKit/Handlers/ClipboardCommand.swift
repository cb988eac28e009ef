/// A handler of a command of the clipboard.
struct ClipboardCommand<Handler: Sendable>: Sendable {
  /// The container whose items the command is about; `nil` for the whole content.
  let container: ContainerID?
  /// The types that a handler of pastes accepts.
  var types: [ContentType] = []
  let handler: Handler

  func map<Other>(_ lift: (Handler) -> Other) -> ClipboardCommand<Other> {
    ClipboardCommand<Other>(container: container, types: types, handler: lift(handler))
  }
}

/// A clipboard command and its standard keys (GTK, Qt, ARIA).
enum ClipboardKey {
  case copy, cut, paste

  init?(_ key: Key, _ modifiers: Modifiers) {
    switch (key, modifiers) {
    case ("c", .control), (.insert, .control): self = .copy
    case ("x", .control), (.delete, .shift): self = .cut
    case ("v", .control), (.insert, .shift): self = .paste
    default: return nil
    }
  }
}
