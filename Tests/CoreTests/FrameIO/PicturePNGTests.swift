import DragCoding
import DragFrameIO
import Foundation
import Testing

@Suite("A picture as a PNG file")
struct PicturePNGTests {
  private func picture(_ width: Int, _ height: Int, _ byte: (Int) -> UInt8) throws -> Picture {
    try #require(
      Picture(width: width, height: height, rgba: (0..<width * height * 4).map(byte)))
  }

  @Test("is equal after writing and reading", arguments: [1, 2, 7, 64, 300])
  func roundTrip(width: Int) throws {
    var seed = UInt32(width)
    let noise = try picture(width, 5) { _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return UInt8(seed >> 24)
    }
    let stripes = try picture(width, 9) { UInt8($0 / 40 % 256) }
    let flat = try picture(width, 300) { $0 % 4 == 3 ? 255 : 40 }
    for one in [noise, stripes, flat] { #expect(try Picture(png: one.png) == one) }
  }

  @Test("has less than a hundredth of the bytes of a flat picture")
  func size() throws {
    let flat = try picture(320, 480) { $0 % 4 == 3 ? 255 : 40 }
    #expect(flat.png.count < flat.rgba.count / 100)
  }

  @Test(
    "is read if another program wrote it, with dynamic codes and every filter",
    arguments: ["light", "board", "menu"])
  func others(name: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Goldens/\(name).png")
    let picture = try Picture(png: Array(Data(contentsOf: file)))
    #expect(picture.width > 300)
    #expect(picture.rgba.count == picture.width * picture.height * 4)
    #expect(try Picture(png: picture.png) == picture)
  }

  @Test("is refused, and never traps, if it is damaged or cut off")
  func damaged() throws {
    let sound = try picture(20, 20) { UInt8($0 * 7 % 256) }.png
    #expect(throws: FileError.Problem.self) { try Picture(png: []) }
    for count in 0..<sound.count {
      #expect(throws: FileError.Problem.self) { try Picture(png: Array(sound[..<count])) }
    }
    for place in sound.indices {
      for value: UInt8 in [0, 1, 127, 255] {
        var other = sound
        other[place] = value
        _ = try? Picture(png: other)
      }
    }
    var large = sound
    large[16] = 0x7f
    #expect(throws: FileError.Problem.self) { try Picture(png: large) }
  }
}
