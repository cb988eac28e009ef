package import DragGeometry

/// Lines and curves, in the coordinates of the drawing that has them.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    case curve(to: Point, control1: Point, control2: Point)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }
}
