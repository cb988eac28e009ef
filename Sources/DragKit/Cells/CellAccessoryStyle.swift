public import DragGeometry

/// The appearance of an accessory, when it is shown, and the room that it takes.
public struct CellAccessoryStyle: Hashable, Sendable {
  /// The kind of the accessory.
  public let kind: Kind
  let displayed: Displayed
  let width: Width

  /// The kind of an accessory.
  public enum Kind: Hashable, Sendable {
    /// A grip at the end of the row by which the row is dragged (E05).
    case reorder
    /// A sign at the beginning of the row that deletes it (E06).
    case delete
    /// A circle at the beginning of the row whose action selects the row.
    case multiselect
    /// An arrow at the end of a row that leads to more.
    case disclosureIndicator
    /// A button at the end of the row that shows its details (E27).
    case detail
    /// A checkmark at the end of the row.
    case checkmark
    /// A text at the end of the row.
    case label(String)
    /// A control that the content draws; its part of the row has the control's name.
    case custom(String, Placement = .trailing)

    var isForEditing: Bool { [.reorder, .delete, .multiselect].contains(self) }
  }

  /// The end of the row at which an accessory is placed.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    case leading, trailing
  }

  /// The times at which an accessory is shown.
  public enum Displayed: String, Hashable, Sendable, CaseIterable {
    case always, whenEditing, whenNotEditing
  }

  /// The width of the row that an accessory takes.
  public enum Width: Hashable, Sendable {
    /// The width for a finger: 44 px (Apple's Human Interface Guidelines).
    case standard
    /// A width of its own; the accessory is centred in it (E13).
    case custom(Length)
  }

  package var reservedWidth: Length {
    switch width {
    case .standard: 44
    case .custom(let width): max(width, 0)
    }
  }

  /// Whether the accessory is at the beginning of the row, as deletion and selection are (E14).
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

extension CellAccessoryStyle.Kind {
  /// The name of the part of the row: `reorder`, `delete` and so on.
  package var partName: String {
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
