import Foundation

/// The path of a pointer over the screen, with the interval of its reports.
struct Stroke {
  /// The points that it reports, one after the other.
  let spots: [Spot]
  /// The seconds after each.
  let interval: Double

  /// A straight path in a few equal steps.
  static func straight(from start: Spot, to end: Spot, steps: Int = 8) -> Stroke {
    let spots = (1...steps).map { step in
      start.moved(x: (end.x - start.x) * step / steps, y: (end.y - start.y) * step / steps)
    }
    return Stroke(spots: spots, interval: 0.016)
  }

  /// The path of a hand: it starts and stops softly, a little off the straight line, and reports its
  /// location 125 times a second.
  static func byHand(from start: Spot, to end: Spot, over seconds: Double) -> Stroke {
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let count = max(Int(seconds / 0.008), 1)
    let spots = (1...count).map { step in
      let time = Double(step) / Double(count)
      let share = time * time * time * (10 - 15 * time + 6 * time * time)
      // It curves to one side, by a twentieth of the length.
      let side = share * (1 - share) / 5
      return start.moved(
        x: Int((dx * share - dy * side).rounded()), y: Int((dy * share + dx * side).rounded()))
    }
    return Stroke(spots: spots, interval: 0.008)
  }

  /// Moves along the path, at its pace.
  func follow(_ step: (Spot) throws -> Void) throws {
    let start = ContinuousClock.now
    for (index, spot) in spots.enumerated() {
      try step(spot)
      let next = start + .seconds(interval * Double(index + 1))
      pause(for: next - .now)
    }
  }
}

/// Waits for as long as a hand does.
func pause(for time: Duration) {
  Thread.sleep(forTimeInterval: max(0, time / .seconds(1)))
}
