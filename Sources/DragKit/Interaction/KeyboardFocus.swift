internal import DragCoding
internal import DragModel

/// Where the keyboard is: an item, in the area that it is shown in.
struct KeyboardFocus: Hashable, Sendable {
  /// The item.
  var item: ItemID
  /// The area.
  var container: ContainerID
  /// `false` since a pointer was used: the place is only remembered then.
  var isVisible = true
}

extension KeyboardFocus: CanonicalCodable {
  func encode(to writer: inout CanonicalWriter) {
    item.encode(to: &writer)
    container.encode(to: &writer)
    isVisible.encode(to: &writer)
  }

  init(from reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(from: &reader)
    container = try ContainerID(from: &reader)
    isVisible = try Bool(from: &reader)
  }
}
