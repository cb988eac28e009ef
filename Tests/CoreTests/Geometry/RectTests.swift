import DragCoding
import DragGeometry
import Testing

struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("A rectangle contains its left and top edges, and not the others")
  func edges() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 20)))
    #expect(!rect.contains(Point(x: 10, y: 60)))
    #expect(
      rect.contains(
        Point(x: 40, y: 60) - Vector(dx: Length(subpixels: 1), dy: Length(subpixels: 1))))
    #expect(rect.center == Point(x: 25, y: 40))
  }

  @Test("A rectangle is moved, inset, and scaled around its centre")
  func changes() {
    #expect(rect.insetBy(5) == Rect(x: 15, y: 25, width: 20, height: 30))
    #expect(rect.insetBy(-5) == Rect(x: 5, y: 15, width: 40, height: 50))
    #expect(
      rect.inset(by: Insets(left: 1, top: 2, right: 3, bottom: 4))
        == Rect(x: 11, y: 22, width: 26, height: 34))
    #expect(rect.moved(by: Vector(dx: -10, dy: 1)) == Rect(x: 0, y: 21, width: 30, height: 40))
    #expect(
      rect.scaled(by: .percent(50))
        == Rect(x: Length(subpixels: 4480), y: 30, width: 15, height: 20))
    #expect(Rect(center: Point(x: 25, y: 40), size: rect.size) == rect)
  }

  @Test("Rectangles that touch, and empty ones, do not intersect")
  func touching() {
    let right = Rect(x: 40, y: 20, width: 5, height: 5)
    #expect(!rect.intersects(right))
    #expect(rect.intersection(right) == .zero)
    #expect(rect.union(right) == Rect(x: 10, y: 20, width: 35, height: 40))
    let nothing = Rect(x: 15, y: 25, width: 0, height: 9)
    #expect(nothing.isEmpty && !rect.intersects(nothing))
    #expect(rect.union(nothing) == rect && nothing.union(rect) == rect)
  }

  @Test("Unions and intersections of rectangles obey the laws of sets")
  func laws() {
    let edges = [0, 2, 3]
    let rects = edges.flatMap { x in
      edges.flatMap { y in
        [1, 2, 4].map {
          Rect(x: Length(pixels: x), y: Length(pixels: y), width: Length(pixels: $0), height: 2)
        }
      }
    }
    for left in rects {
      for right in rects {
        let (shared, both) = (left.intersection(right), left.union(right))
        #expect(left.intersects(right) == !shared.isEmpty)
        #expect(shared == right.intersection(left))
        #expect(both == right.union(left))
        for x in 0..<8 {
          let point = Point(x: Length(pixels: x), y: 3)
          #expect(shared.contains(point) == (left.contains(point) && right.contains(point)))
          #expect(both.contains(point) || !(left.contains(point) || right.contains(point)))
        }
      }
    }
  }

  @Test("A rectangle is decoded from its bytes")
  func bytes() throws {
    #expect(try Rect(canonicalBytes: rect.canonicalBytes) == rect)
  }
}
