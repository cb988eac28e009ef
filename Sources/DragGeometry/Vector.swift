public import DragCoding

/// A translation from one point to another.
public struct Vector: Hashable, Sendable {
  /// The distance to the right; negative to the left.
  public var dx: Length
  /// The distance downwards; negative upwards.
  public var dy: Length

  /// Creates a translation.
  public init(dx: Length, dy: Length) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = Vector(dx: 0, dy: 0)

  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }

  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }

  package var clampedToFarthest: Vector {
    Vector(dx: dx.clampedToFarthest, dy: dy.clampedToFarthest)
  }

  /// The squared length, in subpixels²; each component is limited to twice ``Length/farthest``.
  package var squaredLength: Int {
    let most = Length.farthest.subpixels * 2 - 1
    let (x, y) = (min(abs(dx.subpixels), most), min(abs(dy.subpixels), most))
    return x * x + y * y
  }

  /// The square root of ``squaredLength``, rounded down to a subpixel.
  package var length: Length { Length(subpixels: Int(Double(squaredLength).squareRoot())) }

  package func isLonger(than distance: Length) -> Bool {
    let (x, y, limit) = (dx.magnitude, dy.magnitude, distance)
    // Compared before they are squared: the squares of the largest coordinates overflow.
    if x > limit || y > limit { return true }
    let (width, height) = (x.subpixels, y.subpixels)
    return width * width + height * height > limit.subpixels * limit.subpixels
  }
}

extension Vector: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(dx, dy) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (dx, dy) = try reader.read()
  }
}
