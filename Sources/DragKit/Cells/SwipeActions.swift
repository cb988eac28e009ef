public import DragModel

/// What a swipe from the end of a row shows, as `UISwipeActionsConfiguration` says it (E16).
public struct SwipeActionsConfiguration<Content>: Sendable {
  /// The actions; the first is the outermost (E18).
  public var actions: [ContextualAction<Content>]
  /// Whether a swipe across the row carries out the first action.
  public var performsFirstActionWithFullSwipe: Bool

  /// Creates a configuration.
  public init(
    actions: [ContextualAction<Content>], performsFirstActionWithFullSwipe: Bool = true
  ) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }
}

/// Something that can be done to a row, as `UIContextualAction` is (E17).
///
/// ```swift
/// ContextualAction(style: .destructive, image: "trash") { playlist, track in
///   playlist.delete(track)
///   return true
/// }
/// ```
public struct ContextualAction<Content>: Sendable {
  /// Does it; `true` where the row is gone or may go, `false` where it shall close again (E19).
  public typealias Handler = @Sendable (_ content: inout Content, _ item: ItemID) -> Bool

  /// The name by which traces and tests know it, of `a`–`z`, `0`–`9` and `-`.
  public let name: String
  /// What it looks like.
  public let style: Style
  /// Its words, where it has any.
  public let title: String?
  /// The name of its picture, where it has one.
  public let image: String?
  /// Does it.
  public let handler: Handler

  /// What an action can look like.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case normal, destructive
  }

  /// Creates an action; without a name it goes by what it is: `delete`, or the name of its picture.
  public init(
    style: Style, title: String? = nil, image: String? = nil, name: String? = nil,
    handler: @escaping Handler
  ) {
    self.name = name ?? (style == .destructive ? "delete" : image ?? "action")
    self.style = style
    self.title = title
    self.image = image
    self.handler = handler
  }
}

extension SwipeActionsConfiguration {
  /// The same actions for a content of which this one is a part.
  func lifted<Whole>(
    along path: SendablePath<Whole, Content>
  ) -> SwipeActionsConfiguration<Whole> {
    SwipeActionsConfiguration<Whole>(
      actions: actions.map { $0.lifted(along: path) },
      performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe)
  }
}

extension ContextualAction {
  fileprivate func lifted<Whole>(
    along path: SendablePath<Whole, Content>
  ) -> ContextualAction<Whole> {
    ContextualAction<Whole>(
      style: style == .destructive ? .destructive : .normal, title: title, image: image, name: name
    ) { [handler] content, item in handler(&content[keyPath: path], item) }
  }
}
