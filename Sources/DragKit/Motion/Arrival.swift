package import DragCoding
package import DragGeometry
package import DragModel

/// An item that fades in at its place.
package struct Arrival: Hashable, Sendable {
  package let item: ItemID
  /// The opacity; between its steps, the spring can leave its range.
  var share = SpringValue(at: Fraction.zero)

  init(_ item: ItemID) {
    self.item = item
    share.retarget(to: Fraction.one)
  }

  /// The opacity: zero at first, one at last.
  package var presence: Fraction { share.fraction.clamped(to: .zero ... .one) }
}

extension Arrival: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(item, share)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, share) = try reader.read()
  }
}
