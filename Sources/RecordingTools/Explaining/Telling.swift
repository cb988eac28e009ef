import DragGeometry
import DragRecording

/// How closely a stretch of a session is told.
///
/// Coarse tellings are short and read well; whether one of them comes to the same is found out by
/// playing it.
struct Telling: Hashable, Sendable {
  /// How the way of a pointer is told.
  enum Way: Hashable {
    /// Not at all; nothing else is, either.
    case none
    /// From its beginning to its end.
    case direct
    /// In straight legs, which it leaves by so much at most.
    case legs(within: Length)
    /// Every point.
    case traced
    /// Every event, in its order.
    case verbatim
  }

  /// How places are told.
  enum Place: Hashable { case center, percent, exact }

  var way: Way
  var place: Place
  /// Times are rounded to this.
  var grid: Microseconds
  /// Rests of a pointer that are shorter are left out.
  var rest = Microseconds.zero
  /// `false` where the ways of a mouse that is not pressed are left out.
  var keepsHovering = false
  /// The corners of the way that are left out, counted through the stretch.
  var omitted: Set<Int> = []

  /// All tellings, the coarsest first; the last one leaves nothing out.
  static let all = [
    Telling(way: .none, place: .center, grid: .milliseconds(100)),
    Telling(way: .direct, place: .center, grid: .milliseconds(100), rest: .milliseconds(300)),
    Telling(way: .direct, place: .center, grid: .milliseconds(50)),
    Telling(way: .direct, place: .center, grid: .milliseconds(10)),
    Telling(way: .direct, place: .percent, grid: .milliseconds(10)),
    Telling(way: .direct, place: .exact, grid: Microseconds(1)),
    Telling(way: .legs(within: 24), place: .percent, grid: .milliseconds(10)),
    Telling(way: .legs(within: 8), place: .percent, grid: .milliseconds(10)),
    Telling(way: .legs(within: 8), place: .exact, grid: Microseconds(1)),
    Telling(way: .legs(within: 3), place: .exact, grid: Microseconds(1)),
    Telling(way: .legs(within: 1), place: .exact, grid: Microseconds(1)),
    Telling(way: .traced, place: .exact, grid: Microseconds(1)),
    verbatim,
  ]

  /// The numbers of tellings for what others depend on: their points and times are exact.
  static let closer = all.indices.filter { all[$0].place == .exact }

  /// Nothing is left out.
  static let verbatim = Telling(
    way: .verbatim, place: .exact, grid: Microseconds(1), keepsHovering: true)

  /// `true` where little things are left out: trembling, and how long a tap lasted.
  var isLoose: Bool { way == .direct }

  /// The same in legs from corner to corner, in ways that read better.
  var smoother: [Telling] {
    let ways: [(Place, Microseconds)] = [
      (.center, .milliseconds(100)), (.center, .milliseconds(10)), (.percent, .milliseconds(10)),
      (.exact, .milliseconds(10)),
    ]
    return ways.map { place, grid in
      var telling = self
      (telling.place, telling.grid) = (place, grid)
      return telling
    }
  }

  /// A span, rounded.
  func rounded(_ span: Microseconds) -> Microseconds {
    Microseconds((span.count + grid.count / 2) / grid.count * grid.count)
  }
}
