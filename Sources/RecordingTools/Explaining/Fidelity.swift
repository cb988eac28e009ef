import DragRecording

struct Fidelity: Hashable, Sendable {
  enum Motion: Hashable {
    case direct
    /// Straight lines that pass each recorded point within this distance at the recorded time.
    ///
    /// If several pointers move at once, each moves along a single line.
    case legs(within: Length)
    case traced
    case verbatim
  }

  enum Place: Hashable { case center, percent, exact }

  var motion: Motion
  var place: Place
  var grid: Microseconds
  var rest = Microseconds.zero
  /// The corners between straight lines that are left out, numbered from one in each segment.
  var omitted: Set<Int> = []

  static let all = [
    Fidelity(motion: .direct, place: .center, grid: .milliseconds(100), rest: .milliseconds(300)),
    Fidelity(motion: .direct, place: .exact, grid: Microseconds(1)),
    Fidelity(motion: .legs(within: 24), place: .exact, grid: Microseconds(1)),
    Fidelity(motion: .legs(within: 3), place: .exact, grid: Microseconds(1)),
    verbatim,
  ]

  static let verbatim = Fidelity(motion: .verbatim, place: .exact, grid: Microseconds(1))

  var isLoose: Bool { motion == .direct }

  var isVerbatim: Bool { motion == .verbatim }

  /// Simpler ones to try once this one reproduces a segment, the simplest first.
  var simpler: [Fidelity] {
    guard place == .exact else { return [] }
    if isVerbatim { return [Fidelity(motion: .traced, place: place, grid: grid)] }
    let places: [(Place, Microseconds)] = [
      (.center, .milliseconds(100)), (.center, .milliseconds(10)), (.percent, .milliseconds(10)),
      (.exact, .milliseconds(10)),
    ]
    return places.map { place, grid in
      var fidelity = self
      (fidelity.place, fidelity.grid) = (place, grid)
      return fidelity
    }
  }

  func omitting(_ corners: ClosedRange<Int>, except kept: [Int]) -> Fidelity {
    var fidelity = self
    fidelity.omitted = Set(corners).subtracting(kept)
    return fidelity
  }

  func rounded(_ span: Microseconds) -> Microseconds {
    Microseconds((span.count + grid.count / 2) / grid.count * grid.count)
  }
}
