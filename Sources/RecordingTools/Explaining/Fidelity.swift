import DragRecording

struct Fidelity: Hashable, Sendable {
  enum Motion: Hashable {
    case none
    /// One straight move of each pointer between two events of other kinds.
    case direct
    /// Straight legs within a distance of each recorded point at its time; one leg if several pointers move.
    case legs(within: Length)
    /// Every recorded location, pointer by pointer, except those of the mouse while no button is down.
    case traced
    /// Every event in the recorded order, including motion of the mouse while no button is down.
    case verbatim
  }

  enum Place: Hashable { case center, percent, exact }

  var motion: Motion
  var place: Place
  /// The span to whose multiples waits and durations are rounded.
  var grid: Microseconds
  /// The minimum wait within a segment; shorter waits are left out, except at its beginning.
  var rest = Microseconds.zero
  /// The numbers of the corners between legs to leave out, counted from one through the segment.
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

  /// The indices in ``all`` of the levels with exact places, for segments that affect later ones.
  static let exact = all.indices.filter { all[$0].place == .exact }

  static let verbatim = Fidelity(motion: .verbatim, place: .exact, grid: Microseconds(1))

  /// Whether taps and key strokes become one statement each, without their small motion and durations.
  var isLoose: Bool { motion == .direct }

  /// Whether motion of the mouse while no button is down is kept.
  var keepsHovering: Bool { motion == .verbatim }

  /// Copies of this fidelity with four other precisions of places and times, the lowest first.
  var rounder: [Fidelity] {
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
