internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// How fast a minute is replayed, in which something is dragged ten times at 125 motions a second, all
/// hashes compared.
struct ReplayBench {
  private let recording: Recording

  init(_ options: PlaygroundOptions) throws {
    let (world, opening) = try Playground.start(of: options.header, file: "bench")
    var rehearsal = Rehearsal(options.header, in: world, opening: opening)
    for _ in 0..<Self.drags {
      for kind in Bench.session(rehearsal.world, motions: Self.motions) + [Self.release] {
        let time = rehearsal.now + Self.interval
        rehearsal.pump([InputEvent(time: time, kind)], until: time)
      }
      rehearsal.pump([], until: rehearsal.now + Self.interval)
    }
    recording = rehearsal.recording(until: .seconds(60))
  }

  private static let drags = 10
  /// With a press, a release and a rest, six seconds a drag.
  private static let motions = 747
  private static let interval = Microseconds.milliseconds(8)
  private static let release = InputEvent.Kind.pointerReleased(.mouse, at: .zero)

  /// What the fastest of some replays took.
  var words: String {
    get throws {
      var fastest = Int64.max
      for _ in 0..<5 {
        let (world, opening) = try Playground.start(of: recording.header, file: "bench")
        var player = Player(recording, world: world, opening: opening)
        var spent = Stopwatch()
        spent.measure { player.run() }
        if let divergence = player.divergence {
          throw CommandFailure.failedCheck("bench: \(divergence.report)")
        }
        fastest = min(fastest, max(spent.total, 1))
      }
      let ratio = (recording.end - recording.header.start).count * 1000 / fastest
      return "\(fastest / 1_000_000) ms, \(ratio) times real time, \(recording.pumps.count) lines"
    }
  }
}
