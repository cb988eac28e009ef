public import DragCoding
public import DragModel

/// Where a drop over a collection view would go, as far as its layout can say.
///
/// The delegate decides what of it counts: a gap opens at ``place``, or ``item`` takes the drop.
public struct DropDestination: Hashable, Sendable {
  /// The gap that what is dragged would go into.
  public let place: InsertionPlace
  /// The item that the pointer is over: what is dragged itself, where that is over its own gap;
  /// nothing where it is over none.
  public let item: ItemID?
  /// Which part of that item's row the pointer is over.
  public let band: DropBand?

  /// Creates a destination, as a test of a delegate needs it.
  public init(place: InsertionPlace, item: ItemID? = nil, band: DropBand? = nil) {
    self.place = place
    self.item = item
    self.band = band
  }
}

extension InsertionPlace: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(container, gap.index)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(try reader.read(), Gap(try reader.read()))
  }
}

extension DropBand: CanonicalCodable {}

extension DropDestination: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(place, item, band) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (place, item, band) = try reader.read()
  }
}
