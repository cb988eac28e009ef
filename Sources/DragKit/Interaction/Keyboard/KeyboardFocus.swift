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
  func encode(to writer: inout CanonicalWriter) {
    item.encode(to: &writer)
    container.encode(to: &writer)
    part.encode(to: &writer)
    isVisible.encode(to: &writer)
  }

  init(from reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(from: &reader)
    container = try ContainerID(from: &reader)
    part = try String?(from: &reader)
    isVisible = try Bool(from: &reader)
  }
}
