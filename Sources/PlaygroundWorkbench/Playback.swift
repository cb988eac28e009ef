package import DragFrameIO
package import DragGeometry
package import DragRecording
package import PlaygroundScenes

/// A recording that is played on the screen, at a speed, with its pointers shown.
package struct Playback {
  /// What plays.
  package private(set) var player: Player<Playground>
  /// How many times as fast as it was recorded, in 1/65536; nothing means at once.
  package let speed: Fraction?
  /// How long the last picture stays before the playback is over.
  private static let lastLook = Microseconds.milliseconds(700)

  private let start: Microseconds
  private var over: Microseconds?

  /// Starts to play a recording at a moment of the window's clock.
  package init(
    _ recording: Recording, file: String, speed: Fraction?, at now: Microseconds
  ) throws(RecordingError) {
    player = try Player.of(recording, file: file).player
    self.speed = speed
    start = now
  }

  /// `true` once the last picture has been looked at.
  package func isOver(at now: Microseconds) -> Bool { over.map { now >= $0 } ?? false }

  /// Plays up to a moment of the window's clock.
  package mutating func advance(to now: Microseconds) -> Output {
    guard !player.isAtEnd else { return Output() }
    let output = player.advance(to: speed.map { recorded(at: now, $0) } ?? player.end)
    if player.isAtEnd { over = now + Self.lastLook }
    return output
  }

  /// When something is next seen to change: the display's rate sets the pace.
  package func nextWake(after now: Microseconds) -> Microseconds {
    over ?? now + .milliseconds(1)
  }

  private func recorded(at now: Microseconds, _ speed: Fraction) -> Microseconds {
    let elapsed = min(max((now - start).count, 0), Microseconds.day.count)
    return player.recording.header.start + Microseconds(elapsed * Int64(speed.raw) / 65536)
  }
}
