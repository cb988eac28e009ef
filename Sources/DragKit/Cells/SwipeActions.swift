public import DragModel

/// The actions that a swipe from the end of a row reveals, like `UISwipeActionsConfiguration` (E16).
public struct SwipeActionsConfiguration<Content>: Sendable {
  let actions: [ContextualAction<Content>]
  let performsFirstActionWithFullSwipe: Bool

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - actions: The actions, the outermost first (E18).
  ///   - performsFirstActionWithFullSwipe: Whether a swipe across the row performs the first action.
  public init(
    actions: [ContextualAction<Content>], performsFirstActionWithFullSwipe: Bool = true
  ) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }
}

/// An action on a row, like `UIContextualAction` (E17).
///
/// ```swift
/// ContextualAction(style: .destructive, image: "trash") { playlist, track in
///   playlist.delete(track)
///   return true
/// }
/// ```
public struct ContextualAction<Content>: Sendable {
  /// The button, not laid out yet.
  let button: SwipeButton
  let handler: @Sendable (_ content: inout Content, _ item: ItemID) -> Bool

  /// The style of an action.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case normal, destructive
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: Whether the action destroys something.
  ///   - title: The title of its button, if any.
  ///   - image: The name of the picture of its button, if any.
  ///   - name: The name in traces and tests, of `a`–`z`, `0`–`9` and `-`; by default `delete` for a
  ///     destructive action, and the name of the picture for any other.
  ///   - handler: Performs the action; it returns `true` if the row is or may be removed, and `false`
  ///     to close the row again (E19).
  public init(
    style: Style, title: String? = nil, image: String? = nil, name: String? = nil,
    handler: @escaping @Sendable (_ content: inout Content, _ item: ItemID) -> Bool
  ) {
    let isDestructive = style == .destructive
    let name = name ?? (isDestructive ? "delete" : image ?? "action")
    button = SwipeButton(
      name: "swipe-" + name, isDestructive: isDestructive, title: title, image: image)
    self.handler = handler
  }

  init(
    _ button: SwipeButton,
    _ handler: @escaping @Sendable (_ content: inout Content, _ item: ItemID) -> Bool
  ) {
    (self.button, self.handler) = (button, handler)
  }
}
