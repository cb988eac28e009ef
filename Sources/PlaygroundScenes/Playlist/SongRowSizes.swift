internal import DragKit

/// The sizes of the rows in the two lists.
///
/// Both hold every song, since a song of one list can be dragged into the other.
struct SongRowSizes: Hashable, Sendable {
  var playlist = ItemSizes()
  var library = ItemSizes()
}

extension PlaylistScene {
  mutating func sizeRows() {
    rowSizes = SongRowSizes()
    for number in 0..<songCount { sizeRow(of: ItemID(rawValue: number)) }
  }

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
