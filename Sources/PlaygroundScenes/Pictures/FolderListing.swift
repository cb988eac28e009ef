internal import DragKit

/// The pictures of a folder, until they can be inserted.
struct FolderListing: Hashable, Sendable {
  /// The tile of a dropped folder, whose place they take; the board, at whose end they come, if a button has found them.
  let item: ItemID
  let pictures: [BoardPicture]
}

extension FolderListing: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(item, pictures) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, pictures) = try reader.read()
  }
}
