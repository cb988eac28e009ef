internal import Algorithms
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
    guard let x = points.map(\.x).minAndMax(), let y = points.map(\.y).minAndMax() else {
      return .zero
    }
    // One subpixel more, since a rectangle's far edges do not belong to it.
    let edge = Length(subpixels: 1)
    return Rect(x: x.min, y: y.min, width: x.max - x.min + edge, height: y.max - y.min + edge)
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
