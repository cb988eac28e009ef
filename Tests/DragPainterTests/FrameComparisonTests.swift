import Foundation
import DragPainter
import DragSDL
import Testing

struct FrameComparisonTests {
  private func frame(_ pixels: [[UInt8]], width: Int = 2) throws -> Frame {
    try #require(
      Frame(width: width, height: pixels.count / width, rgba: pixels.flatMap { $0 + [255] }))
  }

  @Test("equal pixels are identical")
  func identical() throws {
    let one = try frame([[1, 2, 3], [4, 5, 6]])
    #expect(FrameComparison(one, expected: one) == .identical)
  }

  @Test("one level in one channel differs without tolerance")
  func exact() throws {
    let one = try frame([[1, 2, 3], [4, 5, 6]])
    let two = try frame([[1, 2, 3], [4, 5, 7]])
    let result = FrameComparison(two, expected: one)
    #expect(!result.passes)
    guard case .different(1, _, 1, 0) = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test("an invisible difference passes, a visible one does not")
  func perceptual() throws {
    let one = try frame([[128, 128, 128], [10, 20, 30]])
    let near = try frame([[129, 128, 128], [10, 20, 30]])
    let far = try frame([[200, 128, 128], [10, 20, 30]])
    let tolerance = FrameComparison.Tolerance(hundredths: 100)
    #expect(FrameComparison(near, expected: one, tolerance: tolerance).passes)
    #expect(!FrameComparison(far, expected: one, tolerance: tolerance).passes)
  }

  @Test("black and white have a distance of 100")
  func blackAndWhite() throws {
    let black = try frame([[0, 0, 0], [0, 0, 0]])
    let white = try frame([[255, 255, 255], [0, 0, 0]])
    guard case .different(1, let largest, 0, 0) = FrameComparison(white, expected: black) else {
      Issue.record("not different")
      return
    }
    #expect((9_990...10_010).contains(largest))
  }

  @Test("frames of different sizes, and frames without pixels, do not pass")
  func incomparable() throws {
    let wide = try frame([[1, 2, 3], [1, 2, 3]], width: 2)
    let tall = try frame([[1, 2, 3], [1, 2, 3]], width: 1)
    #expect(FrameComparison(wide, expected: tall) == .incomparable)
    let empty = try #require(Frame(width: 0, height: 0, rgba: []))
    #expect(FrameComparison(empty, expected: empty) == .incomparable)
    #expect(!FrameComparison.incomparable.passes)
    #expect(Frame(width: 2, height: 2, rgba: [1, 2, 3]) == nil)
  }

  @Test("a difference in alpha alone does not pass")
  func alpha() throws {
    let solid = try #require(Frame(width: 1, height: 1, rgba: [9, 9, 9, 255]))
    let faint = try #require(Frame(width: 1, height: 1, rgba: [9, 9, 9, 100]))
    let tolerance = FrameComparison.Tolerance(hundredths: 500)
    #expect(!FrameComparison(faint, expected: solid, tolerance: tolerance).passes)
  }

  @Test("a frame is equal after writing and reading")
  func png() throws {
    let frame = try frame([[1, 2, 3], [250, 128, 0], [9, 9, 9], [255, 255, 255]])
    let path = "/tmp/DragPainterTests-\(UInt32.random(in: 0 ... .max)).png"
    defer { unlink(path) }
    try Data(frame.png()).write(to: URL(fileURLWithPath: path))
    #expect(try Frame(pngAt: path) == frame)
    #expect(throws: SDLError.self) { try Frame(pngAt: "/nonexistent.png") }
  }

  @Test("a contact sheet contains every frame")
  func contactSheet() throws {
    let one = try frame([[1, 2, 3], [4, 5, 6]])
    let entries = (0..<5).map { ContactSheet.Entry(one, caption: "frame \($0)") }
    let sheet = try ContactSheet.make(entries, columns: 2, assets: TestAssets.open())
    #expect(sheet[12, 12] == 0x0102_03ff)
    #expect(sheet[12 + 14, 12] == 0x0102_03ff)
    #expect(sheet.width == 40 && sheet.height == 3 * 37 + 12)
    #expect(try ContactSheet.make([], columns: 0, assets: TestAssets.open()).width > 0)
  }

  @Test("the manifest has the version of each library")
  func versions() {
    #expect(VersionManifest().lines.count == 5)
    #expect(VersionManifest().description.contains("FreeType 2."))
  }
}
