@testable import DragKit
import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import DragPainter
import Testing

/// A session with another hash on one of its lines, and the report of its replay.
struct PlantedFailure: Sendable {
  /// The line at which it was found.
  let line: String
  /// The lines that the film strip shows.
  let lines: [String]
  /// The gesture in words.
  let gesture: String
  /// How wide the pictures are: small, because those are slow otherwise.
  let width: Int
  /// The page without its pictures, which says why there are none.
  let bare: String
  /// The page.
  let page: String

  static let made = Result { try PlantedFailure() }

  private init() throws {
    var recording = try Recording(contentsOf: Kept.recording("undo-redo")).renewed(file: "planted")
    for case (let index, .pump(var pump)) in recording.entries.enumerated()
    where pump.time.count > recording.end.count / 2 && pump.fingerprint != nil {
      pump.fingerprint = Fingerprint(StateHashes(model: 1, gestures: 2, motion: 3))
      recording.entries[index] = .pump(pump)
      break
    }
    let (world, opening) = try Playground.start(of: recording.header, file: "planted")
    var player = Player(recording, world: world, opening: opening)
    player.run()
    var report = FailureReport(
      try #require(player.divergence), of: recording,
      file: "Tests/Fixtures/recordings/planted.dndrec", world: world, opening: opening)
    report.commands = [
      .init("shrink it", "dragplay shrink planted.dndrec --output planted-small.dndrec")
    ]
    let renderer = try FrameRenderer(
      size: report.pictureSize, scale: report.pictureScale * .percent(25),
      assets: AssetStore.ofPackage())
    let pictures = report.pictures(
      painting: { renderer.frame(of: $0, overlay: $1) },
      kept: { world, _ in (renderer.frame(of: world.frame(reusing: FrameCache())), nil) })
    line = "\(report.divergence.line)"
    lines = report.strip.moments.map { "\($0.line)" }
    (gesture, width) = (report.gestureWords, renderer.frame.width)
    (bare, page) = (report.page(absence: "No fonts <here>."), report.page(pictures: pictures))
  }
}
