package import DragKit

extension Canvas {
  /// Draws where a pointer came from: each way over the ones before it, shorter and broader than they
  /// are, so that the trail ends thin and pale.
  package mutating func trail(_ ways: [[Point]]) {
    for (index, way) in ways.enumerated() where way.count > 1 {
      let width = Length(pixels: 2 + index * 2)
      draw(.stroke(Path(way), width: width, color: Color(hex: 0x0a66e8).opacity(percent: 24)))
    }
  }
}

extension Path {
  /// A line from point to point.
  fileprivate init(_ points: [Point]) {
    self.init(
      points.enumerated().map { index, point in
        index == 0 ? Element.move(to: point) : .line(to: point)
      })
  }
}
