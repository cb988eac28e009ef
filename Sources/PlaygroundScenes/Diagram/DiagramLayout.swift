internal import DragKit

/// How the parts are arranged at first, for a stage of a given size.
///
/// The signal goes from left to right, one step for each part that it goes through, in rows, so that
/// wires need not cross: in three rows, or, where the stage is narrow, in four.
struct DiagramLayout {
  let size: Size

  static let cardSize = Size(width: 116, height: 72)
  static let portSize: Length = 14
  /// A card with its ports and some air around them.
  static let roomyCardSize = Size(width: 132, height: 88)
  /// `true` where there is room for a hint above the diagram.
  var showsHint: Bool { size.height >= 300 }
  /// What the hint above the diagram takes up, or without it a wire that bends upwards.
  private var hintHeight: Length { showsHint ? 52 : 36 }
  /// The distance of the lowest row from the edge, where the room is scarce.
  private static let bottom: Length = 28

  /// The way from the upper left corner of a card to the middle of one of its ports.
  static func offset(of port: DiagramPort) -> Vector {
    guard let number = port.node.inputs.firstIndex(of: port) else {
      return Vector(dx: cardSize.width, dy: cardSize.height / 2)
    }
    guard port.node.inputs.count > 1 else { return Vector(dx: 0, dy: cardSize.height / 2) }
    return Vector(dx: 0, dy: number == 0 ? 22 : cardSize.height - 22)
  }

  /// The middle of a part, counted from the upper left corner of the stage.
  func center(of node: DiagramNode) -> Point {
    let (column, row) = place(of: node)
    return Point(
      x: (size.width / 2 + columnPitch * (column - 2)).roundedToPixel,
      y: (top + rowPitch * row).roundedToPixel)
  }

  /// The steps that the signal has come, and the row.
  private func place(of node: DiagramNode) -> (column: Int, row: Int) {
    switch node {
    case .sensor: (0, 0)
    case .switch: (0, 2)
    case .and: (1, 1)
    case .timer: (2, lastRow)
    case .or: (3, isNarrow ? 2 : 1)
    case .light: (4, 0)
    }
  }

  /// `true` where two parts that are two steps apart leave a wire between them no room.
  private var isNarrow: Bool { columnPitch < 90 }

  private var lastRow: Int { isNarrow ? 3 : 2 }

  private var columnPitch: Length {
    let margin = min(max(size.width / 20, 16), 40)
    return max(0, min(140, (size.width - margin * 2 - Self.cardSize.width) / 4))
  }

  /// What the middles of the first and the last row can be apart.
  private var room: Length {
    max(0, size.height - hintHeight - Self.bottom - Self.cardSize.height)
  }

  private var rowPitch: Length { min(168, room / lastRow) }

  /// The middle of the first row.
  ///
  /// The diagram stands a little above the middle of what the hint leaves: there it looks centred.
  private var top: Length {
    hintHeight + Self.cardSize.height / 2 + (room - rowPitch * lastRow) * 2 / 5
  }
}
