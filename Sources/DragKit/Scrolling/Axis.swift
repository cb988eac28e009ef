public import DragCoding
internal import DragGeometry

/// A dimension along which content is laid out or scrolls.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  /// The x-axis.
  case horizontal
  /// The y-axis, which points down.
  case vertical

  /// The other axis.
  public var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A direction along an axis.
public enum ScrollDirection: Int, Hashable, Sendable, CaseIterable {
  case left, right, up, down

  var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  var isForward: Bool { self == .right || self == .down }

  init(along axis: Axis, isForward: Bool) {
    switch axis {
    case .horizontal: self = isForward ? .right : .left
    case .vertical: self = isForward ? .down : .up
    }
  }
}

extension Vector {
  /// Creates a vector along an axis.
  init(_ length: Length, along axis: Axis) {
    self =
      axis == .horizontal ? Vector(dx: length, dy: .zero) : Vector(dx: .zero, dy: length)
  }

  subscript(axis: Axis) -> Length { axis == .horizontal ? dx : dy }
}

extension Size {
  subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }
}

extension Point {
  subscript(axis: Axis) -> Length { axis == .horizontal ? x : y }
}

extension ScrollDirection: CanonicalCodable {}
