internal import DragKit

// What the program has found out about files.
extension PicturesScene {
  mutating func accept(_ reports: [PictureReport]) {
    // By bytes: two names can look the same, and differ in how accents are composed.
    var items: [[UInt8]: [ItemID]] = [:]
    for (number, tile) in tiles.enumerated() {
      guard case .picture(let picture) = tile else { continue }
      items[Array(picture.path.utf8), default: []].append(ItemID(rawValue: number))
    }
    let before = (tiles, model.orderHash)
    var trashed: [ItemID] = []
    for report in reports {
      for item in items[Array(report.path.utf8)] ?? [] {
        accept(report.finding, for: item, &trashed)
      }
    }
    let untrashed = reports.filter { $0.finding == .notTrashed }
    if !untrashed.isEmpty {
      self.untrashed = untrashed.map { BoardPicture(path: $0.path).fileName }
    }
    useListings()
    if !trashed.isEmpty { removeTiles(trashed) }
    guard before != (tiles, model.orderHash) else { return }
    detailsVersion += 1
    layOut()
  }

  private mutating func accept(
    _ finding: PictureReport.Finding, for item: ItemID, _ removed: inout [ItemID]
  ) {
    switch finding {
    case .details(let details): setDetails(details, of: item)
    case .moved(let path):
      setPath(path, of: item)
      unsaved.removeAll { $0.item == item }
    case .trashed: if model.position(of: item) != nil { removed.append(item) }
    case .notTrashed: break
    case .folder(let pictures) where pictures.isEmpty: setDetails(.problem(.emptyFolder), of: item)
    case .folder(let pictures):
      guard !listings.contains(where: { $0.item == item }) else { return }
      listings.append(FolderListing(item: item, pictures: pictures))
    }
  }

  /// Puts the pictures of listed folders in the places of their tiles, which is a part of the step that inserted those.
  ///
  /// It waits for the end of a drag, and for an undo that brings a removed tile back.
  mutating func useListings() {
    guard !model.isInTransaction else { return }
    for listing in listings {
      guard let position = model.position(of: listing.item) else { continue }
      listings.removeAll { $0.item == listing.item }
      model.beginAmending(insertionOf: listing.item)
      replaceFolder(listing.item, at: position, with: listing.pictures)
      model.commit()
    }
  }

  /// A folder becomes a group with its name; within a group, its pictures take its place.
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
    for picture in pictures {
      guard let tile = makeTile(picture) else { break }
      model.insert(tile, at: place)
      place = InsertionPlace(place.container, Gap(place.gap.index + 1))
    }
    model.remove(folder)
  }
}
