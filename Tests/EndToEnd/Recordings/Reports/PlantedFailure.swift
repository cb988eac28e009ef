@testable import DragKit
import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import DragPainter
import Support
import Testing

/// A correct session, replayed with a mistake, and its report.
struct PlantedFailure: Sendable, CustomTestStringConvertible {
  /// The part that the mistake is in.
  let subsystem: String
  /// The line at which it was found.
  let line: String
  /// The lines that the film strip shows.
  let lines: [String]
  /// The gesture in words.
  let gesture: String
  /// How wide the pictures are.
  let width: Int
  /// The page without its pictures, which says why there are none.
  let bare: String
  /// The page.
  let page: String

  var testDescription: String { subsystem }

  /// One in each part, with small pictures: those are not what is slow then.
  static let all = Result {
    [try make(DropsTooFar.self), try make(HangsLow.self), try make(Jumps.self)]
  }

  /// Makes the page about a mistake, with pictures at a scale in percent.
  static func make<Bug: Mistake>(_ bug: Bug.Type, percent: Int = 25) throws -> PlantedFailure {
    let report = try report(on: bug)
    let assets = try AssetStore(root: Program.root.appendingPathComponent("Assets").path)
    let renderer = try FrameRenderer(
      size: report.pictureSize, scale: report.pictureScale * .percent(percent), assets: assets)
    let pictures = report.pictures(
      painting: { renderer.frame(of: $0, overlay: $1) },
      kept: { world, _ in (renderer.frame(of: world.frame(reusing: FrameCache())), nil) })
    return PlantedFailure(
      subsystem: Bug.subsystem, line: "\(report.divergence.line)",
      lines: report.strip.moments.map { "\($0.line)" }, gesture: report.gestureWords,
      width: renderer.frame.width, bare: report.page(absence: "No fonts <here>."),
      page: report.page(pictures: pictures))
  }

  private static func report<Bug: Mistake>(on bug: Bug.Type) throws -> FailureReport<Faulty<Bug>> {
    let recording = try session()
    let (playground, opening) = try Playground.start(of: recording.header, file: "planted")
    let world = Faulty<Bug>(playground)
    var player = Player(recording, world: world, opening: opening)
    player.run()
    var report = FailureReport(
      try #require(player.divergence), of: recording,
      file: "Tests/Fixtures/recordings/planted.dndrec",
      world: world, opening: opening)
    report.commands = [
      .init(
        "look at it",
        "dragplay replay Tests/Fixtures/recordings/planted.dndrec --speed 0.25 --from 0.0"),
      .init("shrink it", "dragplay shrink planted.dndrec --output planted-small.dndrec"),
    ]
    return report
  }

  /// Red is dragged over green, and then to blue.
  private static func session() throws -> Recording {
    var table = PlaygroundDriver()
    for goal in ["green", "blue"] {
      table.wait(.milliseconds(200))
      table.press(on: "red")
      table.drag(to: goal)
      table.wait(.milliseconds(120))
      table.release()
      table.settle()
    }
    let options = PlaygroundOptions()
    var world = Playground(options)
    let opening = world.start()
    var rehearsal = Rehearsal(options.header, in: world, opening: opening)
    for event in table.events { rehearsal.pump([event], until: event.time) }
    return try rehearsal.recording(until: table.now)
  }
}
