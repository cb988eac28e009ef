/// The directions in which a pointer has moved since the press.
///
/// Collection views scroll in no other direction during the drag (R11).
struct ScrollIntent: Hashable, Sendable {
  private var least: Point
  private var greatest: Point
  private var directions = 0

  func holds(_ direction: Direction) -> Bool { directions & direction.bit != 0 }

  /// Records a location, and each direction in which the pointer has moved at least `distance`.
  ///
  /// For example, down is measured from the highest location so far.
  mutating func move(to point: Point, atLeast distance: Length) {
    let point = point.clampedToFarthest
    least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
    greatest = Point(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    for direction in Direction.allCases {
      let start = direction.isForward ? least : greatest
      let moved = (point - start)[direction.axis].magnitude
      if moved > 0, moved >= distance { directions |= direction.bit }
    }
  }
}

extension Direction {
  fileprivate var bit: Int { 1 << rawValue }
}

extension ScrollIntent: FieldCoded {
  static let fields = Fields(ScrollIntent.init) { ($0.least, $0.greatest, $0.directions) }

  var isValid: Bool { (0..<16).contains(directions) }

  init(pressedAt point: Point) {
    self.init(least: point.clampedToFarthest, greatest: point.clampedToFarthest)
  }
}
