package import DragGeometry

/// A spring of a tuning, and what it moves.
package enum TunedSpring: Int, Sendable, CaseIterable {
  case lift, gap, drop, cancel, glide

  package func spring(_ tuning: Tuning) -> Spring {
    switch self {
    case .lift: tuning.liftSpring
    case .gap: tuning.gapSpring
    case .drop: tuning.dropSpring
    case .cancel: tuning.cancelSpring
    case .glide: tuning.glideSpring
    }
  }
}

extension ItemMotion {
  /// Returns the value that a spring moves now and that is farthest from its target; `nil` if it moves none.
  ///
  /// A share, such as that by which an item is lifted, counts only if no item is on its way by the spring.
  package func value(of spring: TunedSpring) -> SpringValue? {
    let moved = overlays.filter { $0.course.spring == spring }
    var values = moved.flatMap(\.displacement.values)
    var shares = moved.map(\.vanishing)
    switch spring {
    case .gap:
      values += displacements.lazy.filter { !$0.glides }.flatMap(\.values)
      shares += arrivals.map(\.share) + folds.map(\.openness)
    case .glide: values += displacements.lazy.filter(\.glides).flatMap(\.values)
    // An item in hand is where the pointer is: its lift is what is seen.
    case .lift: (values, shares) = ([], shares + overlays.flatMap { [$0.lift, $0.sinking] })
    case .drop, .cancel: break
    }
    return values.farthest ?? shares.farthest
  }
}

extension DragOverlay.Course {
  /// The spring that moves an overlay of this course.
  var spring: TunedSpring {
    switch self {
    case .carried, .departing: .lift
    case .piled: .gap
    case .dropped, .vanishing: .drop
    case .returning: .cancel
    }
  }
}

extension Displacement {
  fileprivate var values: [SpringValue] { [x, y, width, height] }
}

extension [SpringValue] {
  fileprivate var farthest: SpringValue? {
    filter { !$0.isSettled }
      .max { ($0.target - $0.value).magnitude < ($1.target - $1.value).magnitude }
  }
}
