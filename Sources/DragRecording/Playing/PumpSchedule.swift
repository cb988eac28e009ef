import DragGeometry

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
