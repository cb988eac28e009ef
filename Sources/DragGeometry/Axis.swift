public import DragCoding

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

  /// The axis of the direction.
  package var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  /// Whether coordinates increase in the direction.
  package var isForward: Bool { self == .right || self == .down }

  package init(along axis: Axis, isForward: Bool) {
    switch axis {
    case .horizontal: self = isForward ? .right : .left
    case .vertical: self = isForward ? .down : .up
    }
  }
}

extension Vector {
  /// Creates a vector along an axis.
  package init(_ length: Length, along axis: Axis) {
    self =
      axis == .horizontal ? Vector(dx: length, dy: .zero) : Vector(dx: .zero, dy: length)
  }

  package subscript(axis: Axis) -> Length { axis == .horizontal ? dx : dy }
}

extension Size {
  package subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }
}

extension Point {
  package subscript(axis: Axis) -> Length { axis == .horizontal ? x : y }
}

extension ScrollDirection: CanonicalCodable {}
