import Foundation
import ProgramSupport
import Testing

@Suite("A folder of pictures")
struct PictureFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "reports a picture of too many pixels, which is not decoded",
    arguments: [
      ("a.png", Picture.png(64_000, 64_000)), ("a.jpg", Picture.jpeg(60_000, 60_000)),
      ("a.gif", Picture.gif(65_535, 65_535)), ("a.bmp", Picture.bmp(64_000, -64_000)),
      ("a.webp", Picture.webp(16_383, 16_383)),
    ])
  func tooLarge(name: String, bytes: [UInt8]) throws {
    try folder.write(bytes, to: name)
    try expectReport(
      "./\(name): has ", " pixels; the limit is 67108864; reduce its size")
  }

  @Test(
    "reports a file that is not a picture, and opens with the others",
    arguments: [
      ("empty", "is not a PNG, JPEG, GIF, BMP, WebP, TIFF or SVG picture; choose another file"),
      ("text", "is not a PNG, JPEG, GIF, BMP, WebP, TIFF or SVG picture; choose another file"),
      ("cut", "is damaged; replace the file"),
    ])
  func noPicture(kind: String, problem: String) throws {
    let bytes = ["text": Array("hello".utf8), "cut": Array(Picture.png(9, 9).prefix(20))]
    try folder.write(bytes[kind] ?? [], to: "a.png")
    try expectReport("./a.png: \(problem)\n")
  }

  @Test("does not wait for a pipe")
  func pipe() throws {
    let outcome = try Program.shell(
      "mkfifo a.png; exec timeout 20 \"$0\" bench colours --motions 1 --images .", in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("./a.png: is not a regular file\n"))
  }

  @Test("is never left: a recording that names a path is refused", arguments: ["..", "."])
  func otherFolder(name: String) throws {
    let sound = try String(contentsOfFile: Kept.recording("reorder-down"), encoding: .utf8)
    let named = sound.replacingOccurrences(
      of: #""arguments":[]"#, with: "\"arguments\":[\"--images\",\"a.png/\(name)\"]")
    try folder.write(named.utf8, to: "a.dndrec")
    try run("verify a.dndrec")
      .expectError(2, "a.dndrec:1: expected names of pictures without a path")
  }

  private func expectReport(
    _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try run("bench colours --motions 1 --images .")
    #expect(outcome.status == 0, sourceLocation: sourceLocation)
    #expect(outcome.errors.split(separator: "\n").count == 1, sourceLocation: sourceLocation)
    for part in parts { #expect(outcome.errors.contains(part), sourceLocation: sourceLocation) }
  }

  private func run(_ command: String) throws -> Program.Outcome {
    try Program.shell("ulimit -v 2097152; exec \"$0\" \(command)", in: folder.url)
  }
}

/// The first bytes of pictures of any size.
enum Picture {
  static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
      + big(width) + big(height) + [8, 6, 0, 0, 0]
  }

  static func jpeg(_ width: UInt16, _ height: UInt16) -> [UInt8] {
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8] + big(height) + big(width)
      + [1, 1, 0x11, 0]
  }

  /// The screen is small, and its image is large.
  static func gif(_ width: UInt16, _ height: UInt16) -> [UInt8] {
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0, 0, 0]
      + [0x21, 0xfe, 2, 0x61, 0x62, 0, 0x2c, 0, 0, 0, 0] + big(width).reversed()
      + big(height).reversed() + [0]
  }

  static func bmp(_ width: Int32, _ height: Int32) -> [UInt8] {
    Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [40, 0, 0, 0] + big(width).reversed()
      + big(height).reversed()
  }

  /// A lossless picture.
  static func webp(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8L".utf8) + [0, 0, 0, 0, 0x2f]
      + big((width - 1) | (height - 1) << 14).reversed()
  }

  private static func big(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
