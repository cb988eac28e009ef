internal import DragCoding
internal import DragModel

/// The place of a collection view that the keyboard has brought a drag to.
///
/// A pointer means what it is over. The keyboard names a place, also one that no point tells from its
/// neighbours: what is carried is then merely shown near it.
struct KeyboardAim: Hashable, Sendable {
  /// The item that stands for the collection view.
  let view: ItemID
  let place: InsertionPlace
  /// `true` where the item above the gap is meant, and not the gap.
  var isMeantForItemAbove = false
}

extension KeyboardAim: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(view, place, isMeantForItemAbove)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (view, place, isMeantForItemAbove) = try reader.read()
  }
}
