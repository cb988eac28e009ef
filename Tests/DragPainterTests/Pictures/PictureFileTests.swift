import DragRecording
import Foundation
import ProgramSupport
import Support
import Testing

@testable import DragPainter

@Suite("A picture file")
struct PictureFileTests {
  private let folder = TemporaryFolder()

  /// Files of four by two pixels.
  private static let formats = ["png", "jpg", "gif", "bmp", "webp", "tiff", "svg"]

  @Test("is decoded regardless of its name", arguments: formats)
  func decoded(format: String) throws {
    let path = try folder.write(TestAssets.picture("four-by-two.\(format)"), to: "picture")
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

  @Test("is drawn in the size of the thumbnail if it is an SVG drawing, with a limit of pixels")
  func drawing() throws {
    let path = try folder.write(Quadrants.svg.utf8, to: "picture")
    let thumbnail = try PictureFile(path).thumbnail(side: 256)
    #expect(thumbnail.size == DeviceSize(width: 512, height: 256))
    // Between two quarters, no pixel is interpolated.
    #expect(thumbnail.pixels[255] == 0xffff_0000 && thumbnail.pixels[256] == 0xff00_ff00)
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="1"></svg>"#
    let long = try folder.write(text.utf8, to: "long")
    #expect(try PictureFile(long).thumbnail(side: 4096).size.area < 4_300_000)
  }

  @Test("is refused if truncated, at any byte", arguments: formats)
  func cut(format: String) throws {
    let whole = try TestAssets.picture("four-by-two.\(format)")
    for count in 0..<min(whole.count, 16) {
      let path = try folder.write(whole.prefix(count), to: "picture")
      #expect(throws: PictureProblem.self) { _ = try PictureFile(path) }
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

  @Test("is refused if it is a folder or missing", arguments: ["/", "/nonexistent.png"])
  func noFile(path: String) {
    #expect(throws: PictureProblem.self) { _ = try PictureFile(path) }
  }
}

@Suite("A picture with an EXIF orientation")
struct PictureOrientationTests {
  @Test("is turned, in each format, as a thumbnail and as a whole", arguments: 1...8)
  func turned(orientation: Int) throws {
    let folder = TemporaryFolder()
    let expected = Quadrants.seen[orientation - 1]
    let files: [(name: String, bytes: [UInt8])] = [
      ("jpeg", try Quadrants.jpeg(orientation)),
      ("little", try Quadrants.jpeg(orientation, isLittle: true)),
      ("progressive", try Quadrants.jpeg(orientation, isProgressive: true)),
      ("png", try Quadrants.png(orientation)), ("webp", Quadrants.webp(orientation)),
      ("tiff", Quadrants.tiff(orientation)),
    ]
    for file in files {
      let path = try folder.write(file.bytes, to: file.name)
      let picture = try PictureFile(path)
      let thumbnail = try picture.thumbnail(side: 16)
      let isUpright = orientation < 5
      #expect(thumbnail.quarters == expected, "\(file.name)")
      #expect((thumbnail.size.width > thumbnail.size.height) == isUpright, "\(file.name)")
      #expect(try picture.bitmap().quarters == expected, "\(file.name)")
      let info = try PictureInfo(probing: path)
      let size = file.name == "webp" ? (16, 8) : (64, 32)
      #expect((info.width, info.height) == (isUpright ? size : (size.1, size.0)))
    }
  }

  @Test("is decoded upright if the orientation is damaged", arguments: [0, 9, 255])
  func invalid(orientation: Int) throws {
    let folder = TemporaryFolder()
    let path = try folder.write(try Quadrants.jpeg(orientation), to: "a.jpg")
    #expect(try PictureFile(path).thumbnail(side: 16).quarters == "RGBW")
  }

  @Test("has its size or a problem, whichever bytes of its header are damaged, in each format")
  func damaged() throws {
    let folder = TemporaryFolder()
    let whole: [[UInt8]] = [
      try Quadrants.jpeg(6), try Quadrants.jpeg(6, isLittle: true), try Quadrants.png(6),
      Quadrants.webp(6), Quadrants.tiff(6), Array(Quadrants.svg.utf8),
      try TestAssets.picture("four-by-two.gif"), try TestAssets.picture("four-by-two.bmp"),
      try TestAssets.picture("four-by-two.tiff"),
    ]
    var random = SeededGenerator(seed: 7)
    var (found, decoded) = (0, 0)
    for bytes in whole {
      // The directory of the TIFF is at the end.
      let starts = [0..<min(200, bytes.count), max(0, bytes.count - 140)..<bytes.count]
      for range in starts {
        for _ in 0..<400 {
          let part = Damage.several(to: Array(bytes[range]), using: &random)
          let path = try folder.write(
            bytes[..<range.lowerBound] + part + bytes[range.upperBound...], to: "picture")
          do {
            let file = try PictureFile(path)
            found += 1
            // The decoder refuses the file, or decodes it in the size of its header.
            let (size, bitmap) = (file.header.size, try file.thumbnail(side: 1 << 14))
            #expect(file.format == .svg || bitmap.size == size)
            decoded += 1
          } catch {}
        }
      }
    }
    #expect(found > 1000 && decoded > 500)
  }
}

extension Bitmap {
  /// The colours of the four quarters, line by line.
  fileprivate var quarters: String {
    quarterNames(size.width, size.height) { pixels[$1 * size.width + $0] & 0xff_ffff }
  }
}

private func quarterNames(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> String {
  [(1, 1), (3, 1), (1, 3), (3, 3)].map { x, y in
    let rgb = pixel(width * x / 4, height * y / 4)
    return switch (rgb >> 16 > 127, rgb >> 8 & 255 > 127, rgb & 255 > 127) {
    case (true, false, false): "R"
    case (false, true, false): "G"
    case (false, false, true): "B"
    case (true, true, true): "W"
    default: "?"
    }
  }.joined()
}
