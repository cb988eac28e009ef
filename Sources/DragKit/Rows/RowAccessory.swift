public import DragModel

/// A control at the beginning or the end of a row, like `UICellAccessory`.
///
/// It is part of article 002 (E01–E30 on the page *Rules*).
///
/// ```swift
/// [
///   RowAccessory(.reorder, displayed: .always, reservedLayoutWidth: .custom(52)),
///   RowAccessory(.delete) { playlist, track in playlist.delete(track) },
/// ]
/// ```
public struct RowAccessory<Content>: Sendable {
  package let style: RowAccessoryStyle
  let action: (@Sendable (_ content: inout Content, _ item: ItemID) -> Void)?

  /// Creates an accessory.
  ///
  /// - Parameters:
  ///   - kind: The kind of the accessory.
  ///   - displayed: The states of edit mode in which the accessory is shown. For `nil`, a `reorder`,
  ///     `delete` or `multiselect` is shown `whenEditing`, and any other kind `always`.
  ///   - reservedLayoutWidth: The width that the accessory takes from the row when fully shown.
  ///   - action: The action of a tap, ignored for `reorder`. Without an action, a tap on `delete`
  ///     reveals the row's swipe actions, if any (E24). Any other kind without an action does not
  ///     respond to taps.
  public init(
    _ kind: RowAccessoryStyle.Kind, displayed: RowAccessoryStyle.Displayed? = nil,
    reservedLayoutWidth: RowAccessoryStyle.Width = .standard,
    action: (@Sendable (_ content: inout Content, _ item: ItemID) -> Void)? = nil
  ) {
    let displayed = displayed ?? (kind.isForEditing ? .whenEditing : .always)
    style = RowAccessoryStyle(kind: kind, displayed: displayed, width: reservedLayoutWidth)
    self.action = action
  }
}
