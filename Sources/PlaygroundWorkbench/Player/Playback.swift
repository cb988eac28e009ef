internal import Algorithms
package import DragEvents
package import DragKit
package import DragRecording
package import PlaygroundScenes

/// A replay that the user controls in the player: it plays, pauses and jumps to any time.
package struct Playback {
  @Box package private(set) var player: Player<Playground>
  package private(set) var isPlaying = true
  /// The speed relative to the recording; `nil` to play to the end in one turn of the loop.
  package private(set) var speed: Fraction?
  package let timeline: Timeline
  package let file: String
  package let opening: Output
  package let remark: Remark?

  /// A problem to show in the player, such as the gesture that could not be retargeted.
  package struct Remark: Hashable, Sendable {
    /// The time in the recording at which the timeline shows a flag.
    package let time: Microseconds
    package let words: String
  }

  package var closesAtEnd: Bool
  @Box private var checkpoints: Checkpoints
  private var anchor: (clock: Microseconds, position: Microseconds)
  private var end: Microseconds?
  private var isHeld = false

  package init(
    _ recording: Recording, file: String, speed: Fraction?, at now: Microseconds,
    remark: Remark? = nil
  ) throws(FileError) {
    let (player, opening) = try Player.of(recording, file: file)
    (self.player, self.opening) = (player, opening)
    (self.speed, self.file, self.remark) = (speed, file, remark)
    // With a remark, stay open so that the user can read it.
    closesAtEnd = remark == nil
    timeline = Timeline(try recording.withGestures(file: file))
    checkpoints = Checkpoints(from: player)
    anchor = (now, recording.header.start)
  }

  package var position: Microseconds { player.position }

  package var divergence: Divergence<Playground>? { checkpoints.divergence ?? player.divergence }

  func isOver(at now: Microseconds) -> Bool { !staysOpen && end.map { now >= $0 } ?? false }

  private var staysOpen: Bool { !closesAtEnd || divergence != nil }

  package func nextWake(after now: Microseconds) -> Microseconds? {
    if isPlaying || !checkpoints.isComplete { return now + .milliseconds(1) }
    return staysOpen ? nil : end
  }

  package mutating func advance(to now: Microseconds) -> Output {
    checkpoints.advance()
    guard isPlaying, !isHeld else { return Output() }
    let output = player.advance(to: speed.map { position(at: now, $0) } ?? player.end)
    if player.isAtEnd { (isPlaying, end) = (false, now + .milliseconds(700)) }
    return output
  }

  private func position(at now: Microseconds, _ speed: Fraction) -> Microseconds {
    anchor.position + (now - anchor.clock).clamped(to: .zero ... .day) * speed
  }

  mutating func perform(_ command: PlayerCommand, at now: Microseconds) {
    closesAtEnd = false
    switch command {
    case .toggle:
      if !isPlaying, player.isAtEnd { seek(to: timeline.start) }
      isPlaying.toggle()
    case .toStart: pause(at: timeline.start)
    case .toEnd: pause(at: timeline.end)
    case .stepBack: pause(at: timeline.moment(before: position))
    case .stepForward: pause(at: timeline.moment(after: position))
    case .previousGesture: pause(at: timeline.gesture(before: position))
    case .nextGesture: pause(at: timeline.gesture(after: position))
    case .slower: speed = PlaybackSpeed.below(speed)
    case .faster: speed = PlaybackSpeed.above(speed)
    case .hold(let moment):
      isHeld = true
      seek(to: moment)
    case .release:
      isHeld = false
      if player.isAtEnd { isPlaying = false }
    case .showKeys, .takeOver, .close: return
    }
    anchor = (now, position)
  }

  var look: PlayerLook {
    PlayerLook(
      isPlaying: isPlaying, speed: speed, elapsed: position - timeline.start,
      duration: timeline.duration)
  }

  private mutating func pause(at moment: Microseconds) {
    isPlaying = false
    seek(to: moment)
  }

  private mutating func seek(to moment: Microseconds) {
    let goal = min(max(moment, timeline.start), timeline.end)
    var nearest = checkpoints.nearest(to: goal)
    if player.position <= goal, player.position > nearest.position { nearest = player }
    nearest.advance(to: goal)
    player = nearest
  }
}

/// The speeds that the player offers, relative to the recording; `nil` stands for `max`.
enum PlaybackSpeed {
  static let all = [
    Fraction(1, 10), Fraction(1, 4), Fraction(1, 2), .one, Fraction(2, 1), Fraction(4, 1),
    Fraction(8, 1),
  ]

  static func below(_ speed: Fraction?) -> Fraction? {
    speed.map { speed in all.last { $0 < speed } ?? speed } ?? all.last
  }

  static func above(_ speed: Fraction?) -> Fraction? {
    speed.map { speed in all.first { $0 > speed } ?? speed }
  }

  static func words(_ speed: Fraction?) -> String {
    guard let speed else { return "max" }
    let decimal = ((speed.raw * 100 + 32768) / 65536).decimal(places: 2)
    return decimal.trimmingSuffix(while: { $0 == "0" }).trimmingSuffix(while: { $0 == "." }) + "×"
  }
}

extension Microseconds {
  var clockWords: String {
    let tenths = Int(max(count, 0) / 100_000)
    return "\((tenths / 10).asMinutes).\(tenths % 10)"
  }
}

/// Copies of a player at regular intervals, for quick access to any time.
///
/// A second player, the scout, plays ahead and is copied every two seconds of the recording. Beyond
/// `capacity`, every other copy is dropped and the interval is doubled.
struct Checkpoints {
  private var copies: [Player<Playground>]
  private var scout: Player<Playground>
  private var spacing = Microseconds.seconds(2)

  static let capacity = 512
  private static let linesPerTurn = 256

  init(from player: Player<Playground>) { (copies, scout) = ([player], player) }

  var isComplete: Bool { scout.isAtEnd }
  var divergence: Divergence<Playground>? { scout.divergence }
  var count: Int { copies.count }

  mutating func advance() {
    for _ in 0..<Self.linesPerTurn where !isComplete { step() }
  }

  mutating func nearest(to moment: Microseconds) -> Player<Playground> {
    while !isComplete, scout.position < moment { step() }
    let index = copies.partitioningIndex { $0.position > moment }
    return copies[max(index - 1, 0)]
  }

  private mutating func step() {
    scout.step()
    guard let last = copies.last, scout.position >= last.position + spacing else { return }
    copies.append(scout)
    guard copies.count > Self.capacity else { return }
    copies = copies.striding(by: 2).map(\.self)
    spacing = spacing + spacing
  }
}
