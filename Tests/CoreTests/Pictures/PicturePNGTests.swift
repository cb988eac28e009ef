import DragCoding
import DragPictures
import Foundation
import Testing

struct PicturePNGTests {
  private func picture(_ width: Int, _ height: Int, _ byte: (Int) -> UInt8) throws -> Picture {
    try #require(Picture(width: width, height: height, rgba: (0..<width * height * 4).map(byte)))
  }

  @Test("A picture equals the one that is read from its PNG file", arguments: [1, 2, 7, 64, 300])
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

  @Test("The PNG file of a flat picture has less than a hundredth of its bytes")
  func size() throws {
    let flat = try picture(320, 480) { $0 % 4 == 3 ? 255 : 40 }
    #expect(flat.png.count < flat.rgba.count / 100)
    #expect(Picture(width: 0, height: .max, rgba: [])?.png == [])
  }

  @Test("A PNG file of another program is read", arguments: ["light", "board", "menu"])
  func others(name: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Fixtures/goldens/\(name).png")
    let picture = try Picture(png: Array(Data(contentsOf: file)))
    #expect(picture.width > 300)
    #expect(picture.rgba.count == picture.width * picture.height * 4)
    #expect(try Picture(png: picture.png) == picture)
  }

  @Test(
    "A PNG file is read with a palette, transparency, interlaced rows and 16 bits",
    arguments: [
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAAG0+78uAAAABlBMVEUKFB4oMjzVG7TpAAAAAnRSTlP/gAgPs2oA"
          + "AAAMSURBVHicY2BgYAQAAAUAAvVNQc4AAAAASUVORK5CYII=",
        [10, 20, 30, 255, 40, 50, 60, 128]
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR4nGNwcPj/HwAEwgJ/p/S2LQAAAABJRU5E"
          + "rkJggg==",
        [64, 64, 64, 255, 255, 255, 255, 255]
      ),
    ])
  func kinds(base64: String, rgba: [UInt8]) throws {
    let file = try #require(Data(base64Encoded: base64))
    #expect(try Picture(png: Array(file)).rgba == rgba)
  }

  @Test("A PNG file that is damaged or cut off is refused with a reason in words, and never traps")
  func damaged() throws {
    let sound = try picture(20, 20) { UInt8($0 * 7 % 256) }.png
    // The last chunk, of twelve bytes, is behind all pixels.
    for count in 0..<sound.count - 12 {
      #expect(throws: FileError.Problem.self) { try Picture(png: Array(sound[..<count])) }
    }
    for place in sound.indices {
      for value: UInt8 in [0, 1, 127, 255] {
        var other = sound
        other[place] = value
        _ = try? Picture(png: other)
      }
    }
    func problem(of bytes: [UInt8]) -> String? {
      do throws(FileError.Problem) { _ = try Picture(png: bytes) } catch { return "\(error)" }
      return nil
    }
    #expect(problem(of: []) == "is not a PNG file; check the name")
    #expect(problem(of: Array("hello, world".utf8)) == "is not a PNG file; check the name")
    let cut = problem(of: Array(sound.prefix(60)))
    #expect(cut?.hasPrefix("is a damaged PNG file (") == true)
    #expect(cut?.hasSuffix("); write it again") == true)
    // The width, the height and the checksum of the header.
    let sides: [UInt8] = [0, 0, 32, 0, 0, 0, 32, 0]
    let large = sound[..<16] + sides + sound[24..<29] + [0x72, 0xaa, 0xca, 0x59] + sound[33...]
    #expect(
      problem(of: Array(large))
        == "has 8192 × 8192 pixels, more than the limit of 33554432; choose a smaller picture")
  }
}
