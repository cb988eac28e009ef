import DragRecording

/// The precision with which a segment of a session is written as statements.
///
/// Low fidelity gives short, readable statements; running them shows whether they are sufficient.
struct Fidelity: Hashable, Sendable {
  enum Motion: Hashable {
    case none
    /// One move from the beginning to the end.
    case direct
    /// Straight legs with a maximum distance from the recorded motion.
    case legs(within: Length)
    /// Every point.
    case traced
    /// Every event, in its order.
    case verbatim
  }

  enum Place: Hashable { case center, percent, exact }

  var motion: Motion
  var place: Place
  /// Times are rounded to multiples of this.
  var grid: Microseconds
  /// Shorter rests of a pointer are left out.
  var rest = Microseconds.zero
  /// The corners of a motion to leave out, counted through the segment.
  var omitted: Set<Int> = []

  static let all = [
    Fidelity(motion: .none, place: .center, grid: .milliseconds(100)),
    Fidelity(
      motion: .direct, place: .center, grid: .milliseconds(100), rest: .milliseconds(300)),
    Fidelity(motion: .direct, place: .center, grid: .milliseconds(50)),
    Fidelity(motion: .direct, place: .center, grid: .milliseconds(10)),
    Fidelity(motion: .direct, place: .percent, grid: .milliseconds(10)),
    Fidelity(motion: .direct, place: .exact, grid: Microseconds(1)),
    Fidelity(motion: .legs(within: 24), place: .percent, grid: .milliseconds(10)),
    Fidelity(motion: .legs(within: 8), place: .percent, grid: .milliseconds(10)),
    Fidelity(motion: .legs(within: 8), place: .exact, grid: Microseconds(1)),
    Fidelity(motion: .legs(within: 3), place: .exact, grid: Microseconds(1)),
    Fidelity(motion: .legs(within: 1), place: .exact, grid: Microseconds(1)),
    Fidelity(motion: .traced, place: .exact, grid: Microseconds(1)),
    verbatim,
  ]

  /// The levels for segments that others depend on, with exact points and times.
  static let exact = all.indices.filter { all[$0].place == .exact }

  static let verbatim = Fidelity(motion: .verbatim, place: .exact, grid: Microseconds(1))

  /// Whether motion within the slop and the duration of a tap are left out.
  var isLoose: Bool { motion == .direct }

  /// Whether motion of a mouse that is not pressed is kept.
  var keepsHovering: Bool { motion == .verbatim }

  /// The same form of motion with more readable places and times.
  var smoother: [Fidelity] {
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

  func rounded(_ span: Microseconds) -> Microseconds {
    Microseconds((span.count + grid.count / 2) / grid.count * grid.count)
  }
}
