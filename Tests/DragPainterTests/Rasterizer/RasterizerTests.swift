import DragDrawing
import DragGeometry
import Testing

@testable import DragPainter

struct RasterizerTests {
  private func coverage(
    _ path: Path, strokeWidth: Length? = nil, width: Int, height: Int
  ) throws -> [[UInt8]] {
    let made = try #require(
      DevicePath.make(path, strokeWidth: strokeWidth, in: DeviceSpace(scale: .one)))
    let moved = made.path.moved(x: made.frame.x, y: made.frame.y)
    let mask = CoverageMask.path(moved, size: DeviceSize(width: width, height: height))
    return (0..<height).map { y in (0..<width).map { mask[$0, y] } }
  }

  private func polygon(_ corners: [(Length, Length)]) -> Path {
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let point = Point(x: corner.0, y: corner.1)
      path.elements.append(index == 0 ? .move(to: point) : .line(to: point))
    }
    path.elements.append(.close)
    return path
  }

  private static let half = Length(subpixels: 128)

  private static func square(_ start: Length, _ end: Length) -> [(Length, Length)] {
    [(start, start), (end, start), (end, end), (start, end)]
  }

  @Test(
    "each pixel is covered as far as outlines are in it",
    arguments: [
      // The edges of a rectangle between pixels are partly covered.
      (
        [[(half, 0), (2 + half, 0), (2 + half, half), (half, half)]], [[64, 128, 64]]
      ),
      // A triangle covers half of the pixels on its edge.
      ([[(0, 0), (3, 3), (0, 3)]], [[128, 0, 0], [255, 128, 0], [255, 255, 128]]),
      // A flat edge across several pixels has exact coverage.
      ([[(0, 0), (4, 1), (0, 1)]], [[223, 159, 96, 32]]),
      // What is outside the mask changes nothing inside, and overlapping outlines cover once.
      ([square(-9, 9)], [[255, 255], [255, 255]]),
      ([square(0, 2), square(0, 2)], [[255, 255], [255, 255]]),
      // An outline in the opposite direction leaves a hole.
      (
        [square(0, 3), square(1, 2).reversed()],
        [[255, 255, 255], [255, 0, 255], [255, 255, 255]]
      ),
    ] as [([[(Length, Length)]], [[UInt8]])])
  func outlines(outlines: [[(Length, Length)]], expected: [[UInt8]]) throws {
    let path = Path(outlines.flatMap { polygon($0).elements })
    #expect(try coverage(path, width: expected[0].count, height: expected.count) == expected)
  }

  @Test("a straight line has its width and round ends")
  func stroke() throws {
    let line = Path([.move(to: Point(x: 4, y: 3)), .line(to: Point(x: 10, y: 3))])
    let rows = try coverage(line, strokeWidth: 4, width: 14, height: 6)
    #expect(rows.map { $0[7] } == [0, 255, 255, 255, 255, 0])
    #expect(rows[2][2] > 200 && rows[1][2] < 200 && rows[1][2] > 0)
    #expect(rows == rows.reversed())
    #expect(rows.map { $0.reversed() } == rows)
  }

  @Test("a bend in a line does not thicken its edge")
  func straightBend() throws {
    let half = Length(subpixels: 128)
    let bent = Path([
      .move(to: Point(x: 3, y: 4 + half)), .line(to: Point(x: 8, y: 4 + half)),
      .line(to: Point(x: 13, y: 4 + half)),
    ])
    let rows = try coverage(bent, strokeWidth: 4, width: 16, height: 9)
    #expect(rows.map { $0[8] } == rows.map { $0[5] })
    #expect((127...128).contains(rows[2][8]))
  }

  @Test("a disc covers its area", arguments: [2, 5, 16])
  func disc(radius: Int) throws {
    let size = DeviceSize(width: 2 * radius, height: 2 * radius)
    let mask = CoverageMask.roundedRect(size: size, radius: radius * 256)
    let area = Double(mask.values.reduce(0) { $0 + Int($1) }) / 255
    let exact = Double.pi * Double(radius * radius)
    #expect(abs(area - exact) < exact * 0.01)
  }

  @Test("a shadow is symmetric and fades to zero at its edge")
  func shadow() {
    let mask = CoverageMask.shadow(
      size: DeviceSize(width: 40, height: 40), radius: 4 * 256, blur: 10)
    for y in 0..<40 {
      for x in 0..<40 {
        let mirrored = [mask[39 - x, y], mask[x, 39 - y], mask[y, x]]
        #expect(mirrored.allSatisfy { abs(Int($0) - Int(mask[x, y])) <= 2 })
      }
    }
    #expect(mask[0, 20] <= 1)
    #expect((80...176).contains(mask[10, 20]))
    #expect(mask[20, 20] > 240)
    #expect((1...20).allSatisfy { mask[$0, 20] >= mask[$0 - 1, 20] })
  }

  @Test("a path without an area does not trap")
  func degenerate() throws {
    let point = Point(x: 3, y: 3)
    let line = Path([.move(to: point), .line(to: point), .close])
    #expect(try coverage(line, strokeWidth: 2, width: 6, height: 6)[3][3] > 180)
    #expect(DevicePath.make(Path([.close]), strokeWidth: nil, in: DeviceSpace(scale: .one)) == nil)
  }
}

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
