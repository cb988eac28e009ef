internal import DragKit
internal import PlaygroundUI

struct PlaylistLayout: Hashable, Sendable {
  /// The middle of a wide window: in longer rows, the eye would lose the handle of a song.
  let bounds: Rect

  private static let widest: Length = 1600

  init(bounds: Rect) {
    let width = min(bounds.width, Self.widest)
    self.bounds = bounds.column(((bounds.width - width) / 2).roundedToPixel, width: width)
  }

  static let headerHeight: Length = 56
  static let rowHeight: Length = 48
  private static let buttonSize = Size(width: 32, height: 32)
  private static let wordWidth: Length = 84

  private var isSideBySide: Bool { bounds.width >= 560 }

  var playlist: Rect {
    let share = Fraction.percent(60)
    return isSideBySide
      ? bounds.column(0, width: (bounds.width * share).roundedToPixel)
      : bounds.band(0, height: (bounds.height * share).roundedToPixel)
  }

  var library: Rect {
    isSideBySide
      ? bounds.column(playlist.width, width: bounds.width - playlist.width)
      : bounds.band(playlist.height, height: bounds.height - playlist.height)
  }

  var divider: Rect { isSideBySide ? library.column(0, width: 1) : library.band(0, height: 1) }

  static func header(of list: Rect) -> Rect { list.band(0, height: min(headerHeight, list.height)) }

  static func rows(of list: Rect) -> Rect {
    list.band(header(of: list).height, height: max(list.height - headerHeight, 1))
  }

  func place(_ controls: [PlaylistControl]) -> [PlacedItem] {
    let header = Self.header(of: playlist)
    var right = header.maxX - 12
    let placed = controls.map { control in
      let width = control.icon == nil ? Self.wordWidth : Self.buttonSize.width
      defer { right = right - width - 6 }
      return PlacedItem(
        control.id,
        Rect(x: right - width, y: header.minY + 12, width: width, height: Self.buttonSize.height))
    }
    return placed.reversed()
  }
}

enum PlaylistControl: Int, NumberedControl {
  case edit
  /// Removes all songs, as one undoable step, and shows the screen ``PlaylistScene/Screen/edit``
  /// (E26).
  case newPlaylist
  case export
  case deleteSelected

  static let firstNumber = ControlNumbers.playlist + 2

  var icon: String? {
    switch self {
    case .newPlaylist: "list-new"
    case .export: "copy"
    case .edit, .deleteSelected: nil
    }
  }
}
