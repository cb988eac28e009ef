internal import DragKit

// MARK: - The program's reports about files
extension PicturesScene {
  mutating func accept(_ reports: [PictureReport]) {
    let order = model.orderHash
    // For all reports, before one of them changes a path.
    let items = reports.map { tiles(ofFile: $0.path) }
    var (trashed, hasChanged): ([ItemID], Bool) = ([], false)
    for (report, items) in zip(reports, items) {
      for item in items where accept(report.finding, for: item, &trashed) { hasChanged = true }
    }
    let untrashed = reports.filter { $0.finding == .notTrashed }
    if !untrashed.isEmpty {
      self.untrashed = untrashed.map { BoardPicture(path: $0.path).fileName }
    }
    useListings()
    if !trashed.isEmpty { removeTiles(trashed) }
    guard hasChanged || order != model.orderHash else { return }
    detailsVersion += 1
    layOut()
  }

  /// Applies a finding to a tile; returns whether its file or its details have changed.
  private mutating func accept(
    _ finding: PictureReport.Finding, for item: ItemID, _ removed: inout [ItemID]
  ) -> Bool {
    switch finding {
    case .details(let details): return setDetails(details, of: item)
    case .moved(let path):
      unsaved.removeAll { $0.item == item }
      return setPath(path, of: item)
    case .trashed: if model.position(of: item) != nil { removed.append(item) }
    case .notTrashed: break
    case .folder(let pictures) where pictures.isEmpty:
      return setDetails(.problem(.emptyFolder), of: item)
    case .folder(let pictures):
      guard !listings.contains(where: { $0.item == item }) else { break }
      listings.append(FolderListing(item: item, pictures: pictures))
    }
    return false
  }

  /// Inserts the pictures of listed folders.
  ///
  /// Those of a dropped folder replace its tile, in the step that inserted the tile.
  ///
  /// It waits for the end of a drag, and for an undo that restores a removed tile.
  mutating func useListings() {
    guard !model.isInTransaction else { return }
    for listing in listings {
      if listing.item == Self.view {
        model.begin()
        insert(listing.pictures, at: model.end(of: Self.container))
      } else if let position = model.position(of: listing.item) {
        model.beginAmending(insertionOf: listing.item)
        replaceFolder(listing.item, at: position, with: listing.pictures)
      } else {
        continue
      }
      listings.removeAll { $0.item == listing.item }
      model.commit()
    }
  }

  /// Replaces a folder by a group with its name; within a group, by its pictures.
  private mutating func replaceFolder(
    _ folder: ItemID, at position: Position, with pictures: [BoardPicture]
  ) {
    var place = InsertionPlace(position.container, .after(position.offset))
    if position.container == Self.container {
      let group = makeGroup()
      let container = ContainerID(model.name(of: group))
      model.insert(group, at: place)
      model.setTitle(picture(of: folder)?.fileName, of: group)
      model.insertContainer(container)
      place = InsertionPlace(container, .start)
    }
    insert(pictures, at: place)
    model.remove(folder)
  }

  private mutating func insert(_ pictures: [BoardPicture], at place: InsertionPlace) {
    var place = place
    for picture in pictures {
      guard let tile = makeTile(picture) else { continue }
      model.insert(tile, at: place)
      place.gap.index += 1
    }
  }
}

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
