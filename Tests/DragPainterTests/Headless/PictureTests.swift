import DragPictures
import Foundation
import DragPainter
import ProgramSupport
import Testing

struct PictureTests {
  private func frame(_ pixels: [[UInt8]], width: Int = 2) throws -> Picture {
    try #require(
      Picture(width: width, height: pixels.count / width, rgba: pixels.flatMap { $0 + [255] }))
  }

  @Test("a frame is equal after writing and reading")
  func png() throws {
    let frame = try frame([[1, 2, 3], [250, 128, 0], [9, 9, 9], [255, 255, 255]])
    let folder = TemporaryFolder()
    #expect(try Picture(pngAt: folder.write(frame.png, to: "frame.png")) == frame)
    #expect(throws: PaintingError.self) { try Picture(pngAt: "/nonexistent.png") }
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

  @Test("the manifest has the versions of SDL, its libraries, FreeType and the painter")
  func versions() {
    #expect(VersionManifest().lines.count == 5)
    #expect(VersionManifest().description.contains("FreeType 2."))
  }

  private func reducible(_ width: Int, _ rows: [UInt8]...) throws -> Picture {
    try frame(rows.joined().map { [$0, 0, 255 - $0] }, width: width)
  }

  @Test("a picture in fewer pixels has the mean of its pixels in each, some divided between two")
  func reduced() throws {
    let picture = try reducible(4, [0, 100, 200, 200], [100, 200, 200, 200])
    #expect(try picture.reduced(toWidth: 2, height: 1) == reducible(2, [100, 200]))
    let thirds = try reducible(3, [0, 90, 240])
    #expect(try thirds.reduced(toWidth: 2, height: 1) == reducible(2, [30, 190]))
    let same = try reducible(3, [1, 2, 3], [253, 254, 255])
    #expect(same.reduced(toWidth: 3, height: 2) == same)
  }
}
