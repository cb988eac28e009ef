internal import DragCoding
internal import DragEvents
internal import DragGeometry

/// A press of a mouse button that has opened a menu, and whose release can choose an entry.
struct MenuPress: Hashable, Sendable {
  let button: PointerButton
  let location: Point
}

extension MenuPress: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(button.rawValue, location) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    guard let button = PointerButton(rawValue: try reader.read()) else {
      throw reader.invalid("button")
    }
    self.button = button
    location = try Point(decoding: &reader).clampedToFarthest
  }
}
