internal import DragCoding
internal import DragModel

/// The keyboard focus: an item in the area that shows it.
struct KeyboardFocus: Hashable, Sendable {
  var item: ItemID
  var container: ContainerID
  /// The part of the row, such as `delete`; `nil` for the row itself.
  var part: String?
  /// Whether no pointer was used since.
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
