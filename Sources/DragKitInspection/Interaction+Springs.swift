package import DragKit

extension Interaction {
  /// Returns the value that a spring moves now and that is farthest from its target; `nil` if it moves none.
  ///
  /// A share, such as that by which an item is lifted, counts only if no item is on its way by the spring.
  ///
  /// - Complexity: O(*n*) for *n* items in motion.
  package func springValue(of spring: TunedSpring) -> SpringValue? {
    let (lengths, shares) = facts.springValues(of: spring)
    return lengths.farthest ?? shares.farthest
  }
}

extension [SpringValue] {
  fileprivate var farthest: SpringValue? {
    filter { !$0.isSettled }
      .max { ($0.target - $0.value).magnitude < ($1.target - $1.value).magnitude }
  }
}
