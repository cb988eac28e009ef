import DragCoding
import DragGeometry
import Testing

struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("A rectangle contains its left and top edges, and is moved, inset and scaled")
  func edges() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 20)))
    #expect(!rect.contains(Point(x: 10, y: 60)))
    #expect(
      rect.contains(
        Point(x: 40, y: 60) - Vector(dx: Length(subpixels: 1), dy: Length(subpixels: 1))))
    #expect(rect.center == Point(x: 25, y: 40))
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

  @Test("Rectangles that touch, and empty ones, do not intersect; one is decoded from its bytes")
  func touching() throws {
    let right = Rect(x: 40, y: 20, width: 5, height: 5)
    #expect(!rect.intersects(right))
    #expect(rect.intersection(right) == .zero)
    #expect(rect.union(right) == Rect(x: 10, y: 20, width: 35, height: 40))
    let nothing = Rect(x: 15, y: 25, width: 0, height: 9)
    #expect(nothing.isEmpty && !rect.intersects(nothing))
    #expect(rect.union(nothing) == rect && nothing.union(rect) == rect)
    #expect(try Rect(canonicalBytes: rect.canonicalBytes) == rect)
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
}

struct LengthTests {
  @Test("A literal is whole pixels, a part is rounded down, and a length is clamped")
  func literal() {
    let length: Length = 20
    #expect(length.subpixels == 5120)
    #expect(Length(subpixels: 5) * Fraction(1, 2) == Length(subpixels: 2))
    #expect(Length(subpixels: -5) * Fraction(1, 2) == Length(subpixels: -3))
    #expect(Length(subpixels: -5) / 2 == Length(subpixels: -2))
    #expect(Length(subpixels: 7) * 3 == Length(subpixels: 21))
    #expect(Length(pixels: 5_000_000).clampedToFarthest == 4_194_304)
    #expect(Length(pixels: -5_000_000).clampedToFarthest == -4_194_304)
    #expect(Length(pixels: 17).clampedToFarthest == 17)
  }

  @Test(
    "A half rounds up to the next pixel", arguments: [(127, 0), (128, 1), (-128, 0), (-129, -1)])
  func rounding(subpixels: Int, pixels: Int) {
    #expect(Length(subpixels: subpixels).pixels == pixels)
    #expect(Length(subpixels: subpixels).roundedToPixel == Length(pixels: pixels))
  }

  @Test("The length of a vector is Euclidean, and spans of time and fractions add up")
  func vector() {
    let way = Vector(dx: 3, dy: -4)
    #expect(!way.isLonger(than: 5))
    #expect(way.isLonger(than: Length(subpixels: 5 * 256 - 1)))
    #expect(Point(x: 1, y: 2) + way - way == Point(x: 1, y: 2))
    #expect((Point(x: 4, y: -2) - Point(x: 1, y: 2)) == way)
    #expect(Microseconds.milliseconds(500) + .seconds(1) == Microseconds(1_500_000))
    #expect(Microseconds.day.count == 86_400_000_000)
    #expect(Microseconds(1) - Microseconds(3) < .zero)
    #expect(Fraction(1, 2) * Fraction(1, 2) == Fraction(1, 4))
    #expect(Fraction.percent(50).raw == 32768)
    #expect(Fraction.percent(150).clamped(to: .zero...(.one)) == .one)
    #expect(Fraction.percent(30) + .percent(20) - .one == Fraction(raw: 19660 + 13107 - 65536))
  }
}
