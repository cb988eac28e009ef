import DragGeometry

/// When time advances between the events of a replay.
///
/// The result must not depend on it: a replay at several batchings checks that.
public enum Batching: Hashable, Sendable {
  /// As it did when the session was recorded.
  case recorded
  /// With events only.
  case event
  /// In equal steps of so many milliseconds, as for a display of another rate.
  case milliseconds(Int)
  /// In random steps of up to a tenth of a second.
  case random(seed: UInt64)

  package static let checked: [Batching] = [
    .recorded, .event, .milliseconds(16), .milliseconds(100), .random(seed: 1),
  ]
}

/// The moments to which a replay advances, beside those of the events.
struct PumpSchedule {
  let batching: Batching
  private var generator: SplitMix64
  private var due: Microseconds

  /// The largest number of steps in a pause; the rest of it is one step.
  private static let mostSteps = 1000

  init(_ batching: Batching, from start: Microseconds) {
    self.batching = batching
    let seed = if case .random(let seed) = batching { seed } else { UInt64(0) }
    (generator, due) = (SplitMix64(seed: seed), start)
    due = due + nextStep()
  }

  /// The moments up to `time` after those that were returned before, in order.
  mutating func moments(upTo time: Microseconds) -> [Microseconds] {
    guard batching != .recorded, batching != .event else { return [] }
    var moments: [Microseconds] = []
    while due <= time, moments.count < Self.mostSteps {
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
