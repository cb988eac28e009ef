import DragPictures
import DragDrawing
import DragGeometry
import Foundation
import ProgramSupport
import Testing

@testable import DragPainter

/// A painter of pictures in a folder of its own, with the time in milliseconds.
final class PictureStage {
  let folder: TemporaryFolder
  let assets: AssetStore
  let renderer: FrameRenderer
  var list = DrawList(background: .white)
  private let log = ReportLog()

  private final class ReportLog { var lines: [String] = [] }

  static let blue: [UInt8] = [0, 0x30, 0x80, 0xff]
  static let red: [UInt8] = [0xff, 0, 0, 0xff]
  static let size = Size(width: 140, height: 64)

  /// `pictures` are one blue picture under several names.
  init(pictures: [String] = []) throws {
    folder = TemporaryFolder()
    assets = try AssetStore(root: TestAssets.root, pictures: folder.url.path)
    assets.reportFailures { [log] in log.lines.append("\($0)") }
    renderer = try FrameRenderer(size: Self.size, scale: .one, assets: assets)
    for name in pictures { try write(Self.blue, to: name) }
  }

  /// Makes a picture of one colour.
  func write(_ pixel: [UInt8], to name: String) throws {
    let pixels = Array([[UInt8]](repeating: pixel, count: 200 * 100).joined())
    let frame = try #require(Picture(width: 200, height: 100, rgba: pixels))
    try folder.write(frame.png, to: "\(name).png")
  }

  /// Begins to load pictures beside the frame, as a window does.
  func startLoading() throws -> PictureLoader {
    try #require(assets.pictures.startLoading())
  }

  func show(_ contents: DrawContent..., at time: Int) {
    list = DrawList(contents)
    paint(at: time)
  }

  @discardableResult
  func paint(at time: Int) -> [DeviceRect] {
    renderer.paint(list, at: .milliseconds(Int64(time)))
  }

  func paintNeedsFrame(at time: Int) -> Bool {
    paint(at: time)
    return needsFrame
  }

  var needsFrame: Bool { renderer.painter.needsFrame }
  var frame: Picture { renderer.frame }
  var center: UInt32 { frame[20, 20] }
  var reports: [String] { log.lines }

  /// The same list by a painter that decodes pictures when it draws them.
  var decodedAtOnce: Picture {
    get throws {
      let assets = try AssetStore(root: TestAssets.root, pictures: folder.url.path)
      return try FrameRenderer(size: Self.size, scale: .one, assets: assets).frame(of: list)
    }
  }

  func takeArrivals(at time: Int) -> Bool {
    assets.pictures.takeArrivals(at: .milliseconds(Int64(time)))
  }

  /// Waits until a picture arrives that is shown.
  func awaitPictures(at time: Int) throws { try until("a picture") { takeArrivals(at: time) } }

  /// Paints until no picture is missing.
  func awaitAll(of loader: PictureLoader, at time: Int) throws {
    try until("all pictures") {
      _ = takeArrivals(at: time)
      paint(at: time)
      return !loader.isBusy
    }
  }
}

extension DrawContent {
  static func picture(_ name: String, x: Int = 0, side: Int = 64) -> DrawContent {
    let side = Length(pixels: side)
    return .image(name, Rect(x: Length(pixels: x), y: 0, width: side, height: side), radius: 0)
  }
}

extension PictureLoader {
  /// Takes all results, until nothing is left to do.
  func awaitResults() throws -> [PictureJob.Result] {
    var results: [PictureJob.Result] = []
    try until("the results") {
      results += takeResults()
      return !isBusy
    }
    return results
  }
}
