internal import DragKit

struct DiagramLayout {
  let size: Size

  static let cardSize = Size(width: 116, height: 72)
  static let portSize: Length = 14
  static let roomyCardSize = Size(width: 132, height: 88)
  var showsHint: Bool { size.height >= 300 }
  private var hintHeight: Length { showsHint ? 52 : 36 }
  private static let bottom: Length = 28

  static func offset(of port: DiagramPort) -> Vector {
    let (inputs, middle) = (port.node.inputs, cardSize.height / 2)
    guard port.isInput else { return Vector(dx: cardSize.width, dy: middle) }
    guard inputs.count > 1 else { return Vector(dx: 0, dy: middle) }
    return Vector(dx: 0, dy: port == inputs[0] ? 22 : cardSize.height - 22)
  }

  func center(of node: DiagramNode) -> Point {
    let (column, row) = place(of: node)
    return Point(
      x: (size.width / 2 + columnPitch * (column - 2)).roundedToPixel,
      y: (top + rowPitch * row).roundedToPixel)
  }

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

  private var isNarrow: Bool { columnPitch < 90 }

  private var lastRow: Int { isNarrow ? 3 : 2 }

  private var columnPitch: Length {
    let margin = min(max(size.width / 20, 16), 40)
    let widest = min(max(140, size.width / 8), 264)
    return max(0, min(widest, (size.width - margin * 2 - Self.cardSize.width) / 4))
  }

  private var room: Length { max(0, size.height - hintHeight - Self.bottom - Self.cardSize.height) }

  private var rowPitch: Length { min(min(max(168, size.height / 5), 280), room / lastRow) }

  private var top: Length {
    hintHeight + Self.cardSize.height / 2 + (room - rowPitch * lastRow) * 2 / 5
  }
}
