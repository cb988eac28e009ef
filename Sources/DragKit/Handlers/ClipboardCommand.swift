internal import DragEvents
internal import DragModel

/// A handler of a command of the clipboard, for a container or for the whole content.
struct ClipboardCommand<Content>: Sendable {
  typealias Copy = @Sendable (Content, ItemID?) -> [ItemProvider]
  typealias Cut = @Sendable (inout Content, ItemID?) -> [ItemProvider]
  typealias Paste = @Sendable (inout Content, [ItemProvider], ItemID?) -> Bool

  enum Action: Sendable {
    case copy(Copy)
    case cut(Cut)
    case paste([ContentType], Paste)
  }

  /// `nil` for the whole content.
  let container: ContainerID?
  let action: Action

  func lifted<Whole>(to part: PartOfContent<Whole, Content>) -> ClipboardCommand<Whole> {
    let action: ClipboardCommand<Whole>.Action =
      switch action {
      case .copy(let copy): .copy(part.reading(copy))
      case .cut(let cut): .cut(part.writing(cut))
      case .paste(let types, let paste): .paste(types, part.writing(paste))
      }
    return ClipboardCommand<Whole>(container: container, action: action)
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
