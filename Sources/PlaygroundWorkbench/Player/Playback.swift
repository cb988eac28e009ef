package import DragFrameIO
package import DragGeometry
package import DragRecording
package import PlaygroundScenes

/// A recording that is played on the screen: at a speed, paused, step by step, or from any moment.
package struct Playback {
  /// What plays, as far as it is.
  package private(set) var player: Player<Playground>
  /// `true` while it plays by itself.
  package private(set) var isPlaying = true
  /// How many times as fast as it was recorded, in 1/65536; nothing means at once.
  package private(set) var speed: Fraction?
  /// What there is to see of the recording as a whole.
  package let timeline: Timeline
  /// The file's name as the user gave it.
  package let file: String
  /// What came out of making the world.
  package let opening: Output
  /// What there is to say of a moment, beside where it diverges.
  package let remark: Remark?

  /// Words about a moment.
  package struct Remark: Hashable, Sendable {
    /// The moment, in the time of the recording.
    package let time: Microseconds
    /// The words.
    package let words: String

    /// Says something of a moment.
    package init(at time: Microseconds, _ words: String) {
      (self.time, self.words) = (time, words)
    }
  }

  /// `true` once somebody has used the player, so that it does not end by itself.
  var isTouched = false
  private var checkpoints: Checkpoints
  /// Where it is heard from: the position that belongs to a moment of the window's clock.
  private var anchor: (clock: Microseconds, position: Microseconds)
  private var over: Microseconds?
  /// `true` while somebody holds the playhead of what would otherwise play.
  private var isHeld = false

  /// How long the last picture stays before the playback is over.
  private static let lastLook = Microseconds.milliseconds(700)

  /// Starts to play a recording at a moment of the window's clock.
  package init(
    _ recording: Recording, file: String, speed: Fraction?, at now: Microseconds,
    remark: Remark? = nil
  ) throws(FileError) {
    (player, opening) = try Player.of(recording, file: file)
    (self.speed, self.file, self.remark) = (speed, file, remark)
    // Words take time to read.
    isTouched = remark != nil
    timeline = Timeline(try recording.withGestures(file: file))
    checkpoints = Checkpoints(from: player)
    anchor = (now, recording.header.start)
  }

  /// How far it is, in the time of the recording.
  package var position: Microseconds { player.position }

  /// The first difference from what was recorded, wherever in the recording it is.
  package var divergence: Divergence<Playground>? { checkpoints.divergence ?? player.divergence }

  /// The moment at which it came to something else than it should have.
  var oddMoment: Microseconds? { remark?.time ?? divergence?.time }

  /// `true` once the last picture has been looked at.
  package func isOver(at now: Microseconds) -> Bool { over.map { now >= $0 } ?? false }

  /// `true` where it does not end by itself: somebody has used the player, or there is something to see.
  var stays: Bool { isTouched || divergence != nil }

  /// When something is next seen to change: the display's rate sets the pace.
  package func nextWake(after now: Microseconds) -> Microseconds? {
    if isPlaying || !checkpoints.isComplete { return now + .milliseconds(1) }
    return stays ? nil : over
  }

  /// Plays up to a moment of the window's clock.
  package mutating func advance(to now: Microseconds) -> Output {
    checkpoints.goOn()
    guard isPlaying, !isHeld else { return Output() }
    let output = player.advance(to: speed.map { recorded(at: now, $0) } ?? player.end)
    if player.isAtEnd { (isPlaying, over) = (false, now + Self.lastLook) }
    return output
  }

  private func recorded(at now: Microseconds, _ speed: Fraction) -> Microseconds {
    let elapsed = min(max((now - anchor.clock).count, 0), Microseconds.day.count)
    return anchor.position + Microseconds(elapsed * Int64(speed.raw) / 65536)
  }
}

// What somebody can ask of it.
extension Playback {
  /// Plays on, from the start where it was at the end; or stands still.
  mutating func toggle(at now: Microseconds) {
    if !isPlaying, player.isAtEnd { seek(to: timeline.start) }
    isPlaying.toggle()
    anchor = (now, position)
  }

  /// Goes to a moment and stands still.
  mutating func pause(at moment: Microseconds) {
    isPlaying = false
    seek(to: moment)
  }

  /// Goes to the moment at which the playhead is held.
  mutating func hold(at moment: Microseconds) {
    isHeld = true
    seek(to: moment)
  }

  /// Lets the playhead go: what played before plays on.
  mutating func letGo(at now: Microseconds) {
    isHeld = false
    if player.isAtEnd { isPlaying = false }
    anchor = (now, position)
  }

  /// Plays at another speed from now on.
  mutating func play(at speed: Fraction, from now: Microseconds) {
    self.speed = speed
    anchor = (now, position)
  }

  /// Shows a moment: goes on to it from the nearest one before that is kept.
  ///
  /// The world is the same as if it had been played there, since time alone may pass in any steps.
  private mutating func seek(to moment: Microseconds) {
    let goal = min(max(moment, timeline.start), timeline.end)
    var nearest = checkpoints.nearest(to: goal)
    if player.position <= goal, player.position > nearest.position { nearest = player }
    nearest.advance(to: goal)
    player = nearest
  }
}
