internal import DragCoding
internal import DragModel

/// The place of a collection view at which the keyboard aims a drag.
///
/// A pointer aims at what it is over. The keyboard names a place, also one that has no point of its own; the
/// dragged items are then shown near it.
struct KeyboardAim: Hashable, Sendable {
  /// The item that represents the collection view.
  let view: ItemID
  let place: InsertionPlace
  /// Whether the item above the gap is meant, and not the gap.
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
