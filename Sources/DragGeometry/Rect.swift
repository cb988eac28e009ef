public import DragCoding

/// An upright rectangle.
///
/// Its left and top edges belong to it, its right and bottom edges do not.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The extent to the right and down.
  public var size: Size

  /// Creates a rectangle from its corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its edges' distances.
  public init(x: Length, y: Length, width: Length, height: Length) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle of `size` around `center`.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The empty rectangle in the corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Length { origin.x }
  /// The top edge.
  public var minY: Length { origin.y }
  /// The right edge, which no longer belongs to the rectangle.
  public var maxX: Length { origin.x + size.width }
  /// The bottom edge, which no longer belongs to the rectangle.
  public var maxY: Length { origin.y + size.height }
  /// The distance between the left and the right edge.
  public var width: Length { size.width }
  /// The distance between the top and the bottom edge.
  public var height: Length { size.height }

  /// The middle.
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// `true` where no point belongs to the rectangle.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// `true` where `point` belongs to the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// `true` where the two rectangles share a point.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }

  /// What the two rectangles share; empty where they share nothing.
  public func intersection(_ other: Rect) -> Rect {
    guard intersects(other) else { return .zero }
    return Rect(
      left: max(minX, other.minX), top: max(minY, other.minY),
      right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
  }

  /// The smallest rectangle that holds both.
  ///
  /// An empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      left: min(minX, other.minX), top: min(minY, other.minY),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  /// The rectangle with every edge moved inwards by `distance`, outwards where it is negative.
  public func insetBy(_ distance: Length) -> Rect { inset(by: Insets(all: distance)) }

  /// The rectangle without the given margins.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      left: minX + insets.left, top: minY + insets.top,
      right: maxX - insets.right, bottom: maxY - insets.bottom)
  }

  /// The rectangle moved by `offset`.
  public func moved(by offset: Vector) -> Rect { Rect(origin: origin + offset, size: size) }

  /// The rectangle grown or shrunk around its middle.
  public func scaled(by scale: Fraction) -> Rect { Rect(center: center, size: size * scale) }

  private init(left: Length, top: Length, right: Length, bottom: Length) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Rect: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(origin, size)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (origin, size) = try reader.read()
  }
}
