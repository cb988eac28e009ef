internal import DragKit

/// The pictures of a dropped folder, until they can take the place of its tile.
struct FolderListing: Hashable, Sendable {
  let item: ItemID
  let pictures: [BoardPicture]
}

extension FolderListing: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(item, pictures) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, pictures) = try reader.read()
  }
}
