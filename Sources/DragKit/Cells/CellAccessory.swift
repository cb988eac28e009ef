public import DragModel

/// A control at the beginning or the end of a row, like `UICellAccessory` (article 002).
///
/// ```swift
/// [
///   CellAccessory(.reorder, displayed: .always, reservedLayoutWidth: .custom(52)),
///   CellAccessory(.delete) { playlist, track in playlist.delete(track) },
/// ]
/// ```
public struct CellAccessory<Content>: Sendable {
  package let style: CellAccessoryStyle
  let action: (@Sendable (_ content: inout Content, _ item: ItemID) -> Void)?

  /// Creates an accessory.
  ///
  /// - Parameters:
  ///   - kind: The kind of the accessory.
  ///   - displayed: When the accessory is shown; `nil` means `whenEditing` if the kind is `reorder`,
  ///     `delete` or `multiselect`, and otherwise `always`.
  ///   - reservedLayoutWidth: The part of the row's width that the accessory takes when fully shown.
  ///   - action: The action of a tap, ignored for `reorder`; without one, `delete` reveals the
  ///     row's swipe actions (E24), and any other kind does not respond.
  public init(
    _ kind: CellAccessoryStyle.Kind, displayed: CellAccessoryStyle.Displayed? = nil,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard,
    action: (@Sendable (_ content: inout Content, _ item: ItemID) -> Void)? = nil
  ) {
    let displayed = displayed ?? (kind.isForEditing ? .whenEditing : .always)
    style = CellAccessoryStyle(kind: kind, displayed: displayed, width: reservedLayoutWidth)
    self.action = action
  }
}
