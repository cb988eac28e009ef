import DragGeometry

/// The moments at which a replay lets time pass, beside those of the events.
struct PumpSchedule {
  private let batching: Batching
  private var generator: SplitMix64
  private var due: Microseconds

  /// In a pause, no more steps than these are made; the rest of it passes at once.
  private static let mostSteps = 1000

  init(_ batching: Batching, from start: Microseconds) {
    self.batching = batching
    generator =
      if case .random(let seed) = batching { SplitMix64(seed: seed) } else { SplitMix64(seed: 0) }
    due = start
    due = due + nextStep()
  }

  /// `true` where time passes to the end of every recorded line.
  var followsLines: Bool { batching == .recorded }

  /// The moments up to `time` that have not been given out yet, in order.
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
