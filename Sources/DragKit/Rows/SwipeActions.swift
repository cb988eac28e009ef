/// The actions that a swipe from a row's edge uncovers, like `UISwipeActionsConfiguration` (E16).
public struct SwipeActionsConfiguration<Content>: Sendable {
  var actions: [ContextualAction<Content>]
  let performsFirstActionWithFullSwipe: Bool

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - actions: The actions, from the edge of the row inwards (E18). If there are none, the row
  ///     cannot be swiped from that edge.
  ///   - performsFirstActionWithFullSwipe: Whether a full swipe performs the first action (E18). A
  ///     full swipe moves the row by at least ``SwipeTuning/fullSwipeShare`` of its width, and at
  ///     least ``SwipeTuning/fullSwipeMargin`` beyond the width of the actions.
  public init(
    actions: [ContextualAction<Content>], performsFirstActionWithFullSwipe: Bool = true
  ) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }
}

/// An action on a row, like `UIContextualAction`.
///
/// ```swift
/// ContextualAction(style: .destructive, image: "trash") { playlist, track in
///   playlist.delete(track)
///   return true
/// }
/// ```
public struct ContextualAction<Content>: Sendable {
  var button: SwipeButton
  let handler: @Sendable (_ content: inout Content, _ item: ItemID) -> Bool

  /// The kind of an action; the button of a `destructive` action is red (E17).
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case normal, destructive
  }
}

extension ContextualAction {
  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The kind of the action; `destructive` if the action destroys something.
  ///   - title: The title of the button; `nil` for none.
  ///   - image: The name of the picture of the button; `nil` for none.
  ///   - name: The name in traces and tests, after the prefix `swipe-`, or `leading-swipe-` at the
  ///     leading edge. It consists of `a`–`z`, `0`–`9` and `-`. By default, it is `delete` for a
  ///     destructive action, otherwise `image`, or `action` if `image` is `nil`.
  ///   - handler: Performs the action, and returns whether it was completed; the trace reports the
  ///     result. The row then closes in either case (E19).
  public init(
    style: Style, title: String? = nil, image: String? = nil, name: String? = nil,
    handler: @escaping @Sendable (_ content: inout Content, _ item: ItemID) -> Bool
  ) {
    let isDestructive = style == .destructive
    let name = name ?? (isDestructive ? "delete" : image ?? "action")
    self.init(
      button: SwipeButton(
        name: "swipe-" + name, isDestructive: isDestructive, title: title, image: image),
      handler: handler)
  }
}
