internal import DragCoding
internal import DragModel

/// Where the keyboard is: an item, in the area that it is shown in.
struct KeyboardFocus: Hashable, Sendable {
  /// The item.
  var item: ItemID
  /// The area.
  var container: ContainerID
  /// The part of the row, such as `delete`; nothing where it is the row itself.
  var part: String?
  /// `false` since a pointer was used: the place is only remembered then.
  var isVisible = true
}

extension KeyboardFocus: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    item.encode(into: &writer)
    container.encode(into: &writer)
    part.encode(into: &writer)
    isVisible.encode(into: &writer)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(decoding: &reader)
    container = try ContainerID(decoding: &reader)
    part = try String?(decoding: &reader)
    isVisible = try Bool(decoding: &reader)
  }
}
