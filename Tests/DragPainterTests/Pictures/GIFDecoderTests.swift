import DragRecording
import Foundation
import Testing

@testable import DragPainter
@testable import DragSDL

@Suite("A GIF picture")
struct GIFDecoderTests {
  /// A fractal of 40 by 30 pixels in eight colours, with a table of its own.
  private static let fractal =
    "R0lGODlhKAAeAPf/MT9HGEajIWiHpLN1ltJ/wuiE6fN/5PN/5PN/5PN/5PN/5PN/5PN/5PN/5PN/5PN/5PN/"
    + String(repeating: "5PN/", count: 231)
    + "5PN/5PN/5PN/5PN/5PN/5PN/5PN/5AD/ACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFAAAHACwAAAAAKAAeAII/"
    + "RxhGoyFoh6SzdZbSf8LohOnzf+QA/wAI/wAHCBwokIDBgwYLGFjIsKHDAggNEhwY8aBChxgxQow4sSKBixlD"
    + "OuRIsSJIkQVSnmyIkKBJkQZUblSZ8WBJizBlEhAQIICAjysXShwQMShDmRB5BhjgE6hGAkQRGl2oU4DVngKb"
    + "psQINWJInTuV+lza0+rWhhsPZgRrledAAADIlj3LUKrGlAbbumUaAC5cgVY/jlT7EG/bnlj9Kv7rk64BnGgN"
    + "I0bMdLHiAWZPEj6aVClmq5gtL87M0mDksFjFXu0rmqcAx5tjrl5KYHLfnqIBMH2t2TTVw0v32kbsd+Dc3gSO"
    + "7pwMeoDf28OZw/ZNtQDw0HBxx42+e3ry06v3Lm/fHp103YSFUWNdH30979LUOVsXS7k92ffn0RfuHJ475gCC"
    + "wReffBtdBZpqruHHUFT67WfYagJl59NPKxXAYIMOdpbabrytBNWFAa6lUl7udfjQhyBOVZ1kE9I02E2QofSg"
    + "U1wNVVBFMK3o4okGBQQAOw=="

  /// A picture of two by four pixels that clears its table before each pixel, and is at (1, 1) in one of four by six.
  private static func small(isInterlaced: Bool, transparent: UInt8? = nil) -> [UInt8] {
    let codes: [Int] = [0, 1, 2, 3, 0, 1, 2, 3].flatMap { [4, $0] } + [5]
    let bits = codes.enumerated().reduce(0 as UInt64) { $0 | UInt64($1.element) << ($1.offset * 3) }
    let data = (0..<7).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
    let palette: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
    let control = transparent.map { [0x21, 0xf9, 4, 1, 0, 0, $0, 0] as [UInt8] } ?? []
    return Array("GIF89a".utf8) + [4, 0, 6, 0, 0x81, 0, 0] + palette + control
      + [0x21, 0xfe, 2, 0x61, 0x62, 0, 0x2c, 1, 0, 1, 0, 2, 0, 4, 0, isInterlaced ? 0x40 : 0]
      + [2, 7] + data + [0, 0x3b]
  }

  private func decoded(_ bytes: [UInt8]) -> Bitmap? {
    var reader = PictureBytes(bytes)
    return PictureHeader.gif(&reader).flatMap {
      $0.size.area < 1 << 20 ? try? GIFDecoder.bitmap(of: bytes, size: $0.size) : nil
    }
  }

  @Test("has the pixels that other decoders find")
  func pixels() throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: Self.fractal)))
    let picture = try #require(decoded(bytes))
    #expect(picture.size == DeviceSize(width: 40, height: 30))
    let sum = picture.pixels.reduce(0 as UInt64) { $0 &* 31 &+ UInt64($1) }
    #expect(sum == 0x61b6_7362_4919_306c)
  }

  @Test("can be interlaced, smaller than its screen, and transparent in one colour")
  func places() throws {
    let (k, r, g, b): (UInt32, UInt32, UInt32, UInt32) = (
      0xff00_0000, 0xffff_0000, 0xff00_ff00, 0xff00_00ff
    )
    let rows = { (bytes: [UInt8]) in
      let pixels = decoded(bytes)?.pixels ?? []
      return stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 4]) }
    }
    let none: [UInt32] = [0, 0, 0, 0]
    #expect(
      rows(Self.small(isInterlaced: false))
        == [none, [0, k, r, 0], [0, g, b, 0], [0, k, r, 0], [0, g, b, 0], none])
    // The rows are stored in the order 0, 2, 1, 3.
    #expect(
      rows(Self.small(isInterlaced: true))
        == [none, [0, k, r, 0], [0, k, r, 0], [0, g, b, 0], [0, g, b, 0], none])
    #expect(
      rows(Self.small(isInterlaced: false, transparent: 1))
        == [none, [0, k, 0, 0], [0, g, b, 0], [0, k, 0, 0], [0, g, b, 0], none])
  }

  @Test("is decoded up to the damage, or refused, whichever bytes are damaged or missing")
  func damaged() throws {
    let whole = [UInt8](try #require(Data(base64Encoded: Self.fractal)))
    var random = SplitMix64(seed: 11)
    var (decodedCount, refusedCount) = (0, 0)
    for bytes in [whole, Self.small(isInterlaced: true)] {
      for _ in 0..<800 {
        var damaged = bytes
        for _ in 0..<random.pick(1..<5) {
          damaged[random.pick(0..<damaged.count)] =
            random.once(in: 2) ? 0xff : UInt8(random.pick(0..<256))
        }
        if random.once(in: 3) { damaged.removeLast(random.pick(0..<damaged.count)) }
        if let picture = decoded(damaged) {
          decodedCount += 1
          #expect(picture.pixels.count == picture.size.area)
        } else {
          refusedCount += 1
        }
      }
    }
    #expect(decodedCount > 300 && refusedCount > 100)
  }
}
