import DragGeometry

/// The times to which a replay advances the world between the events.
///
/// They must not affect the result. To check that, a recording is replayed with several batchings.
public enum Batching: Hashable, Sendable {
  /// The end of each recorded turn of the loop.
  case recorded
  /// No times: the world advances only with each event, and at last to the end of the recording.
  case event
  /// Equal steps of this many milliseconds; a number outside of 1 to 60,000 is clamped.
  case milliseconds(Int)
  /// Random steps of up to a tenth of a second, the same for the same seed.
  case random(seed: UInt64)

  /// The batchings with which a recording is checked: its own, and those that must not change a result.
  public static let checked: [Batching] = [
    .recorded, .event, .milliseconds(16), .milliseconds(100), .random(seed: 1),
  ]
}

struct TurnSchedule {
  let batching: Batching
  private var generator: SplitMix64
  private var due: Microseconds

  private static let maximumSteps = 1000

  init(_ batching: Batching, from start: Microseconds) {
    self.batching = batching
    let seed = if case .random(let seed) = batching { seed } else { UInt64(0) }
    (generator, due) = (SplitMix64(seed: seed), start)
    due = due + nextStep()
  }

  mutating func moments(upTo time: Microseconds) -> [Microseconds] {
    guard batching != .recorded, batching != .event else { return [] }
    var moments: [Microseconds] = []
    while due <= time, moments.count < Self.maximumSteps {
      moments.append(due)
      due = due + nextStep()
    }
    if due <= time { due = time + nextStep() }
    return moments
  }

  private mutating func nextStep() -> Microseconds {
    switch batching {
    case .recorded, .event: .zero
    case .milliseconds(let count): .milliseconds(Int64(min(max(count, 1), 60_000)))
    case .random: Microseconds(1 + Int64(generator.next(below: 100_000)))
    }
  }
}
