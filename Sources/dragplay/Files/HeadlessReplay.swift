internal import DragKit
internal import DragRecording
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench

/// Plays a recording without a window, and measures how long that takes.
struct HeadlessReplay {
  private var player: Player<Playground>
  private let opening: Output

  init(_ recording: Recording, file: String, batching: Batching) throws(FileError) {
    (player, opening) = try Player.of(recording, file: file, batching: batching)
  }

  /// What came of it.
  struct Outcome {
    let world: Playground
    let divergence: Divergence<Playground>?
    let words: String
  }

  /// Plays to the end, or to the first divergence.
  func run(_ trace: (Call) -> Void) -> Outcome {
    var player = player
    opening.calls.forEach(trace)
    let start = Stopwatch.nanoseconds(CLOCK_MONOTONIC)
    while player.divergence == nil, !player.isAtEnd { player.step().calls.forEach(trace) }
    let spent = max(Stopwatch.nanoseconds(CLOCK_MONOTONIC) - start, 1)
    return Outcome(
      world: player.world, divergence: player.divergence, words: Self.words(player, spent))
  }

  private static func words(_ player: Player<Playground>, _ nanoseconds: Int64) -> String {
    let state = player.divergence == nil ? "reproduced" : "diverged"
    let milliseconds = player.duration.count / 1000
    let ratio = player.duration.count * 1000 / nanoseconds
    return "\(state), \(player.comparedLines) lines, \(player.playedEvents) events, "
      + "\(milliseconds) ms played in \(nanoseconds / 1_000_000) ms (\(ratio) times real time)"
      + player.recording.header.caveat
  }
}
