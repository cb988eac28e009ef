public import DragCoding

/// A point, whose x grows to the right, and whose y grows downwards.
///
/// The coordinates are window coordinates, unless a declaration states otherwise. The origin of
/// window coordinates is the upper left corner of the window.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin of the coordinates; negative to its left.
  public var x: Length
  /// The distance below the origin of the coordinates; negative above it.
  public var y: Length

  /// Creates a point.
  public init(x: Length, y: Length) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)

  public static func + (point: Point, offset: Vector) -> Point {
    Point(x: point.x + offset.dx, y: point.y + offset.dy)
  }

  public static func - (point: Point, offset: Vector) -> Point {
    Point(x: point.x - offset.dx, y: point.y - offset.dy)
  }

  /// Returns the translation from `right` to `left`.
  public static func - (left: Point, right: Point) -> Vector {
    Vector(dx: left.x - right.x, dy: left.y - right.y)
  }

  /// Returns the squared distance to another point, in subpixels² (``Vector/squaredLength``).
  package func squaredDistance(to other: Point) -> Int { (self - other).squaredLength }

  package var clampedToFarthest: Point { Point(x: x.clampedToFarthest, y: y.clampedToFarthest) }
}

extension Point: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(x, y) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (x, y) = try reader.read()
  }
}
