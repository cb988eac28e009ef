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
  func encode(into writer: inout CanonicalWriter) {
    writer.write(item, container, part, isVisible)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, container, part, isVisible) = try reader.read()
  }
}
