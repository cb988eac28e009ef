import Foundation
import ProgramSupport
import Testing

@Suite("A folder of pictures")
struct PictureFolderTests {
  private let folder = TemporaryFolder()

  private static let tooLarge = " pixels; the limit is 67108864; reduce its size"
  private static let noPicture =
    "is not a PNG, JPEG, GIF, BMP, WebP, TIFF or SVG picture; choose another file\n"

  @Test(
    "reports a file that is no picture, or the head of one of too many pixels, which is not decoded",
    arguments: [
      // The screen of the GIF is small, and its image is large; the BMP is upside down.
      ("huge.png", tooLarge), ("huge.jpg", tooLarge), ("huge.gif", tooLarge),
      ("huge.bmp", tooLarge), ("huge.webp", tooLarge), ("empty.png", noPicture),
      ("text.png", noPicture), ("cut.png", "is damaged; replace the file\n"),
    ])
  func problem(name: String, words: String) throws {
    let pictures = Program.root.appendingPathComponent("Tests/Fixtures/pictures")
    let bytes =
      switch name {
      case "empty.png": Data()
      case "text.png": Data("hello".utf8)
      case "cut.png": try Data(contentsOf: pictures.appendingPathComponent("huge.png")).prefix(20)
      default: try Data(contentsOf: pictures.appendingPathComponent(name))
      }
    try folder.write(bytes, to: name)
    let outcome = try Program.shell(
      "ulimit -v 2097152; exec \"$0\" bench colours --motions 1 --images .", in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("./\(name): "))
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test("does not wait for a pipe")
  func pipe() throws {
    let outcome = try Program.shell(
      "mkfifo a.png; exec timeout 20 \"$0\" bench colours --motions 1 --images .", in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("./a.png: is not a regular file\n"))
  }
}
