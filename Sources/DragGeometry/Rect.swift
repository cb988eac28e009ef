public import DragCoding

/// A rectangle with horizontal and vertical edges.
///
/// It contains the points on its left and top edges, but not those on its right and bottom edges.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Creates a rectangle from its upper left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of its upper left corner and its size.
  public init(x: Length, y: Length, width: Length, height: Length) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates a rectangle from its centre and its size.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public var minX: Length { origin.x }
  public var minY: Length { origin.y }
  /// The x coordinate of the right edge, whose points the rectangle does not contain.
  public var maxX: Length { origin.x + size.width }
  /// The y coordinate of the bottom edge, whose points the rectangle does not contain.
  public var maxY: Length { origin.y + size.height }
  public var width: Length { size.width }
  public var height: Length { size.height }
  public var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }

  /// Whether the rectangle contains no point.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Returns whether the rectangle contains a point.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether the rectangle and another have a point in common.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }

  /// Returns the common part of this rectangle and another; ``zero`` if they do not intersect.
  public func intersection(_ other: Rect) -> Rect {
    guard intersects(other) else { return .zero }
    return Rect(
      left: max(minX, other.minX), top: max(minY, other.minY),
      right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
  }

  /// Returns the smallest rectangle that contains both; if one of the two is empty, the other one.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      left: min(minX, other.minX), top: min(minY, other.minY),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  /// Returns the rectangle with every edge moved inwards by a distance; outwards if it is negative.
  public func insetBy(_ distance: Length) -> Rect { inset(by: Insets(all: distance)) }

  /// Returns the rectangle with each edge moved inwards by its margin; outwards if it is negative.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      left: minX + insets.left, top: minY + insets.top,
      right: maxX - insets.right, bottom: maxY - insets.bottom)
  }

  /// Returns the rectangle moved by an offset.
  public func moved(by offset: Vector) -> Rect { Rect(origin: origin + offset, size: size) }

  /// Returns the rectangle with its size multiplied by `scale`, and with the same centre.
  public func scaled(by scale: Fraction) -> Rect { Rect(center: center, size: size * scale) }

  private init(left: Length, top: Length, right: Length, bottom: Length) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// The margins of a rectangle: the distances by which its edges are moved inwards.
public struct Insets: Hashable, Sendable {
  public var left: Length
  public var top: Length
  public var right: Length
  public var bottom: Length

  /// Creates margins, by default zero.
  public init(left: Length = 0, top: Length = 0, right: Length = 0, bottom: Length = 0) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Creates the same margin at every edge.
  public init(all distance: Length) {
    self.init(left: distance, top: distance, right: distance, bottom: distance)
  }
}

extension Rect: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(origin, size) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (origin, size) = try reader.read()
  }
}
