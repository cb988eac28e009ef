/// The parameters of a spring animation.
///
/// Response and damping are those of SwiftUI's `spring(response:dampingFraction:)`.
public struct Spring: Hashable, Sendable {
  /// The period of the oscillation without damping; an animation limits it to 50 ms…100 s.
  public var response: Microseconds
  /// The damping as a fraction of critical damping; an animation limits it to 5%…150%.
  public var damping: Fraction

  /// Creates a spring.
  public init(response: Microseconds, damping: Fraction) {
    self.response = response
    self.damping = damping
  }

  package func slowed(by factor: Int) -> Spring {
    Spring(response: Microseconds(response.count * Int64(factor)), damping: damping)
  }

  /// The acceleration divided by the distance from the target, (2π / response)², in 1/1024 s⁻².
  var stiffness: Int64 {
    let fourPiSquared: Int64 = 39_478_418  // In millionths.
    return fourPiSquared * 1_000_000 * 1024 / (period * period)
  }

  /// The deceleration divided by the speed, 4π · damping / response, in 1/1024 s⁻¹.
  var friction: Int64 {
    let fourPi: Int64 = 12_566_371  // In millionths.
    return fourPi * 1024 / period * Int64(stableDamping.raw) / 65536
  }

  private var period: Int64 { response.count.clamped(to: 50_000...100_000_000) }

  private var stableDamping: Fraction { damping.clamped(to: .percent(5)...(.percent(150))) }
}
