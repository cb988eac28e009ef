import RecordingTools
import Testing

struct PictureComparisonTests {
  private func picture(_ pixels: [[UInt8]], width: Int = 2) throws -> Picture {
    try #require(
      Picture(width: width, height: pixels.count / width, rgba: pixels.flatMap { $0 + [255] }))
  }

  @Test("Equal pixels are identical")
  func identical() throws {
    let one = try picture([[1, 2, 3], [4, 5, 6]])
    #expect(PictureComparison(one, expected: one) == .identical)
  }

  @Test("One level in one channel differs without tolerance")
  func exact() throws {
    let one = try picture([[1, 2, 3], [4, 5, 6]])
    let two = try picture([[1, 2, 3], [4, 5, 7]])
    let result = PictureComparison(two, expected: one)
    #expect(!result.passes)
    guard case .different(1, _, 1, 0) = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test("An invisible difference passes, a visible one does not")
  func perceptual() throws {
    let one = try picture([[128, 128, 128], [10, 20, 30]])
    let near = try picture([[129, 128, 128], [10, 20, 30]])
    let far = try picture([[200, 128, 128], [10, 20, 30]])
    let tolerance = PictureComparison.Tolerance(hundredths: 100)
    #expect(PictureComparison(near, expected: one, tolerance: tolerance).passes)
    #expect(!PictureComparison(far, expected: one, tolerance: tolerance).passes)
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
