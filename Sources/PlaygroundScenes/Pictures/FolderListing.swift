internal import DragKit

/// The pictures of a folder, until they can be inserted.
struct FolderListing: Hashable, Sendable {
  /// The tile of a dropped folder, whose place they take; the board, at whose end they come, if a button has found them.
  let item: ItemID
  let pictures: [BoardPicture]
}

extension FolderListing: FieldCoded {
  static let fields = Fields(FolderListing.init) { ($0.item, $0.pictures) }
}
