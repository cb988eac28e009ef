public import DragCoding
public import DragGeometry
public import DragModel

/// An item that has just come to its place, and is seen more and more.
public struct Arrival: Hashable, Sendable {
  /// The item.
  public let item: ItemID
  /// How much of it is seen.
  var share = SpringValue(at: Fraction.zero)

  init(_ item: ItemID) {
    self.item = item
    share.retarget(to: Fraction.one)
  }

  /// How much of it is seen: nothing at first, one at last.
  public var presence: Fraction { share.fraction.clamped(to: .zero ... .one) }
}

extension Arrival: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(item, share)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, share) = try reader.read()
  }
}
