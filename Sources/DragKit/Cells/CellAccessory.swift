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
  ///   - displayed: The times at which it is shown; by default, one for reordering, deleting or selecting is shown in
  ///     edit mode, and any other always.
  ///   - reservedLayoutWidth: The width of the row that it takes.
  ///   - action: The action of a tap; a `delete` accessory without one reveals the row's swipe actions (E24).
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
