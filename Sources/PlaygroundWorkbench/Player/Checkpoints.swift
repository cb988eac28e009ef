internal import Algorithms
internal import DragGeometry
internal import DragRecording
internal import PlaygroundScenes

/// Copies of a player on its way, from which any moment is near.
///
/// A scout plays the recording ahead of the one that is seen, a little with each turn of the loop. A
/// copy shares all that it has in common with the next one.
struct Checkpoints {
  /// The copies in the order of their positions; the first is at the start.
  private var kept: [Player<Playground>]
  private var scout: Player<Playground>
  /// How far one copy is from the next, in the time of the recording.
  private var spacing = Microseconds.seconds(2)

  /// More copies than these are not kept: every other goes, and the rest stands twice as far apart.
  static let capacity = 512
  /// How many lines the scout plays in a turn: some two milliseconds.
  private static let linesInATurn = 256

  /// Begins with a player at its start.
  init(from player: Player<Playground>) {
    (kept, scout) = ([player], player)
  }

  /// `true` once the whole recording has been played.
  var isComplete: Bool { scout.isAtEnd }

  /// The first difference that has been found.
  var divergence: Divergence<Playground>? { scout.divergence }

  /// How many copies there are.
  var count: Int { kept.count }

  /// Lets the scout play some lines more.
  mutating func goOn() {
    for _ in 0..<Self.linesInATurn {
      guard !isComplete else { return }
      step()
    }
  }

  /// The copy from which a moment is reached soonest.
  mutating func nearest(to moment: Microseconds) -> Player<Playground> {
    while !isComplete, scout.position < moment { step() }
    // The first is at the start, and nothing is before that.
    let index = kept.partitioningIndex { $0.position > moment }
    return kept[max(index - 1, 0)]
  }

  private mutating func step() {
    scout.step()
    guard let last = kept.last, scout.position >= last.position + spacing else { return }
    kept.append(scout)
    if kept.count > Self.capacity { thinOut() }
  }

  private mutating func thinOut() {
    kept = kept.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    spacing = spacing + spacing
  }
}
