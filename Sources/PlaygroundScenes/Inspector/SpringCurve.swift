internal import DragKit

/// The course of a spring from 0 to 1 in the engine's steps, with a sample for each millisecond.
struct SpringCurve: Hashable, Sendable {
  /// The positions as fractions of the distance, in units of 1/65536.
  let shares: [Int]
  /// The change of the position per second, in the same units.
  private let speeds: [Int]

  /// A long distance, so that single steps of the spring's value are not visible.
  private static let distance: Length = 1024
  private static let longest = 4000

  /// Creates the curve of a spring; a gliding one begins with the speed of a release.
  init(_ spring: Spring, glides: Bool = false) {
    var value = SpringValue(at: -Self.distance)
    value.retarget(to: Length.zero)
    if glides { value.setVelocity(perSecond: Self.speedOfRelease(spring)) }
    let step = SpringStep(spring, tolerance: .quarterPixel)
    var (shares, speeds) = ([Int](), [Int]())
    func note() {
      shares.append(65536 + Int(value.value) / Self.distance.pixels)
      speeds.append(Int(value.velocity) / Self.distance.pixels)
    }
    note()
    while !value.isSettled, shares.count < Self.longest {
      _ = value.step(step, atMost: 1)
      note()
    }
    (self.shares, self.speeds) = (shares, speeds)
  }

  /// The speed at which a release glides over the distance: 2π · distance / response
  /// (`Touch.glide`).
  private static func speedOfRelease(_ spring: Spring) -> Length {
    Length(
      subpixels: Int(Int64(distance.subpixels) * 6_283_185 / max(spring.response.count, 50_000)))
  }

  /// The time until the value stays within a hundredth of the target.
  var duration: Microseconds {
    let last = shares.lastIndex { (65536 - $0).magnitude > 655 }
    return .milliseconds(Int64(last.map { $0 + 1 } ?? 0))
  }

  /// The overshoot beyond the target, in thousandths of the distance.
  var overshoot: Int { (max((shares.max() ?? 0) - 65536, 0) * 1000 + 32768) / 65536 }

  /// The farthest position.
  var peak: Int { max(shares.max() ?? 65536, 65536) }

  /// Returns the time in milliseconds at which the curve matches a value that the spring moves now.
  ///
  /// A spring is linear. From a standstill, the ratio of the speed to the remaining distance
  /// determines the time, for any distance. After a change of the target, the result is the time of
  /// a motion from a standstill that continues in the same way. The value is slower than the curve
  /// by the factor `slowness`.
  func time(of value: SpringValue, slowedBy slowness: Int) -> Int? {
    let distance = Double(value.value - value.target)
    let speed = Double(value.velocity) * Double(slowness)
    guard distance != 0 || speed != 0 else { return nil }
    // The first sample at which the curve's direction passes that of the value.
    var before = 0.0
    for (time, (share, pace)) in zip(shares, speeds).enumerated() {
      let side = distance * Double(pace) - speed * Double(share - 65536)
      if side == 0 || (time > 0 && (side < 0) != (before < 0)) { return time }
      before = side
    }
    return nil
  }
}
