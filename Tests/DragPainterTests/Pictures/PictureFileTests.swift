import Foundation
import ProgramSupport
import Testing

@testable import DragPainter
@testable import DragSDL

@Suite("A picture file")
struct PictureFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Pictures of four by two pixels.
  private static let pictures: [(String, String)] = [
    (
      "png",
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAACXBIWXMAAAABAAAAAQBPJcTWAAAA"
        + "EElEQVR4nGP4y8AARwzIHABuygfpbgaHdgAAAABJRU5ErkJggg=="
    ),
    (
      "jpg",
      "/9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAgEBAQEBAUFBQUFBQYGBgYGBgYGBgYGBgYHBwcICAgH"
        + "BwcGBgcHCAgICAkJCQgICAgJCQoKCgwMCwsODg4RERT/xABMAAEBAAAAAAAAAAAAAAAAAAAABgEB"
        + "AQAAAAAAAAAAAAAAAAAABgcQAQAAAAAAAAAAAAAAAAAAAAARAQAAAAAAAAAAAAAAAAAAAAD/wAAR"
        + "CAACAAQDASIAAhEAAxEA/9oADAMBAAIRAxEAPwCLAFF/f//Z"
    ),
    ("gif", "R0lGODdhBAACAIAAAP8AAAAAACwAAAAABAACAAACBwRBEARBEAUAOw=="),
    (
      "bmp",
      "Qk1OAAAAAAAAADYAAAAoAAAABAAAAAIAAAABABgAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAAAAD9"
        + "AAD9AAD9AAD9AAD9AAD9AAD9AAD9"
    ),
    (
      "webp",
      "UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoEAAIAAgA0JaACdLoB+AADsAD+8Oj3/yC5YXXI1/8g"
        + "P+QH/ID/+PIAAAA="
    ),
  ]

  @Test("is decoded regardless of its name", arguments: pictures)
  func decoded(format: String, text: String) throws {
    let path = try folder.write(try #require(Data(base64Encoded: text)), to: "picture")
    #expect(try PictureFile(path).bitmap().size == DeviceSize(width: 4, height: 2))
  }

  @Test("of each other format is decoded, too, in the size that its header has")
  func others() throws {
    for bytes in [Quadrants.tiff(1), Array(Quadrants.svg.utf8), try Quadrants.png(1)] {
      let path = try folder.write(bytes, to: "picture")
      let bitmap = try PictureFile(path).bitmap()
      #expect(bitmap.size == DeviceSize(width: 64, height: 32))
      #expect(bitmap.pixels[8 * 64 + 16] == 0xffff_0000)
      #expect(bitmap.pixels[24 * 64 + 48] == 0xffff_ffff)
    }
  }

  @Test("is drawn in the size of the thumbnail if it is an SVG drawing")
  func drawing() throws {
    let path = try folder.write(Quadrants.svg.utf8, to: "picture")
    let thumbnail = try PictureFile(path).thumbnail(side: 256)
    #expect(thumbnail.size == DeviceSize(width: 512, height: 256))
    // Between two quarters, no pixel is interpolated.
    #expect(thumbnail.pixels[255] == 0xffff_0000 && thumbnail.pixels[256] == 0xff00_ff00)
  }

  @Test("of a drawing that is very long has a limited number of pixels")
  func longDrawing() throws {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="1"></svg>"#
    let path = try folder.write(text.utf8, to: "picture")
    #expect(try PictureFile(path).thumbnail(side: 4096).size.area < 4_300_000)
  }

  @Test("is refused if truncated, at any byte", arguments: pictures)
  func cut(format: String, text: String) throws {
    let whole = try #require(Data(base64Encoded: text))
    for count in 0..<min(whole.count, 16) {
      let path = try folder.write(whole.prefix(count), to: "picture")
      #expect(throws: PictureProblem.self) { try PictureFile(path) }
    }
  }

  @Test("is reported with what to do about it if its pixels cannot be decoded")
  func reason() throws {
    let path = try folder.write(
      Quadrants.tiff([(0x100, 3, 1, 2), (0x101, 3, 1, 2)]), to: "picture")
    let job = PictureJob(product: .thumbnail(ThumbnailKey(name: path, side: 256)), thumbnail: nil)
    let failure = try #require(job.run(in: []).failure)
    #expect("\(failure)" == "\(path): is damaged; replace the file")
  }

  @Test("is checked by the bytes that are decoded, which can have been written since it was opened")
  func rewritten() throws {
    let small = try Quadrants.png(1)
    let path = try folder.write(small, to: "picture")
    let opened = try OpenedPicture(path)
    // The same file, with another width.
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try file.write(contentsOf: small[..<16] + [0, 1, 0, 0, 0, 1, 0, 0] + small[24...])
    try file.close()
    do {
      _ = try opened.contents()
      Issue.record("the picture was accepted")
    } catch {
      #expect(error == .tooManyPixels(width: 65536, height: 65536))
    }
  }

  @Test("is refused if it is a folder or missing", arguments: ["/", "/nonexistent.png"])
  func noFile(path: String) {
    #expect(throws: PictureProblem.self) { try PictureFile(path) }
  }
}
