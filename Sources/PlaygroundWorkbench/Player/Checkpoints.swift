internal import Algorithms
internal import DragRecording
internal import PlaygroundScenes

/// Copies of a player at regular positions, for quick access to any moment.
///
/// A second player, the scout, plays ahead and is copied.
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
