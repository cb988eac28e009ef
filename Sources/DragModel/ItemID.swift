public import DragCoding

/// The identity of an item: it stays the same wherever the item goes.
///
/// Inside it is an integer. Outside an item goes by its name, which its ``Model`` keeps.
public struct ItemID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identity from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identity of a control that stands in no model, such as a button of a toolbar.
  ///
  /// Models count their items up from zero; controls count down, so that the two never meet.
  public static func control(_ number: Int) -> ItemID { ItemID(rawValue: -1 - number) }

  /// The number below which those of a model's items are.
  ///
  /// A board of sixteen million items is larger than any; a file that tells of more is damaged.
  public static let limit = 16_777_216

  /// `true` where this may stand in an order.
  var canStand: Bool { (0..<Self.limit).contains(rawValue) }

  /// `true` where this is a control and no model's item.
  public var isControl: Bool { rawValue < 0 }

  public static func < (left: ItemID, right: ItemID) -> Bool { left.rawValue < right.rawValue }
}

extension ItemID: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(rawValue)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    rawValue = try reader.read()
  }
}
