import DragRecording
import ProgramSupport
import Testing

@testable import DragPainter
@testable import DragSDL

@Suite("A picture with an EXIF orientation")
struct PictureOrientationTests {
  @Test("is turned, in each format, as a thumbnail and as a whole", arguments: 1...8)
  func turned(orientation: Int) throws {
    let folder = try TemporaryFolder()
    let expected = Quadrants.seen[orientation - 1]
    let files: [(name: String, bytes: [UInt8])] = [
      ("jpeg", try Quadrants.jpeg(orientation)),
      ("little", try Quadrants.jpeg(orientation, isLittle: true)),
      ("progressive", try Quadrants.jpeg(orientation, isProgressive: true)),
      ("png", try Quadrants.png(orientation)),
      ("webp", Quadrants.webp(orientation)),
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
    let folder = try TemporaryFolder()
    let path = try folder.write(try Quadrants.jpeg(orientation), to: "a.jpg")
    #expect(try PictureFile(path).thumbnail(side: 16).quarters == "RGBW")
  }

  @Test("is read without a trap, whichever bytes of its header are damaged")
  func damaged() throws {
    let whole: [[UInt8]] = [
      try Quadrants.jpeg(6), try Quadrants.jpeg(6, isLittle: true), try Quadrants.png(6),
      Quadrants.webp(6), Quadrants.tiff(6), Array(Quadrants.svg.utf8),
    ]
    var random = SplitMix64(seed: 7)
    var found = 0
    for bytes in whole {
      // The directory of the TIFF is at the end.
      let starts = [0..<min(200, bytes.count), max(0, bytes.count - 140)..<bytes.count]
      for range in starts {
        for _ in 0..<1500 {
          var damaged = bytes
          for _ in 0...Int(random.next() % 3) {
            let place = range.lowerBound + Int(random.next() % UInt64(range.count))
            damaged[place] = random.next() % 2 == 0 ? 0xff : UInt8(random.next() % 256)
          }
          if random.next() % 4 == 0 {
            damaged.removeLast(Int(random.next() % UInt64(damaged.count)))
          }
          var reader = PictureBytes(damaged)
          guard let format = PictureFormat.of(&reader) else { continue }
          if let header = format.header(of: &reader), header.size.width >= 0 { found += 1 }
        }
      }
    }
    #expect(found > 1000)
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
