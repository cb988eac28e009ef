internal import DragCoding
internal import DragGeometry

/// Which ways a pointer has gone since it lifted something (R11).
///
/// An item that is lifted at the edge of a list must not scroll it: nothing scrolls in a direction in
/// which the pointer has not gone yet.
struct ScrollIntent: Hashable, Sendable {
  /// The least place at which the pointer was.
  private var least: Point
  /// The greatest place at which it was.
  private var greatest: Point
  /// A bit for each direction in which it has gone far enough.
  private var gone = 0

  init(liftedAt point: Point) {
    (least, greatest) = (point.clampedToSeam, point.clampedToSeam)
  }

  /// `true` where the pointer has gone in a direction.
  func holds(_ direction: ScrollDirection) -> Bool { gone & direction.bit != 0 }

  /// The pointer moves.
  ///
  /// It has gone down where it is far enough below the highest place at which it was.
  mutating func move(to point: Point, atLeast distance: Length) {
    let point = point.clampedToSeam
    least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
    greatest = Point(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    for direction in ScrollDirection.allCases {
      let from = direction.isForward ? least : greatest
      let way = (point - from).magnitude(along: direction.axis)
      if way > 0, way >= distance { gone |= direction.bit }
    }
  }
}

extension ScrollDirection {
  fileprivate var bit: Int { 1 << rawValue }
}

extension Vector {
  fileprivate func magnitude(along axis: Axis) -> Length { self[axis].magnitude }
}

extension ScrollIntent: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(least, greatest, gone)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (least, greatest, gone) = try reader.read()
    (least, greatest) = (least.clampedToSeam, greatest.clampedToSeam)
    guard (0..<16).contains(gone) else { throw reader.invalid("intent") }
  }
}
