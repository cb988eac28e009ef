internal import DragGeometry

/// A point or vector in device pixels while a shape is rasterized.
///
/// Only `+ − × ÷` and the square root are used on it: their rounding is the same on every machine.
typealias FloatPoint = SIMD2<Float>

extension FloatPoint {
  /// Creates a point from one whose coordinates are in 1/256 of a device pixel.
  init(_ point: Point) {
    self.init(Float(point.x.subpixels) / 256, Float(point.y.subpixels) / 256)
  }

  var length: Float { dot(self).squareRoot() }

  /// The vector turned clockwise by 90°, with y downwards.
  var turned: FloatPoint { FloatPoint(-y, x) }

  func dot(_ other: FloatPoint) -> Float { x * other.x + y * other.y }

  /// Returns the cross product, positive if `other` is clockwise of this vector, with y downwards.
  func cross(_ other: FloatPoint) -> Float { x * other.y - y * other.x }
}
