import DragCoding
import DragGeometry
import Testing

struct SpringTests {
  static let gap = Spring(response: .milliseconds(350), damping: .percent(80))
  static let drop = Spring(response: .milliseconds(500), damping: .percent(85))
  static let stiff = Spring(response: .milliseconds(350), damping: .one)

  private func run(
    _ value: SpringValue, _ spring: Spring, steps: Int = 2_000_000,
    tolerance: SpringTolerance = .quarterPixel
  ) -> (path: [Int64], end: SpringValue) {
    var value = value
    var path: [Int64] = []
    while !value.isSettled, path.count < steps {
      value.step(spring, tolerance: tolerance)
      path.append(value.value)
    }
    return (path, value)
  }

  private func from(_ start: Length, to end: Length) -> SpringValue {
    var value = SpringValue(at: start)
    value.retarget(to: end)
    return value
  }

  @Test("A spring takes these steps on every machine, and overshoots a little at a damping of 0.8")
  func literal() throws {
    #expect(
      run(from(0, to: 100), Self.gap, steps: 6).path == [2112, 6274, 12427, 20511, 30468, 42241])
    #expect(run(from(0, to: 100), Self.gap).path.count == 493)
    let highest = try #require(run(from(0, to: 100), Self.gap).path.max())
    #expect((100 << 16..<103 << 16).contains(highest))
  }

  @Test("A spring reaches its target and settles there", arguments: [1, -1, 100, -700, 60_000])
  func reaches(pixels: Int) {
    for spring in [Self.gap, Self.drop, Self.stiff] {
      let end = run(from(0, to: Length(pixels: pixels)), spring).end
      #expect(end.isSettled)
      #expect(end.length == Length(pixels: pixels))
    }
  }

  @Test(
    "A spring settles in slow motion, too, and with extreme parameters",
    arguments: [1, 10, 50, 1000], [0, 20, 80, 100, 150])
  func slow(factor: Int, damping: Int) {
    let spring = Spring(response: .milliseconds(350), damping: .percent(max(damping, 5)))
      .slowed(by: factor)
    #expect(run(from(0, to: 300), spring).end.isSettled)
    var alpha = SpringValue(at: .zero as Fraction)
    alpha.retarget(to: .one)
    let end = run(alpha, spring, tolerance: .alphaStep).end
    #expect(end.isSettled)
    #expect(end.fraction == .one)
  }

  @Test("A spring never overshoots at a damping of one", arguments: [1, 100, 5000])
  func noOvershoot(pixels: Int) {
    let path = run(from(0, to: Length(pixels: pixels)), Self.stiff).path
    #expect(path.allSatisfy { (0...Int64(pixels) << 16).contains($0) })
    #expect(path == path.sorted())
  }

  @Test("A spring keeps its velocity when it is retargeted or moved, and is finished at its target")
  func retarget() {
    var value = from(0, to: 100)
    for _ in 0..<50 { value.step(Self.gap, tolerance: .quarterPixel) }
    let before = value
    value.retarget(to: -20)
    #expect(value.velocity == before.velocity)
    #expect(value.value == before.value)
    value.step(Self.gap, tolerance: .quarterPixel)
    #expect(value.value > before.value)
    #expect(run(value, Self.gap).end.length == -20)
    value = from(0, to: 100)
    for _ in 0..<50 { value.step(Self.gap, tolerance: .quarterPixel) }
    let speed = value.velocity
    value.shift(by: 7)
    #expect(value.velocity == speed)
    value.finish()
    #expect(value.isSettled)
    #expect(value.length == 100)
  }

  @Test("A spring is decoded during its motion, and from extreme bytes does not overflow")
  func farthest() throws {
    var value = SpringValue(at: 65_536)
    value.setVelocity(perSecond: 60_000)
    for _ in 0..<50 {
      value.step(Self.gap, tolerance: .quarterPixel)
      #expect(try SpringValue(canonicalBytes: value.canonicalBytes) == value)
    }
    #expect(value.length > 60_000)
    func bytes(_ value: Int64, _ velocity: Int64, _ target: Int64) -> [UInt8] {
      [value, velocity, target].flatMap(\.canonicalBytes)
    }
    #expect(throws: CanonicalError.self) {
      try SpringValue(canonicalBytes: bytes(.max, .min, .max))
    }
    value = try SpringValue(canonicalBytes: bytes(1 << 32, -1 << 40, -1 << 32))
    let spring = Spring(response: Microseconds(.min), damping: Fraction(raw: .max))
    for _ in 0..<10_000 { value.step(spring, tolerance: .quarterPixel) }
    #expect(value.isSettled)
  }
}
