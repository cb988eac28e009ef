internal import Algorithms
internal import DragGeometry
internal import DragRecording
internal import PlaygroundScenes

/// Copies of a player at regular positions, for quick access to any moment.
///
/// A second player, the scout, plays ahead, some lines with each turn of the event loop. A copy shares
/// everything that the next one has in common with it.
struct Checkpoints {
  /// In the order of their positions; the first is at the start.
  private var copies: [Player<Playground>]
  private var scout: Player<Playground>
  private var spacing = Microseconds.seconds(2)

  /// The maximum number of copies; beyond it, every other one is removed.
  static let capacity = 512
  /// The number of lines that the scout replays in each turn of the event loop, which takes about two milliseconds.
  private static let linesPerTurn = 256

  init(from player: Player<Playground>) { (copies, scout) = ([player], player) }

  var isComplete: Bool { scout.isAtEnd }
  var divergence: Divergence<Playground>? { scout.divergence }
  var count: Int { copies.count }

  mutating func advance() {
    for _ in 0..<Self.linesPerTurn where !isComplete { step() }
  }

  /// Returns the last copy at or before a moment.
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
