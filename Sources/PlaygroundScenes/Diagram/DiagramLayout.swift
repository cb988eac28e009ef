internal import DragKit

/// The usual centers of the parts, relative to the page's origin, and the sizes of their cards.
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

// MARK: - Parts that do not cover each other's ports
extension DiagramLayout {
  /// The minimum distance between cards: half a port sticks out of each, and 2 pixels are free.
  private static let gap: Length = portSize + 2

  /// Returns centers near the given ones that keep parts ``gap`` apart; each moves only if needed.
  ///
  /// If there is no room for a part, it keeps its center.
  func separated(_ centers: [Point]) -> [Point] {
    centers.reduce(into: []) { $0.append(freePlace(nearestTo: $1, beside: $0)) }
  }

  /// Returns the nearest center that keeps ``gap`` from the others; `center` if there is no room.
  func freePlace(nearestTo center: Point, beside others: [Point]) -> Point {
    guard others.contains(where: { Self.collide($0, center) }) else { return center }
    let (width, height) = (Self.cardSize.width + Self.gap, Self.cardSize.height + Self.gap)
    let columns = [center.x] + others.flatMap { [$0.x - width, $0.x + width] }
    let rows = [center.y] + others.flatMap { [$0.y - height, $0.y + height] }
    let places = columns.flatMap { x in rows.map { Point(x: x, y: $0) } }.filter { place in
      place == clampedToStage(place) && !others.contains { Self.collide($0, place) }
    }
    return places.min { $0.squaredDistance(to: center) < $1.squaredDistance(to: center) } ?? center
  }

  private static func collide(_ one: Point, _ other: Point) -> Bool {
    (one.x - other.x).magnitude < cardSize.width + gap
      && (one.y - other.y).magnitude < cardSize.height + gap
  }

  func clampedToStage(_ center: Point) -> Point {
    center.clamped(to: size, inset: Self.roomyCardSize)
  }
}
