package import DragGeometry

package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    case curve(to: Point, control1: Point, control2: Point)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  package var bounds: Rect {
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

  package func map(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(to: transform(point))
        case .line(let point): .line(to: transform(point))
        case .curve(let end, let control1, let control2):
          .curve(
            to: transform(end), control1: transform(control1), control2: transform(control2))
        case .close: .close
        }
      })
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
