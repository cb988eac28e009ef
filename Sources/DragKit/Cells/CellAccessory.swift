public import DragGeometry
public import DragModel

/// A control at the beginning or the end of a row, like `UICellAccessory` (article 002).
///
/// ```swift
/// [
///   .reorder(displayed: .always, reservedLayoutWidth: .custom(52)),
///   .delete(displayed: .always, reservedLayoutWidth: .custom(52)) { playlist, track in
///     playlist.delete(track)
///   },
/// ]
/// ```
public struct CellAccessory<Content>: Sendable {
  /// A function that is called when the accessory is tapped.
  public typealias Action = @Sendable (_ content: inout Content, _ item: ItemID) -> Void

  package let style: CellAccessoryStyle
  /// The action of a tap; a `delete` accessory without one reveals the row's swipe actions (E24).
  let action: Action?

  /// A grip at the end of the row by which the row is dragged (E05).
  public static func reorder(
    displayed: CellAccessoryStyle.Displayed = .whenEditing,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard
  ) -> CellAccessory {
    CellAccessory(.reorder, displayed, reservedLayoutWidth)
  }

  /// A sign at the beginning of the row that deletes it (E06), or, without an action, reveals its
  /// swipe actions (E24).
  public static func delete(
    displayed: CellAccessoryStyle.Displayed = .whenEditing,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard, action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(.delete, displayed, reservedLayoutWidth, action)
  }

  /// A circle at the beginning of the row whose action selects the row.
  public static func multiselect(
    displayed: CellAccessoryStyle.Displayed = .whenEditing,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard, action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(.multiselect, displayed, reservedLayoutWidth, action)
  }

  /// An arrow at the end of a row that leads to more.
  public static func disclosureIndicator(
    displayed: CellAccessoryStyle.Displayed = .always,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard
  ) -> CellAccessory {
    CellAccessory(.disclosureIndicator, displayed, reservedLayoutWidth)
  }

  /// A button at the end of the row that shows its details (E27).
  public static func detail(
    displayed: CellAccessoryStyle.Displayed = .always,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard, action: @escaping Action
  ) -> CellAccessory {
    CellAccessory(.detail, displayed, reservedLayoutWidth, action)
  }

  /// A checkmark at the end of the row.
  public static func checkmark(
    displayed: CellAccessoryStyle.Displayed = .always,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard
  ) -> CellAccessory {
    CellAccessory(.checkmark, displayed, reservedLayoutWidth)
  }

  /// A text of a given width at the end of the row.
  public static func label(
    _ text: String, width: Length, displayed: CellAccessoryStyle.Displayed = .always
  ) -> CellAccessory {
    CellAccessory(.label(text), displayed, .custom(width))
  }

  /// A control that the content draws; its part of the row has the control's name.
  public static func customView(
    _ name: String, placement: CellAccessoryStyle.Placement = .trailing,
    displayed: CellAccessoryStyle.Displayed = .always,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard, action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(.custom(name, placement), displayed, reservedLayoutWidth, action)
  }

  private init(
    _ kind: CellAccessoryStyle.Kind, _ displayed: CellAccessoryStyle.Displayed,
    _ width: CellAccessoryStyle.Width, _ action: Action? = nil
  ) {
    self.init(CellAccessoryStyle(kind: kind, displayed: displayed, width: width), action)
  }

  init(_ style: CellAccessoryStyle, _ action: Action?) {
    (self.style, self.action) = (style, action)
  }
}
