import DragRecording
import Foundation
import ProgramSupport
import Support
import Testing

@testable import DragPainter

@Suite("The decoder of a picture")
struct DecoderTests {
  private let folder = TemporaryFolder()

  /// The pixels of a file that is made of these bytes.
  private func seen(_ bytes: [UInt8]) throws -> Bitmap {
    try PictureFile(folder.write(bytes, to: "picture")).bitmap()
  }

  private func probed(_ bytes: [UInt8]) throws -> DeviceSize {
    let info = try PictureInfo(probing: folder.write(bytes, to: "picture"))
    return DeviceSize(width: info.width, height: info.height)
  }

  @Test(
    "refuses a file that has another size than when its header was read",
    arguments: ["png", "jpg", "gif", "bmp", "webp", "tiff"])
  func otherSize(format: String) throws {
    let (small, large) = try Self.sizes(of: format)
    let path = try folder.write(small, to: "picture")
    let file = try PictureFile(path)
    let written = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try written.write(contentsOf: large)
    try written.close()
    #expect(try PictureFile(path).header.size != file.header.size)
    #expect(throws: PictureProblem.damaged) { try file.bitmap() }
  }

  /// Two files of one format, of different sizes in pixels.
  private static func sizes(of format: String) throws -> ([UInt8], [UInt8]) {
    let small = try TestAssets.picture("four-by-two.\(format)")
    return switch format {
    case "png": (small, try Quadrants.png(1))
    case "jpg": (small, try Quadrants.jpeg(1))
    case "gif": (small, try TestAssets.picture("fractal.gif"))
    case "bmp":
      (small, PictureChunks.bmp(40, 20, masks: [0xff_0000, 0xff00, 0xff, 0], pixel: 0))
    case "webp": (small, Quadrants.animatedWebP)
    default: (small, Quadrants.tiff(1))
    }
  }

  @Test("of PNG finds the header behind other chunks, whose bytes could be taken for a size")
  func chunkBeforeHeader() throws {
    let png = try Quadrants.png(1)
    let sizes = PictureChunks.big(16, 4) + PictureChunks.big(16, 4)
    let bytes = PictureChunks.signature + PictureChunks.png("teSt", sizes) + png[8...]
    let size = DeviceSize(width: 64, height: 32)
    #expect(try probed(bytes) == size && seen(bytes).size == size)
  }

  @Test("of JPEG skips surplus bytes before a marker, and hides no size in what libjpeg skips")
  func surplusBytes() throws {
    let jpeg = try JPEG.encoded(Quadrants.rgb, 64, 32)
    // `FF 00` is no marker with a length, which could hide the frame of 16 by 16 pixels.
    let hidden: [UInt8] = [0xff, 0, 0, 2, 0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0]
    let size = DeviceSize(width: 64, height: 32)
    for stray: [UInt8] in [[0], [1, 2, 3], [0xff, 0xff], [0xff, 0], [0, 0xff, 0, 0xff]] {
      let bytes = Array(jpeg[..<2] + stray + jpeg[2...])
      #expect(try probed(bytes) == size)
      #expect(try seen(bytes).pixels[8 * 64 + 48] & 0xf0f0f0 == 0x00f000)
    }
    // Libjpeg finds the frame of 16 by 16 pixels, too, and refuses a second one.
    #expect(throws: PictureProblem.damaged) { try probed(jpeg[..<2] + hidden + jpeg[2...]) }
    // Of a part with a length, it skips what looks like a frame.
    let comment: [UInt8] = [0xff, 0, 0xff, 0xfe, 0, 15] + hidden[4...]
    #expect(try probed(jpeg[..<2] + comment + jpeg[2...]) == size)
  }

  @Test("of TIFF refuses tiles that are larger than any picture, and data with a size of their own")
  func tiff() throws {
    let common = [(0x100, 3, 1, 16), (0x101, 3, 1, 16), (0x102, 3, 1, 8), (0x106, 3, 1, 1)]
    let tiles = [(0x142, 4, 1, 65_520), (0x143, 4, 1, 65_520), (0x144, 4, 1, 8), (0x145, 4, 1, 8)]
    let file = Quadrants.tiff(common + tiles)
    #expect(throws: PictureProblem.damaged) { try seen(file) }
    let strip = [(0x103, 3, 1, 34_661), (0x111, 4, 1, 8), (0x117, 4, 1, 8)]
    let jbig = Quadrants.tiff((common + strip).sorted { $0.0 < $1.0 })
    #expect(throws: PictureProblem.unsupported) { try seen(jbig) }
  }

  @Test("of TIFF converts the inks of a printer")
  func inks() throws {
    #expect(try seen(Quadrants.pixelTIFF).pixels == [0xff00_ffff])
  }

  @Test("of WebP shows the first picture of an animation, where it is")
  func animation() throws {
    let bitmap = try seen(Quadrants.animatedWebP)
    #expect(bitmap.size == DeviceSize(width: 32, height: 16))
    let pixel = { (x: Int, y: Int) in bitmap.pixels[y * 32 + x] }
    #expect([pixel(7, 4), pixel(8, 3), pixel(24, 4), pixel(8, 12)] == [0, 0, 0, 0])
    let corners = [pixel(8, 4), pixel(23, 4), pixel(8, 11), pixel(23, 11)]
    #expect(
      corners.map { $0 & 0xfff0_f0f0 } == [0xfff0_0000, 0xff00_f000, 0xff00_00f0, 0xfff0_f0f0])
  }

  @Test("of PNG shows grey with one transparent value, at 1, 8 and 16 bits")
  func grey() throws {
    let one = PictureChunks.greyPNG(2, 1, bits: 1, transparent: 1, rows: [0, 0b0100_0000])
    #expect(try seen(one).pixels == [0xff00_0000, 0])
    let eight = PictureChunks.greyPNG(3, 1, bits: 8, transparent: 255, rows: [0, 0, 128, 255])
    #expect(try seen(eight).pixels == [0xff00_0000, 0xff80_8080, 0])
    let sixteen = PictureChunks.greyPNG(
      2, 1, bits: 16, transparent: 0xffff, rows: [0, 0x80, 0x80, 0xff, 0xff])
    #expect(try seen(sixteen).pixels == [0xff80_8080, 0])
  }

  @Test("of BMP shows 32 bits, or says that the arrangement of the bits is not supported")
  func bits() throws {
    let usual = [0xff_0000, 0xff00, 0xff, 0xff00_0000]
    #expect(
      try seen(PictureChunks.bmp(1, 1, masks: usual, pixel: 0x80ff_0000)).pixels == [0x8080_0000])
    let rgba = [0xff00_0000, 0xff_0000, 0xff00, 0xff]
    #expect(
      try seen(PictureChunks.bmp(1, 1, masks: rgba, pixel: 0x1122_33ff)).pixels == [0xff11_2233])
    let wide = PictureChunks.bmp(1, 1, masks: [0x3ff0_0000, 0xf_fc00, 0x3ff, 0], pixel: 0)
    #expect(throws: PictureProblem.unsupported) { try seen(wide) }
    #expect(throws: PictureProblem.damaged) { try seen(Array(wide.dropLast(2))) }
    // Compressed as JPEG, which is shorter than the pixels.
    var jpeg = Array(wide.dropLast(2))
    (jpeg[2], jpeg[30]) = (UInt8(jpeg.count), 4)
    #expect(throws: PictureProblem.unsupported) { try seen(jpeg) }
  }

  @Test("of SVG knows the names of colors, styles, and texts")
  func drawing() throws {
    let bitmap = try seen(
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
        <style>.b { fill: rebeccapurple }</style>
        <rect width="10" height="10" fill="orange"/><rect class="b" x="10" width="10" height="10"/>
        <text x="0" y="10" font-size="12" font-family="sans-serif">M</text></svg>
        """.utf8))
    #expect([bitmap.pixels[0], bitmap.pixels[19]] == [0xffff_a500, 0xff66_3399])
    #expect(bitmap.pixels.contains { $0 & 0xff_ffff < 0x20_2020 })
  }

  @Test("says that a picture is damaged whose end is missing", arguments: ["png", "webp"])
  func truncated(format: String) throws {
    let whole = format == "png" ? try Quadrants.png(1) : Quadrants.animatedWebP
    let cut = Array(whole.dropLast(30))
    #expect(try probed(cut) == probed(whole))
    #expect(throws: PictureProblem.damaged) { try seen(cut) }
  }
}

@Suite("A GIF picture")
struct GIFDecoderTests {
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

  private let folder = TemporaryFolder()

  private func decoded(_ bytes: [UInt8]) throws -> Bitmap? {
    let path = try folder.write(bytes, to: "picture")
    do {
      let file = try PictureFile(path)
      return file.header.size.area < 1 << 20 ? try file.bitmap() : nil
    } catch {
      return nil
    }
  }

  /// The file is a fractal in eight colours, with a table of its own.
  @Test("has the pixels that other decoders find")
  func pixels() throws {
    let picture = try #require(try decoded(TestAssets.picture("fractal.gif")))
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
      let pixels = try decoded(bytes)?.pixels ?? []
      return stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 4]) }
    }
    let none: [UInt32] = [0, 0, 0, 0]
    #expect(
      try rows(Self.small(isInterlaced: false))
        == [none, [0, k, r, 0], [0, g, b, 0], [0, k, r, 0], [0, g, b, 0], none])
    // The rows are stored in the order 0, 2, 1, 3.
    #expect(
      try rows(Self.small(isInterlaced: true))
        == [none, [0, k, r, 0], [0, k, r, 0], [0, g, b, 0], [0, g, b, 0], none])
    #expect(
      try rows(Self.small(isInterlaced: false, transparent: 1))
        == [none, [0, k, 0, 0], [0, g, b, 0], [0, k, 0, 0], [0, g, b, 0], none])
  }

  @Test("is decoded up to the damage, or refused, whichever bytes are damaged or missing")
  func damaged() throws {
    let whole = try TestAssets.picture("fractal.gif")
    var random = SeededGenerator(seed: 11)
    var (decodedCount, refusedCount) = (0, 0)
    for bytes in [whole, Self.small(isInterlaced: true)] {
      for _ in 0..<800 {
        if let picture = try decoded(Damage.some(to: bytes, using: &random)) {
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
