public import DragCoding

/// A place in the window, counted from its upper left corner, x to the right and y down.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Length
  /// The distance from the top edge.
  public var y: Length

  /// Creates a point.
  public init(x: Length, y: Length) {
    self.x = x
    self.y = y
  }

  /// The upper left corner of the window.
  public static let zero = Point(x: 0, y: 0)

  /// The point moved by `offset`.
  public static func + (point: Point, offset: Vector) -> Point {
    Point(x: point.x + offset.dx, y: point.y + offset.dy)
  }

  /// The point moved against `offset`.
  public static func - (point: Point, offset: Vector) -> Point {
    Point(x: point.x - offset.dx, y: point.y - offset.dy)
  }

  /// The way from `right` to `left`.
  public static func - (left: Point, right: Point) -> Vector {
    Vector(dx: left.x - right.x, dy: left.y - right.y)
  }

  /// This point with both coordinates brought to within ±``Length/farthest``.
  package var clampedToSeam: Point { Point(x: x.clampedToSeam, y: y.clampedToSeam) }
}

extension Point: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(x, y)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (x, y) = try reader.read()
  }
}
