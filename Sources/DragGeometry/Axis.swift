public import DragCoding

/// A dimension along which content is laid out or scrolls.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  /// The x-axis.
  case horizontal
  /// The y-axis, which points down.
  case vertical

  /// The perpendicular axis.
  public var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A direction along an axis.
public enum Direction: Int, Hashable, Sendable, CaseIterable {
  case left, right, up, down

  /// The axis of the direction.
  public var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  /// Whether coordinates grow in the direction: to the right, or down.
  public var isForward: Bool { self == .right || self == .down }

  /// Creates a direction along an axis: right or down if `isForward`, otherwise left or up.
  public init(along axis: Axis, isForward: Bool) {
    switch axis {
    case .horizontal: self = isForward ? .right : .left
    case .vertical: self = isForward ? .down : .up
    }
  }
}

extension Axis: CanonicalCodable {}

extension Direction: CanonicalCodable {}

extension Vector {
  /// Creates a vector along an axis, whose component along the other axis is zero.
  public init(_ length: Length, along axis: Axis) {
    self =
      axis == .horizontal ? Vector(dx: length, dy: .zero) : Vector(dx: .zero, dy: length)
  }

  /// The component along an axis.
  public subscript(axis: Axis) -> Length { axis == .horizontal ? dx : dy }
}

extension Size {
  /// The extent along an axis.
  public subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }
}

extension Point {
  /// The coordinate along an axis.
  public subscript(axis: Axis) -> Length { axis == .horizontal ? x : y }
}
