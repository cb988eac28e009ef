internal import DragKit

/// The pictures of a folder, until they can be inserted.
struct FolderListing: Hashable, Sendable {
  /// The tile of a dropped folder, which the pictures replace; for a button's pictures, the board,
  /// whose end they join.
  let item: ItemID
  let pictures: [BoardPicture]
}

extension FolderListing: FieldCoded {
  static let fields = Fields(FolderListing.init) { ($0.item, $0.pictures) }
}
