/// The springs that move items, fade them in and open groups, computed once for many steps.
struct MotionSprings {
  let gap: SpringStep
  let glide: SpringStep
  let presence: SpringStep

  init(_ tuning: Tuning) {
    let spring = tuning.gapSpring.slowed(by: tuning.slowness)
    gap = SpringStep(spring, tolerance: .quarterPixel)
    glide = SpringStep(tuning.glideSpring.slowed(by: tuning.slowness), tolerance: .quarterPixel)
    presence = SpringStep(spring, tolerance: .alphaStep)
  }
}

extension ItemMotion {
  /// Returns the value that `spring` moves and is farthest from its target; `nil` if none moves.
  func springValue(of spring: TunedSpring) -> SpringValue? {
    let moved = overlays.filter { $0.course.spring == spring }
    var (displaced, fractions) = (moved.map(\.displacement), moved.map(\.vanishing))
    switch spring {
    case .gap:
      displaced += displacements.filter { !$0.glides }
      fractions += arrivals.map(\.fade) + folds.map(\.openness)
    case .glide: displaced += displacements.filter(\.glides)
    // A dragged item is where the pointer is, so its spring shows in its lift.
    case .lift:
      (displaced, fractions) = ([], fractions + overlays.flatMap { [$0.lift, $0.compactness] })
    case .drop, .cancel: break
    }
    return displaced.flatMap(\.values).farthest ?? fractions.farthest
  }
}

extension [SpringValue] {
  fileprivate var farthest: SpringValue? {
    filter { !$0.isSettled }
      .max { ($0.target - $0.value).magnitude < ($1.target - $1.value).magnitude }
  }
}
