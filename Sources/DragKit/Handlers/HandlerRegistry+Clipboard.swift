// MARK: - The handlers of the clipboard, like those of SwiftUI's views

extension HandlerRegistry {
  /// Adds a handler of Ctrl+C and Ctrl+Insert.
  ///
  /// - Parameters:
  ///   - container: The container whose items are copied; `nil` for the whole content. The handler
  ///     is called only while an area shows the container. Handlers of the container with the
  ///     focus are called first, those of the whole content last.
  ///   - copy: Returns the payloads of the selected items, or else of the focused one. If it
  ///     returns none, the next handler is called.
  /// - Returns: A copy of the registry with one more handler.
  public func onCopyCommand(
    in container: ContainerID? = nil,
    _ copy:
      @escaping @Sendable (_ content: Content, _ focused: ItemID?) -> [ItemProvider]
  ) -> HandlerRegistry {
    onClipboard(.copy, in: container) { content, _, focused in copy(content, focused) }
  }

  /// Adds a handler of Ctrl+X and Shift+Delete.
  ///
  /// The changes that it makes to the model are one undo step.
  ///
  /// - Parameters:
  ///   - container: The container whose items are cut; see ``onCopyCommand(in:_:)``.
  ///   - cut: Removes the items, and returns their payloads. If it returns none, its changes are
  ///     reverted, and the next handler is called.
  /// - Returns: A copy of the registry with one more handler.
  public func onCutCommand(
    in container: ContainerID? = nil,
    _ cut:
      @escaping @Sendable (_ content: inout Content, _ focused: ItemID?) -> [ItemProvider]
  ) -> HandlerRegistry {
    onClipboard(.cut, in: container) { content, _, focused in cut(&content, focused) }
  }

  /// Adds a handler of Ctrl+V and Shift+Insert.
  ///
  /// The data arrives later, as an input event. All changes by the handler are one undo step.
  ///
  /// - Parameters:
  ///   - types: The accepted types.
  ///   - container: The container into which items are pasted; see ``onCopyCommand(in:_:)``.
  ///   - paste: Receives the payloads of these types: one for each entry of a list of files or
  ///     links, otherwise a single one. If it returns `false`, its changes are reverted, and the
  ///     next handler is called.
  /// - Returns: A copy of the registry with one more handler.
  public func onPasteCommand(
    of types: [ContentType], in container: ContainerID? = nil,
    _ paste:
      @escaping @Sendable (
        _ content: inout Content, _ payloads: [ItemProvider], _ focused: ItemID?
      ) -> Bool
  ) -> HandlerRegistry {
    onClipboard(.paste, of: types, in: container) { content, payloads, focused in
      paste(&content, payloads, focused) ? payloads : []
    }
  }

  private func onClipboard(
    _ key: ClipboardKey, of types: [ContentType] = [], in container: ContainerID?,
    _ handler: @escaping ClipboardCommand<Content>.Handler
  ) -> HandlerRegistry {
    changed {
      $0.general.clipboardCommands.append(
        ClipboardCommand(key: key, container: container, types: types, handler: handler))
    }
  }
}

/// A handler of a clipboard command, and the container to which it applies.
struct ClipboardCommand<Content>: Sendable {
  /// Receives the payloads to paste (otherwise none); returns those copied, cut or pasted.
  typealias Handler =
    @Sendable (inout Content, [ItemProvider], _ focused: ItemID?) -> [ItemProvider]

  let key: ClipboardKey
  /// The container to whose items the command applies; `nil` for the whole content.
  let container: ContainerID?
  /// The types that a handler of pastes accepts.
  var types: [ContentType] = []
  let handler: Handler
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
