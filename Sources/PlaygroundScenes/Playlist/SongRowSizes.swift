internal import DragKit

/// How high the rows of the two lists are, each with the room that its list has for words.
///
/// Both know every song, since a song of the one can be on its way into the other.
struct SongRowSizes: Hashable, Sendable {
  var playlist = ItemSizes()
  var library = ItemSizes()
}

extension PlaylistScene {
  /// Makes every row as high as its words need.
  mutating func sizeRows() {
    rowSizes = SongRowSizes()
    for number in 0..<songCount { sizeRow(of: ItemID(rawValue: number)) }
  }

  /// Makes the row of a song as high as its words need.
  mutating func sizeRow(of item: ItemID) {
    rowSizes.playlist[item] = rowSize(
      of: item, in: layout.playlist, accessories(of: item).map(\.style),
      isDetailed: detailed == item)
    rowSizes.library[item] = rowSize(of: item, in: layout.library, [Self.add.style])
  }

  private func rowSize(
    of item: ItemID, in list: Rect, _ accessories: [CellAccessoryStyle], isDetailed: Bool = false
  ) -> Size {
    let cell = Cell(
      item, in: Rect(x: 0, y: 0, width: list.width, height: PlaylistLayout.rowHeight),
      accessories: accessories, editing: isEditing ? .one : .zero)
    let row = SongRow(cell: cell, song: song(of: item), theme: .light, isDetailed: isDetailed)
    return Size(width: list.width, height: row.fittingHeight)
  }
}
