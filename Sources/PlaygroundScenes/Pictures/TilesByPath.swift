internal import DragKit

/// The tiles of each file, by the bytes of its path: names that look the same can differ in how
/// accents are composed.
struct TilesByPath: Sendable {
  private var items: [[UInt8]: [ItemID]] = [:]
  private var count = 0

  subscript(path: String) -> [ItemID] { items[Array(path.utf8)] ?? [] }

  /// Adds the tiles that were created since the last call.
  mutating func add(_ tiles: [PicturesScene.TileKind]) {
    for number in count..<max(tiles.count, count) {
      guard case .picture(let picture) = tiles[number] else { continue }
      items[Array(picture.path.utf8), default: []].append(ItemID(rawValue: number))
    }
    count = tiles.count
  }

  mutating func move(_ item: ItemID, from path: String, to other: String) {
    guard item.rawValue < count else { return }
    items[Array(path.utf8)]?.removeAll { $0 == item }
    var moved = items[Array(other.utf8)] ?? []
    moved.insert(item, at: moved.firstIndex { $0 > item } ?? moved.count)
    items[Array(other.utf8)] = moved
  }
}
