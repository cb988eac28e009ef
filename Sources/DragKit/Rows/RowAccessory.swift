/// A control at the beginning or the end of a row, like `UICellAccessory`.
///
/// It behaves as E01–E30 on the page *Rules* require.
///
/// ```swift
/// [
///   RowAccessory(.reorder, displayed: .always, reservedLayoutWidth: .custom(52)),
///   RowAccessory(.delete) { playlist, track in playlist.delete(track) },
/// ]
/// ```
public struct RowAccessory<Content>: Sendable {
  /// The accessory without its action.
  public let style: RowAccessoryStyle
  let action: (@Sendable (_ content: inout Content, _ item: ItemID) -> Void)?
}

extension RowAccessory {
  /// Creates an accessory.
  ///
  /// - Parameters:
  ///   - kind: The kind of the accessory.
  ///   - displayed: The states of edit mode in which the accessory is shown; `nil` means
  ///     `whenEditing` for a `reorder`, `delete` or `multiselect`, and `always` for any other kind.
  ///   - reservedLayoutWidth: The width that the accessory takes from the row when fully shown.
  ///   - action: The action of a tap, ignored for `reorder`. Without an action, a tap on `delete`
  ///     reveals the row's swipe actions, if any (E24); any other kind does not respond to taps.
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

/// A ``RowAccessory`` without its action: its kind, when it is displayed, and its width.
public struct RowAccessoryStyle: Hashable, Sendable {
  /// The control that the accessory shows.
  public let kind: Kind
  let displayed: Displayed
  let width: Width

  /// The control that an accessory shows, which determines the accessory's end of the row.
  public enum Kind: Hashable, Sendable {
    /// A grip at the end of the row by which the row is dragged (E05).
    case reorder
    /// A minus sign at the beginning of the row, for an action that deletes the item (E06).
    case delete
    /// A circle at the beginning of the row, for an action that selects the row.
    case multiselect
    /// An arrow at the end of the row, which marks an item that opens further content.
    case disclosureIndicator
    /// A button at the end of the row, for an action that shows details of the item (E27).
    case detail
    /// A checkmark at the end of the row.
    case checkmark
    /// A text at the end of the row.
    case label(String)
    /// A control that the content draws, with its name in traces and tests, and its end of the row.
    case custom(String, Placement = .trailing)

    var isForEditing: Bool { [.reorder, .delete, .multiselect].contains(self) }
  }

  /// The end of the row at which a custom accessory is placed.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    case leading, trailing
  }

  /// The states of edit mode in which an accessory is shown.
  public enum Displayed: String, Hashable, Sendable, CaseIterable {
    case always, whenEditing, whenNotEditing
  }

  /// The part of the row's width that an accessory takes.
  public enum Width: Hashable, Sendable {
    /// 44 px, wide enough for a finger (Apple's Human Interface Guidelines).
    case standard
    /// The given width, or zero if that is negative (E13).
    case custom(Length)
  }

  var reservedWidth: Length {
    switch width {
    case .standard: 44
    case .custom(let width): max(width, 0)
    }
  }

  var isLeading: Bool {
    switch kind {
    case .delete, .multiselect, .custom(_, .leading): true
    default: false
    }
  }

  func presence(editing: Fraction) -> Fraction {
    switch displayed {
    case .always: .one
    case .whenEditing: editing
    case .whenNotEditing: Fraction.one - editing
    }
  }
}

extension RowAccessoryStyle.Kind {
  var controlName: String {
    switch self {
    case .reorder: "reorder"
    case .delete: "delete"
    case .multiselect: "select"
    case .disclosureIndicator: "disclosure"
    case .detail: "detail"
    case .checkmark: "checkmark"
    case .label: "label"
    case .custom(let name, _): name
    }
  }
}
