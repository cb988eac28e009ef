import DragDrawing
import DragGeometry
import Foundation
import ProgramSupport
import Testing

@testable import DragPainter
@testable import DragSDL

@Suite("A picture that is forgotten, since its file has changed")
struct ForgettingTests {
  @Test("is decoded again by the next frame, also in a translucent group, and by every painter")
  func again() throws {
    let stage = try ForgettingStage()
    let other = try FrameRenderer(size: stage.size, scale: .one, assets: stage.assets)
    try stage.write(blue)
    #expect(stage.colors == [0x0030_80ff, 0x7f97_bfff, 0x0030_80ff])
    other.paint(stage.list)
    try stage.write(red)
    #expect(stage.colors == [0x0030_80ff, 0x7f97_bfff, 0x0030_80ff])
    stage.assets.forgetPictures([stage.path])
    #expect(stage.colors == [0xff00_00ff, 0xff7f_7fff, 0xff00_00ff])
    other.paint(stage.list)
    #expect(other.frame == stage.renderer.frame)
    // Nothing else is painted, and nothing once it is there.
    stage.assets.forgetPictures([stage.path])
    let damage = other.paint(stage.list)
    #expect(damage.allSatisfy { $0.y < 40 } && !damage.isEmpty)
    #expect(other.paint(stage.list) == [])
  }

  @Test("is shown once its file is there or whole, and reported again if it is not")
  func broken() throws {
    let stage = try ForgettingStage()
    let sign = stage.colors
    try stage.folder.write(Array("hello".utf8), to: "a.png")
    stage.assets.forgetPictures([stage.path])
    #expect(stage.colors == sign)
    stage.assets.forgetPictures([stage.path, "other"])
    #expect(stage.colors == sign)
    #expect(stage.reports.lines.count == 2)
    try stage.write(red)
    stage.assets.forgetPictures([stage.path])
    #expect(stage.colors == [0xff00_00ff, 0xff7f_7fff, 0xff00_00ff])
  }

  @Test("remains visible in a window until it is made again, and then fades")
  func inWindow() throws {
    let stage = try ForgettingStage()
    try stage.write(blue)
    let pictures = stage.assets.pictures
    let loader = try #require(pictures.startLoading() as? PictureLoader)
    try stage.load(loader, at: 0)
    #expect(stage.paint(at: 1000)[0] == 0x0030_80ff)
    try stage.write(red)
    stage.assets.forgetPictures([stage.path])
    #expect(pictures.takeArrivals(at: .milliseconds(1100)))
    #expect(stage.paint(at: 1100)[0] == 0x0030_80ff)
    try stage.load(loader, at: 1200)
    let middle = stage.paint(at: 1280)[0]
    #expect(middle != 0x0030_80ff && middle != 0xff00_00ff)
    #expect(stage.paint(at: 2000) == [0xff00_00ff, 0xff7f_7fff, 0xff00_00ff])
    #expect(!stage.renderer.painter.needsFrame)
    #expect(!pictures.takeArrivals(at: .milliseconds(2000)))
  }

  @Test("is decoded again if it changes during the decoding, and the outdated pixels are discarded")
  func inLoader() throws {
    let stage = try ForgettingStage()
    let loader = try #require(PictureLoader(folders: []))
    let product = PictureJob.Product.thumbnail(ThumbnailKey(name: stage.path, side: 256))
    // Forgotten at every moment of its making; the last result is always of the last file.
    for round in 0..<40 {
      try stage.write(blue)
      loader.replaceJobs(by: [PictureJob(product: product, thumbnail: nil)])
      usleep(UInt32(round * 40))
      try stage.write(red)
      loader.forget([stage.path])
      loader.replaceJobs(by: [PictureJob(product: product, thumbnail: nil)])
      let results = try loader.awaitResults()
      #expect(results.map { $0.thumbnail?.pixels.first } == [0xffff_0000])
    }
  }
}

private let blue: [UInt8] = [0, 0x30, 0x80, 0xff]
private let red: [UInt8] = [0xff, 0, 0, 0xff]

private final class ForgettingStage {
  final class Log { var lines: [String] = [] }

  let folder: TemporaryFolder
  let path: String
  let assets: AssetStore
  let renderer: FrameRenderer
  let reports: Log
  let size = Size(width: 140, height: 64)
  let list: DrawList

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("a.png")
    let reports = Log()
    self.reports = reports
    assets = try AssetStore(root: TestAssets.root)
    assets.reportFailures { reports.lines.append("\($0)") }
    renderer = try FrameRenderer(size: size, scale: .one, assets: assets)
    let image = { [path] (x: Int) in
      DrawContent.image(
        path, Rect(x: Length(pixels: x), y: 0, width: 40, height: 40), radius: 0)
    }
    let part = { DrawOperation(DrawID(owner: DrawOwner(part: $0)), $1) }
    list = DrawList(
      background: .white,
      operations: [
        part(0, image(0)),
        part(1, .group(alpha: .percent(50), transform: .identity, [part(2, image(50))])),
        part(3, .clip(Rect(x: 100, y: 0, width: 40, height: 40), [part(4, image(100))])),
        part(5, .roundedRect(Rect(x: 0, y: 50, width: 140, height: 10), radius: 0, fill: .black)),
      ])
  }

  func write(_ pixel: [UInt8]) throws {
    let pixels = Array([[UInt8]](repeating: pixel, count: 80 * 80).joined())
    try folder.write(try #require(Frame(width: 80, height: 80, rgba: pixels)).png, to: "a.png")
  }

  /// The colours of the picture, of the one in the group and of the one in the clip.
  var colors: [UInt32] { paint(at: 0) }

  func paint(at time: Int64) -> [UInt32] {
    renderer.paint(list, at: .milliseconds(time))
    return [20, 70, 120].map { renderer.frame[$0, 4] }
  }

  func load(_ loader: PictureLoader, at time: Int64) throws {
    try wait {
      _ = assets.pictures.takeArrivals(at: .milliseconds(time))
      _ = paint(at: time)
      return !loader.isBusy
    }
  }
}
