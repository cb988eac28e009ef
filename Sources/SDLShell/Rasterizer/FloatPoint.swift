/// A point in device pixels while a shape is rasterised.
///
/// Only `+ − × ÷` and the square root are used on it: those are rounded the same everywhere.
struct FloatPoint: Equatable {
  var x: Float
  var y: Float

  static func + (left: FloatPoint, right: FloatPoint) -> FloatPoint {
    FloatPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: FloatPoint, right: FloatPoint) -> FloatPoint {
    FloatPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (point: FloatPoint, factor: Float) -> FloatPoint {
    FloatPoint(x: point.x * factor, y: point.y * factor)
  }

  /// The dot product.
  func dot(_ other: FloatPoint) -> Float { x * other.x + y * other.y }

  /// Positive where `other` lies clockwise of this direction, as y grows downwards.
  func cross(_ other: FloatPoint) -> Float { x * other.y - y * other.x }

  var length: Float { dot(self).squareRoot() }

  /// The same direction turned clockwise by a right angle.
  var turned: FloatPoint { FloatPoint(x: -y, y: x) }
}
