import DragCoding
import DragGeometry
import Testing

struct LengthTests {
  @Test("A literal is whole pixels")
  func literal() {
    let length: Length = 20
    #expect(length.subpixels == 5120)
  }

  @Test(
    "A half rounds up to the next pixel", arguments: [(127, 0), (128, 1), (-128, 0), (-129, -1)])
  func rounding(subpixels: Int, pixels: Int) {
    #expect(Length(subpixels: subpixels).pixels == pixels)
    #expect(Length(subpixels: subpixels).roundedToPixel == Length(pixels: pixels))
  }

  @Test("A part is rounded down, a division towards zero")
  func parts() {
    #expect(Length(subpixels: 5) * Fraction(1, 2) == Length(subpixels: 2))
    #expect(Length(subpixels: -5) * Fraction(1, 2) == Length(subpixels: -3))
    #expect(Length(subpixels: -5) / 2 == Length(subpixels: -2))
    #expect(Length(subpixels: 7) * 3 == Length(subpixels: 21))
  }

  @Test("A length is clamped to four million pixels either way")
  func clamped() {
    #expect(Length(pixels: 5_000_000).clampedToFarthest == 4_194_304)
    #expect(Length(pixels: -5_000_000).clampedToFarthest == -4_194_304)
    #expect(Length(pixels: 17).clampedToFarthest == 17)
  }

  @Test("Fractions multiply and stay within bounds")
  func fractions() {
    #expect(Fraction(1, 2) * Fraction(1, 2) == Fraction(1, 4))
    #expect(Fraction.percent(50).raw == 32768)
    #expect(Fraction.percent(150).clamped(to: .zero...(.one)) == .one)
    #expect(Fraction.percent(30) + .percent(20) - .one == Fraction(raw: 19660 + 13107 - 65536))
  }

  @Test("The length of a vector is Euclidean")
  func vector() {
    let way = Vector(dx: 3, dy: -4)
    #expect(!way.isLonger(than: 5))
    #expect(way.isLonger(than: Length(subpixels: 5 * 256 - 1)))
    #expect(Point(x: 1, y: 2) + way - way == Point(x: 1, y: 2))
    #expect((Point(x: 4, y: -2) - Point(x: 1, y: 2)) == way)
  }

  @Test("Spans of time add up")
  func time() {
    #expect(Microseconds.milliseconds(500) + .seconds(1) == Microseconds(1_500_000))
    #expect(Microseconds.day.count == 86_400_000_000)
    #expect(Microseconds(1) - Microseconds(3) < .zero)
  }
}
