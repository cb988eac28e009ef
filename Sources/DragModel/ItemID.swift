public import DragCoding

/// The identity of an item, which does not change when the item moves.
///
/// Traces and scripts show the name of a model's item instead of its number (``Model/name(of:)``).
public struct ItemID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number that identifies an item or a control.
  ///
  /// A model numbers its items from zero as they are registered. Controls have negative numbers.
  public let rawValue: Int

  /// Creates an identity from its number; a ``Model`` creates the identities of its own items.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates the identity of a control that is in no model, such as a toolbar button.
  ///
  /// Number the controls from zero. Unlike a model's item, a control has a negative raw value.
  public static func control(_ number: Int) -> ItemID { ItemID(rawValue: -1 - number) }

  /// The exclusive upper bound of the raw values of the items in an ``ItemOrder``, 2²⁴.
  ///
  /// A file whose model has more items is treated as damaged.
  public static let limit = 16_777_216

  /// Whether this is the identity of a control, not of an item of a model.
  public var isControl: Bool { rawValue < 0 }

  public static func < (left: ItemID, right: ItemID) -> Bool { left.rawValue < right.rawValue }
}

extension ItemID: CanonicalCodable {}
