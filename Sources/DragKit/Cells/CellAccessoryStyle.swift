public import DragGeometry

/// What an accessory looks like, when it is shown, and how much room it takes.
public struct CellAccessoryStyle: Hashable, Sendable {
  /// What it is.
  public let kind: Kind
  /// When it is shown.
  public let displayed: Displayed
  /// How much of the row it takes.
  public let width: Width

  /// What an accessory can be.
  public enum Kind: Hashable, Sendable {
    case reorder, delete, multiselect, disclosureIndicator, detail, checkmark
    case label(String)
    /// A control of one's own, by its name.
    case custom(String, Placement)
  }

  /// At which end of the row an accessory can stand.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    case leading, trailing
  }

  /// When an accessory can be shown.
  public enum Displayed: String, Hashable, Sendable, CaseIterable {
    case always, whenEditing, whenNotEditing
  }

  /// How much of the row an accessory can take.
  public enum Width: Hashable, Sendable {
    /// What a finger needs at the edge of a row: 44 px (Apple's Human Interface Guidelines).
    case standard
    /// So much; the accessory stands in the middle of it (E13).
    case custom(Length)
  }

  /// The width in logical pixels.
  public var reservedWidth: Length {
    switch width {
    case .standard: 44
    case .custom(let width): max(width, 0)
    }
  }

  /// Where in the row it stands: what deletes and selects at the beginning, all else at the end
  /// (E14).
  public var isLeading: Bool {
    switch kind {
    case .delete, .multiselect, .custom(_, .leading): true
    default: false
    }
  }

  /// How much of it is shown while the row is so far on its way into edit mode.
  public func presence(editing: Fraction) -> Fraction {
    switch displayed {
    case .always: .one
    case .whenEditing: editing
    case .whenNotEditing: Fraction.one - editing
    }
  }
}

extension CellAccessoryStyle.Kind {
  /// The name of the part of the row: `reorder`, `delete` and so on.
  public var partName: String {
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
