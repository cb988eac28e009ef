public import DragGeometry

/// An outline of straight lines and cubic curves.
public struct Path: Hashable, Sendable {
  /// One stretch of the outline.
  public enum Element: Hashable, Sendable {
    /// Starts a new outline.
    case move(to: Point)
    /// Goes straight on.
    case line(to: Point)
    /// Goes on in a curve, pulled towards two control points.
    case curve(to: Point, control1: Point, control2: Point)
    /// Goes straight back to where the outline began.
    case close
  }

  /// The stretches in order.
  public var elements: [Element]

  /// Creates a path.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// A rectangle that holds the path: that of its points and control points.
  public var bounds: Rect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    // One subpixel more, since a rectangle's far edges do not belong to it.
    let edge = Length(subpixels: 1)
    return Rect(
      origin: low, size: Size(width: high.x - low.x + edge, height: high.y - low.y + edge))
  }
}

extension Path.Element {
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }
}
