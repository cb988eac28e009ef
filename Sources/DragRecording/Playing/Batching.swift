import DragGeometry

/// The moments to which a replay advances the time, beside those of its events.
///
/// The result must not depend on them: replays at several batchings check that.
public enum Batching: Hashable, Sendable {
  /// The end of each recorded turn of the loop.
  case recorded
  /// None: the time advances with events, and to the end of the recording.
  case event
  /// Equal steps of this many milliseconds, clamped to the range from 1 to 60,000.
  case milliseconds(Int)
  /// Random steps of up to a tenth of a second, the same for the same seed.
  case random(seed: UInt64)

  package static let checked: [Batching] = [
    .recorded, .event, .milliseconds(16), .milliseconds(100), .random(seed: 1),
  ]
}

struct PumpSchedule {
  let batching: Batching
  private var generator: SplitMix64
  private var due: Microseconds

  /// The greatest number of moments in one pause; the rest of a longer pause has no moments.
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
