import DragDrawing
import DragGeometry
import Testing

@testable import DragPainter

struct PathTests {
  @Test("A path's bounds contain its points and control points")
  func bounds() {
    let path = Path([
      .move(to: Point(x: 1, y: 2)),
      .curve(to: Point(x: 5, y: 3), control1: Point(x: -4, y: 9), control2: Point(x: 3, y: 3)),
      .close,
    ])
    for point in [Point(x: 1, y: 2), Point(x: 5, y: 3), Point(x: -4, y: 9)] {
      #expect(path.bounds.contains(point))
    }
    #expect(Path().bounds == .zero)
    #expect(Path([.close]).bounds == .zero)
  }
}
