public import DragCoding
package import DragGeometry

/// One of the two ways in which things can lie beside each other.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other axis.
  public var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// One of the four ways to go along an axis.
public enum ScrollDirection: Int, Hashable, Sendable, CaseIterable {
  case left, right, up, down

  /// The axis that it goes along.
  public var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  /// `true` where it leads away from the content's origin.
  public var isForward: Bool { self == .right || self == .down }

  /// The way along `axis` that leads away from the content's origin, or towards it.
  init(along axis: Axis, isForward: Bool) {
    switch axis {
    case .horizontal: self = isForward ? .right : .left
    case .vertical: self = isForward ? .down : .up
    }
  }
}

extension Vector {
  /// The part of the way along an axis.
  package subscript(axis: Axis) -> Length {
    get { axis == .horizontal ? dx : dy }
    set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
  }
}

extension Size {
  /// The extent along an axis.
  package subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }
}

extension Point {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> Length { axis == .horizontal ? x : y }
}

extension ScrollDirection: CanonicalCodable {}
