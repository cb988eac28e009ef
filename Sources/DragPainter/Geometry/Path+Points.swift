internal import Algorithms
internal import DragDrawing
internal import DragGeometry

extension Path {
  /// The smallest rectangle that contains the points and the control points; empty if there are none.
  var bounds: Rect {
    let points = elements.flatMap(\.points)
    guard let x = points.map(\.x).minAndMax(), let y = points.map(\.y).minAndMax() else {
      return .zero
    }
    // One subpixel more, since a rectangle's far edges do not belong to it.
    let edge = Length(subpixels: 1)
    return Rect(x: x.min, y: y.min, width: x.max - x.min + edge, height: y.max - y.min + edge)
  }

  /// Returns the path with each point and control point replaced.
  func map(_ transform: (Point) -> Point) -> Path {
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
