public import DragGeometry
public import DragModel

/// A control at the beginning or the end of a row, as `UICellAccessory` is (article 002).
///
/// What a row can do is said by the accessories that it has, not by a delegate:
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
  /// What happens when it is tapped.
  public typealias Action = @Sendable (_ content: inout Content, _ item: ItemID) -> Void

  /// What it looks like and where it stands.
  public let style: CellAccessoryStyle
  /// What happens when it is tapped; a `delete` without an action shows the row's swipe actions (E24).
  public let action: Action?

  /// Three lines at the end of the row by which it is dragged (E05).
  public static func reorder(
    displayed: CellAccessoryStyle.Displayed = .whenEditing,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard
  ) -> CellAccessory {
    CellAccessory(.reorder, displayed, reservedLayoutWidth, nil)
  }

  /// A sign at the beginning of the row that deletes it (E06).
  public static func delete(
    displayed: CellAccessoryStyle.Displayed = .whenEditing,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard, action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(.delete, displayed, reservedLayoutWidth, action)
  }

  /// A circle at the beginning of the row that selects it, as far as its action does.
  public static func multiselect(
    displayed: CellAccessoryStyle.Displayed = .whenEditing,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard, action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(.multiselect, displayed, reservedLayoutWidth, action)
  }

  /// A small arrow at the end of the row: there is more behind it.
  public static func disclosureIndicator(
    displayed: CellAccessoryStyle.Displayed = .always,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard
  ) -> CellAccessory {
    CellAccessory(.disclosureIndicator, displayed, reservedLayoutWidth, nil)
  }

  /// A button at the end of the row that tells more of it (E27).
  public static func detail(
    displayed: CellAccessoryStyle.Displayed = .always,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard, action: @escaping Action
  ) -> CellAccessory {
    CellAccessory(.detail, displayed, reservedLayoutWidth, action)
  }

  /// A tick at the end of the row.
  public static func checkmark(
    displayed: CellAccessoryStyle.Displayed = .always,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard
  ) -> CellAccessory {
    CellAccessory(.checkmark, displayed, reservedLayoutWidth, nil)
  }

  /// A few words at the end of the row, as wide as is said.
  public static func label(
    _ text: String, width: Length, displayed: CellAccessoryStyle.Displayed = .always
  ) -> CellAccessory {
    CellAccessory(.label(text), displayed, .custom(width), nil)
  }

  /// A control of one's own, which the content draws; its part of the row goes by its name.
  public static func customView(
    _ name: String, placement: CellAccessoryStyle.Placement = .trailing,
    displayed: CellAccessoryStyle.Displayed = .always,
    reservedLayoutWidth: CellAccessoryStyle.Width = .standard, action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(.custom(name, placement), displayed, reservedLayoutWidth, action)
  }

  init(
    _ kind: CellAccessoryStyle.Kind, _ displayed: CellAccessoryStyle.Displayed,
    _ width: CellAccessoryStyle.Width, _ action: Action?
  ) {
    style = CellAccessoryStyle(kind: kind, displayed: displayed, width: width)
    self.action = action
  }

  /// The same accessory for a content of which this one is a part.
  func lifted<Whole>(along path: SendablePath<Whole, Content>) -> CellAccessory<Whole> {
    var whole: CellAccessory<Whole>.Action?
    if let action { whole = { content, item in action(&content[keyPath: path], item) } }
    return CellAccessory<Whole>(style.kind, style.displayed, style.width, whole)
  }
}
