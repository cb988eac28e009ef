import DragDrawing
import DragGeometry
import Foundation
import ProgramSupport
import Testing

@testable import DragPainter
@testable import DragSDL

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
