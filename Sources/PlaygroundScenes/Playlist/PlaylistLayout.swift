internal import DragKit

/// Where the playlist, the library and the controls above them stand: side by side, or below each other
/// where there is little room.
struct PlaylistLayout: Hashable, Sendable {
  let bounds: Rect

  static let headerHeight: Length = 56
  static let rowHeight: Length = 48
  private static let buttonSize = Size(width: 32, height: 32)
  private static let wordWidth: Length = 84

  private var isSideBySide: Bool { bounds.width >= 560 }

  /// The playlist with its header.
  var playlist: Rect {
    let share = Fraction.percent(60)
    return isSideBySide
      ? Rect(
        x: bounds.minX, y: bounds.minY, width: (bounds.width * share).roundedToPixel,
        height: bounds.height)
      : Rect(
        x: bounds.minX, y: bounds.minY, width: bounds.width,
        height: (bounds.height * share).roundedToPixel)
  }

  /// The library with its header.
  var library: Rect {
    isSideBySide
      ? Rect(
        x: playlist.maxX, y: bounds.minY, width: bounds.maxX - playlist.maxX,
        height: bounds.height)
      : Rect(
        x: bounds.minX, y: playlist.maxY, width: bounds.width,
        height: bounds.maxY - playlist.maxY)
  }

  /// The line between the two.
  var divider: Rect {
    isSideBySide
      ? Rect(x: library.minX, y: bounds.minY, width: 1, height: bounds.height)
      : Rect(x: bounds.minX, y: library.minY, width: bounds.width, height: 1)
  }

  /// What stands above a list.
  static func header(of column: Rect) -> Rect {
    Rect(
      x: column.minX, y: column.minY, width: column.width,
      height: min(headerHeight, column.height))
  }

  /// The rows of a list.
  static func rows(of column: Rect) -> Rect {
    Rect(
      x: column.minX, y: header(of: column).maxY, width: column.width,
      height: max(column.height - headerHeight, 1))
  }

  /// Where the controls stand, which are given from the right to the left, from the left to the right.
  func place(_ controls: [PlaylistControl]) -> [PlacedItem] {
    let header = Self.header(of: playlist)
    var right = header.maxX - 12
    let placed = controls.map { control in
      let width = control.icon == nil ? Self.wordWidth : Self.buttonSize.width
      defer { right = right - width - 6 }
      return PlacedItem(
        control.id,
        Rect(
          x: right - width, y: header.minY + 12, width: width, height: Self.buttonSize.height))
    }
    return placed.reversed()
  }
}
