internal import DragKit

/// A menu at the place where it was asked for.
struct ContextMenu: Hashable, Sendable {
  let item: ItemID
  let place: Point
  let entries: [Control]

  func list(in window: Size, width: Length = MenuList.menuWidth) -> MenuList {
    MenuList(entries, at: place, width: width, in: window)
  }
}

extension ContextMenu: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(item, place, entries.map(\.rawValue))
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    item = try reader.read()
    place = try Point(decoding: &reader).clampedToFarthest
    entries = try [Int](decoding: &reader).compactMap(Control.init)
  }
}
