internal import DragKit

// MARK: - Parts that do not cover each other's ports
extension DiagramLayout {
  /// The distance between the sides of two parts: their ports stick out by half of their size.
  private static let gap: Length = portSize + 2

  /// Returns centers near the given ones, at which no part covers another; each moves only if it
  /// must.
  ///
  /// Parts without room stay where they are.
  func separated(_ centers: [Point]) -> [Point] {
    var places: [Point] = []
    for center in centers { places.append(freePlace(nearestTo: center, beside: places)) }
    return places
  }

  /// Returns the center nearest to a point at which a part covers no other part.
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
