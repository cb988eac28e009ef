public import DragCoding

/// A way from one point to another.
public struct Vector: Hashable, Sendable {
  /// How far to the right.
  public var dx: Length
  /// How far down.
  public var dy: Length

  /// Creates a way.
  public init(dx: Length, dy: Length) {
    self.dx = dx
    self.dy = dy
  }

  /// No way at all.
  public static let zero = Vector(dx: 0, dy: 0)

  /// One way after the other.
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }

  /// What is left of `left` after `right`.
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }

  /// `true` where the way is longer than `distance`, measured as the crow flies.
  package func isLonger(than distance: Length) -> Bool {
    let (x, y, limit) = (dx.magnitude, dy.magnitude, distance)
    // NB: The squares of a way across the whole seam do not fit.
    if x > limit || y > limit { return true }
    let (width, height) = (x.subpixels, y.subpixels)
    return width * width + height * height > limit.subpixels * limit.subpixels
  }
}

extension Vector: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(dx, dy)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (dx, dy) = try reader.read()
  }
}
