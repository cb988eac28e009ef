internal import DragKit
internal import PlaygroundUI

/// The places of the page of recordings: a header with buttons, and the list below it.
struct RecordingsLayout: Hashable, Sendable {
  let bounds: Rect

  static let headerHeight: Length = 60
  static let rowHeight: Length = 72
  private static let button: Length = 36

  var header: Rect { bounds.band(0, height: min(Self.headerHeight, bounds.height)) }

  var rows: Rect {
    bounds.band(header.height, height: max(bounds.height - Self.headerHeight, 1))
  }

  var controls: [PlacedItem] {
    let count = ShelfControl.allCases.count
    return ShelfControl.allCases.enumerated().map { number, control in
      let x = header.maxX - 12 - (Self.button + 4) * (count - number) + 4
      return PlacedItem(
        control.id, Rect(x: x, y: header.minY + 12, width: Self.button, height: Self.button))
    }
  }

  /// The part of the header for text, beside the buttons.
  var words: Rect {
    let left = controls.first?.frame.minX ?? header.maxX
    return header.column(20, width: max(left - header.minX - 32, 1))
  }
}

/// The buttons above the list, which act on the selected recordings.
enum ShelfControl: Int, NumberedControl {
  case shelfReplay, shelfShare, shelfRename, shelfTrash

  static let firstNumber = ControlNumbers.recordings + 1

  var icon: String {
    switch self {
    case .shelfReplay: "replay"
    case .shelfShare: "export"
    case .shelfRename: "pencil"
    case .shelfTrash: "trash"
    }
  }
}
