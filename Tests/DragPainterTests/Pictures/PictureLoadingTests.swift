import DragPictures
import CTurboJPEG
import DragCoding
import DragDrawing
import DragGeometry
import Foundation
import ProgramSupport
import Testing

@testable import DragPainter

@Suite("A picture that is loaded beside the frame")
struct PictureLoadingTests {
  private let stage: PictureStage
  private let loader: PictureLoader

  init() throws {
    stage = try PictureStage(pictures: ["sea"])
    loader = try stage.startLoading()
  }

  @Test("is a grey tile, fades in, and ends as the picture that is decoded at once")
  func arrives() throws {
    stage.show(.picture("sea"), at: 0)
    #expect(stage.center == 0xf0f0_f0ff)
    try stage.awaitPictures(at: 40)
    stage.paint(at: 40)
    #expect(stage.center == 0xf0f0_f0ff)
    stage.paint(at: 120)
    #expect(stage.center == 0x7991_b9ff)
    #expect(stage.needsFrame)
    stage.paint(at: 200)
    #expect(stage.center == 0x0030_80ff)
    #expect(!stage.needsFrame)
    #expect(stage.frame == (try stage.decodedAtOnce))
  }

  @Test("is found by its absolute path, and by no other path")
  func absolute() throws {
    let path = stage.folder.path("sea.png")
    stage.show(.picture(path), at: 0)
    try stage.awaitPictures(at: 0)
    stage.paint(at: 0)
    stage.paint(at: 200)
    #expect(stage.center == 0x0030_80ff)
    #expect(stage.frame == (try stage.decodedAtOnce))
    let inner = stage.folder.url.lastPathComponent
    for name in ["../\(inner)/sea.png", "./sea.png", "\(path)\u{0}", "", String(path.dropLast(4))] {
      stage.show(.picture(name), at: 400)
      #expect(try stage.decodedAtOnce[20, 20] == 0xf0f0_f0ff, "\(name)")
    }
    #expect(stage.reports == [])
  }

  @Test("repaints only itself when it arrives, and nothing once it is there")
  func damage() throws {
    stage.show(.picture("sea"), .picture("red", x: 70), at: 0)
    try stage.awaitPictures(at: 20)
    try stage.awaitAll(of: loader, at: 30)
    stage.paint(at: 30)
    stage.paint(at: 300)
    #expect(stage.paint(at: 320) == [])
    stage.show(.picture("sea", x: 0), .picture("sea", x: 70, side: 48), at: 340)
    try stage.awaitPictures(at: 360)
    #expect(stage.paint(at: 400).allSatisfy { $0.x >= 70 && $0.maxX <= 118 && $0.maxY <= 48 })
  }

  @Test("is stretched while its size changes, and made once, when it rests")
  func resized() throws {
    stage.show(.picture("sea", side: 40), at: 0)
    try stage.awaitPictures(at: 20)
    stage.paint(at: 20)
    stage.paint(at: 200)
    for side in 41...48 {
      stage.show(.picture("sea", side: side), at: side * 10)
      #expect(stage.center == 0x0030_80ff)
      #expect(stage.needsFrame)
    }
    #expect(loader.takeResults().isEmpty)
    stage.paint(at: 490)
    let made = try loader.awaitResults()
    #expect(made.map(\.product) == [.picture(PictureKey(name: "sea", side: 48))])
  }

  @Test("is dropped if it is no longer shown when it arrives")
  func scrolledAway() throws {
    stage.show(.picture("sea"), at: 0)
    try until("a result") { !loader.isTaken }
    stage.show(at: 10)
    #expect(!stage.takeArrivals(at: 20))
    #expect(!stage.paintNeedsFrame(at: 30))
  }

  @Test(
    "has a grey tile with the corners of its shape",
    arguments: [(100, 60, 12), (9, 40, 12), (30, 30, 15), (8, 8, 0)])
  func tile(width: Int, height: Int, radius: Int) throws {
    let size = DeviceSize(width: width, height: height)
    let tile = try Sprite.missing(size: size, radius: radius * 256)
    let shape = try Sprite(
      coverage: .roundedRect(size: size, radius: radius * 256), color: Sprite.missingColor)
    #expect(tile.pixels == shape.pixels)
  }

  @Test("is not made twice if the next frame is painted before it is accepted")
  func madeOnce() throws {
    stage.show(.picture("sea"), at: 0)
    try until("a result") { !loader.isTaken }
    stage.paint(at: 10)
    #expect(try loader.awaitResults().count == 1)
  }

  @Test("is redrawn in a translucent group, too")
  func inGroup() throws {
    stage.show(.group(.percent(50), [.picture("sea")]), at: 0)
    try stage.awaitPictures(at: 20)
    stage.paint(at: 20)
    stage.paint(at: 300)
    #expect(stage.frame == (try stage.decodedAtOnce))
    #expect(stage.center == 0x7f97_bfff)
  }

  @Test("is a sign if its file is broken, which is reported once")
  func broken() throws {
    try stage.folder.write(Array("hello".utf8), to: "note.png")
    stage.show(.picture("note"), .picture("note", x: 70, side: 48), at: 0)
    try stage.awaitPictures(at: 20)
    stage.paint(at: 20)
    stage.show(.picture("note", side: 50), at: 40)
    let path = stage.folder.path("note.png")
    #expect(
      stage.reports == [
        "\(path): is not a PNG, JPEG, GIF, BMP, WebP, TIFF or SVG picture; choose another file"
      ])
    #expect(!stage.paintNeedsFrame(at: 60))
    #expect(stage.frame == (try stage.decodedAtOnce))
  }

  @Test(
    "is stretched to about the picture that is then made",
    arguments: [(90, 60), (64, 200), (150, 100)])
  func stretched(width: Int, height: Int) throws {
    let size = DeviceSize(width: 180, height: 120)
    let pixels = (0..<size.area).map { place -> UInt32 in
      let (x, y) = (UInt32(place % 180), UInt32(place / 180))
      return (255 - x) << 24 | x / 2 << 16 | y << 8 | (120 - y)
    }
    let bitmap = Bitmap(size: size, pixels: pixels)
    let key = PictureKey(name: "", size: DeviceSize(width: width, height: height), radius: 0)
    let stretched = try Sprite(stretching: bitmap, to: key)
    let made = Resampler.fill(key.size, with: bitmap)
    let differences = zip(stretched.pixels.joined(), made.pixels).map {
      $0.largestDifference(from: $1)
    }
    #expect(differences.count == width * height && differences.allSatisfy { $0 <= 2 })
  }

  @Test(
    "of any size is decoded at a fraction of it, if it is a JPEG, progressive or not",
    arguments: [(1600, 1200, 341, 256), (300, 2000, 256, 1707), (100, 90, 100, 90)])
  func jpeg(width: Int, height: Int, thumbnailWidth: Int, thumbnailHeight: Int) throws {
    let folder = TemporaryFolder()
    let picture = JPEG.gradient(width, height)
    for isProgressive in [false, true] {
      let bytes = try JPEG.encoded(picture, width, height, isProgressive: isProgressive)
      try folder.write(bytes, to: "a.jpg")
      let file = try PictureFile(folder.path("a.jpg"))
      #expect(file.header.isProgressive == isProgressive)
      let thumbnail = try file.thumbnail(side: 256)
      #expect(thumbnail.size == DeviceSize(width: thumbnailWidth, height: thumbnailHeight))
      for (x, y) in [(0, 0), (thumbnailWidth - 1, 0), (thumbnailWidth / 2, thumbnailHeight - 1)] {
        let pixel = thumbnail.pixels[y * thumbnailWidth + x]
        #expect(abs(Int(pixel >> 16 & 255) - 255 * x / thumbnailWidth) < 6)
        #expect(abs(Int(pixel >> 8 & 255) - 255 * y / thumbnailHeight) < 6)
        #expect(pixel >> 24 == 255)
      }
    }
  }

  @Test("has the right colours if it is a CMYK JPEG")
  func printed() throws {
    let folder = TemporaryFolder()
    // Inverted: cyan, yellow and a bright grey.
    let inks: [[UInt8]] = [[0, 255, 255, 255], [255, 255, 0, 255], [255, 255, 255, 128]]
    for (ink, color) in zip(inks, [0xff00_ffff, 0xffff_ff00, 0xff80_8080] as [UInt32]) {
      let bytes = try JPEG.encoded(
        Array([[UInt8]](repeating: ink, count: 64).joined()), 8, 8, format: TJPF_CMYK)
      try folder.write(bytes, to: "a.jpg")
      let pixel = try PictureFile(folder.path("a.jpg")).thumbnail(side: 256).pixels[9]
      #expect(pixel.largestDifference(from: color) <= 3)
    }
  }
}

extension UInt32 {
  /// The largest difference of two pixels in any channel.
  fileprivate func largestDifference(from other: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(self >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }
}

extension PictureKey {
  fileprivate init(name: String, side: Int) {
    self.init(name: name, size: DeviceSize(width: side, height: side), radius: 0)
  }
}

@Suite("A picture that is forgotten, since its file has changed")
struct ForgettingTests {
  private let stage: PictureStage
  private let path: String

  init() throws {
    stage = try PictureStage()
    path = stage.folder.path("a.png")
    let clip = Rect(x: 100, y: 0, width: 40, height: 40)
    stage.list = DrawList([
      .picture(path, side: 40), .group(.percent(50), [.picture(path, x: 50, side: 40)]),
      .clip(clip, DrawList([.picture(path, x: 100, side: 40)]).operations), .box(0, 50, 140, 10),
    ])
  }

  private func write(_ pixel: [UInt8]) throws { try stage.write(pixel, to: "a") }

  /// The colours of the picture, of the one in the group and of the one in the clip.
  private func colors(at time: Int = 0) -> [UInt32] {
    stage.paint(at: time)
    return [20, 70, 120].map { stage.frame[$0, 4] }
  }

  @Test("is decoded again by the next frame, also in a translucent group, and by every painter")
  func again() throws {
    let other = try FrameRenderer(size: PictureStage.size, scale: .one, assets: stage.assets)
    try write(PictureStage.blue)
    #expect(colors() == [0x0030_80ff, 0x7f97_bfff, 0x0030_80ff])
    other.paint(stage.list)
    try write(PictureStage.red)
    #expect(colors() == [0x0030_80ff, 0x7f97_bfff, 0x0030_80ff])
    stage.assets.forgetPictures([path])
    #expect(colors() == [0xff00_00ff, 0xff7f_7fff, 0xff00_00ff])
    other.paint(stage.list)
    #expect(other.frame == stage.renderer.frame)
    // Nothing else is painted, and nothing once it is there.
    stage.assets.forgetPictures([path])
    let damage = other.paint(stage.list)
    #expect(damage.allSatisfy { $0.y < 40 } && !damage.isEmpty)
    #expect(other.paint(stage.list) == [])
  }

  @Test("is shown once its file is there or whole, and reported again if it is not")
  func broken() throws {
    let sign = colors()
    try stage.folder.write(Array("hello".utf8), to: "a.png")
    stage.assets.forgetPictures([path])
    #expect(colors() == sign)
    stage.assets.forgetPictures([path, "other"])
    #expect(colors() == sign)
    #expect(stage.reports.count == 2)
    try write(PictureStage.red)
    stage.assets.forgetPictures([path])
    #expect(colors() == [0xff00_00ff, 0xff7f_7fff, 0xff00_00ff])
  }

  @Test("remains visible in a window until it is made again, and then fades")
  func inWindow() throws {
    try write(PictureStage.blue)
    let loader = try stage.startLoading()
    try stage.awaitAll(of: loader, at: 0)
    #expect(colors(at: 1000)[0] == 0x0030_80ff)
    try write(PictureStage.red)
    stage.assets.forgetPictures([path])
    #expect(stage.takeArrivals(at: 1100))
    #expect(colors(at: 1100)[0] == 0x0030_80ff)
    try stage.awaitAll(of: loader, at: 1200)
    let middle = colors(at: 1280)[0]
    #expect(middle != 0x0030_80ff && middle != 0xff00_00ff)
    #expect(colors(at: 2000) == [0xff00_00ff, 0xff7f_7fff, 0xff00_00ff])
    #expect(!stage.needsFrame)
    #expect(!stage.takeArrivals(at: 2000))
  }

  @Test("is decoded again if it changes during the decoding, and the outdated pixels are discarded")
  func inLoader() throws {
    let loader = try #require(PictureLoader(folders: []))
    let product = PictureJob.Product.thumbnail(ThumbnailKey(name: path, side: 256))
    // Forgotten at every moment of its making; the last result is always of the last file.
    for round in 0..<40 {
      try write(PictureStage.blue)
      loader.replaceJobs(by: [PictureJob(product: product, thumbnail: nil)])
      usleep(UInt32(round * 40))
      try write(PictureStage.red)
      loader.forget([path])
      loader.replaceJobs(by: [PictureJob(product: product, thumbnail: nil)])
      let results = try loader.awaitResults()
      #expect(results.map { $0.thumbnail?.pixels.first } == [0xffff_0000])
    }
  }
}
