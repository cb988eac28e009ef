import RecordingTools
import Testing

struct PictureComparisonTests {
  private func picture(_ pixels: [[UInt8]], width: Int = 2) throws -> Picture {
    try #require(
      Picture(width: width, height: pixels.count / width, rgba: pixels.flatMap { $0 + [255] }))
  }

  @Test(
    "Equal pixels pass, without tolerance no others, and with tolerance an invisible difference",
    arguments: [
      ([1, 2, 3], [1, 2, 3], 0, true), ([1, 2, 4], [1, 2, 3], 0, false),
      ([129, 128, 128], [128, 128, 128], 100, true),
      ([200, 128, 128], [128, 128, 128], 100, false),
    ] as [([UInt8], [UInt8], Int, Bool)])
  func passing(actual: [UInt8], expected: [UInt8], hundredths: Int, passes: Bool) throws {
    let (one, two) = (try picture([[4, 5, 6], actual]), try picture([[4, 5, 6], expected]))
    let tolerance = PictureComparison.Tolerance(hundredths: hundredths)
    let result = PictureComparison(one, expected: two, tolerance: tolerance)
    #expect(result.passes == passes)
    #expect((result == .identical) == (actual == expected))
    if case .different(let count, _, let x, let y) = result { #expect((count, x, y) == (1, 1, 0)) }
  }

  @Test("Black and white have a distance of 100")
  func blackAndWhite() throws {
    let black = try picture([[0, 0, 0], [0, 0, 0]])
    let white = try picture([[255, 255, 255], [0, 0, 0]])
    guard case .different(1, let largest, 0, 0) = PictureComparison(white, expected: black) else {
      Issue.record("not different")
      return
    }
    #expect((9_990...10_010).contains(largest))
  }

  @Test("Pictures of different sizes, and pictures without pixels, do not pass")
  func incomparable() throws {
    let wide = try picture([[1, 2, 3], [1, 2, 3]], width: 2)
    let tall = try picture([[1, 2, 3], [1, 2, 3]], width: 1)
    #expect(PictureComparison(wide, expected: tall) == .incomparable)
    let empty = try #require(Picture(width: 0, height: 0, rgba: []))
    #expect(PictureComparison(empty, expected: empty) == .incomparable)
    #expect(!PictureComparison.incomparable.passes)
    #expect(Picture(width: 2, height: 2, rgba: [1, 2, 3]) == nil)
  }

  @Test("A difference in alpha alone does not pass")
  func alpha() throws {
    let solid = try #require(Picture(width: 1, height: 1, rgba: [9, 9, 9, 255]))
    let faint = try #require(Picture(width: 1, height: 1, rgba: [9, 9, 9, 100]))
    let tolerance = PictureComparison.Tolerance(hundredths: 500)
    #expect(!PictureComparison(faint, expected: solid, tolerance: tolerance).passes)
  }
}
