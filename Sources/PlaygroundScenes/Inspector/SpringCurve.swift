internal import DragKit

/// The course of a spring from 0 to 1, as the engine steps it: a sample for each millisecond.
struct SpringCurve: Hashable, Sendable {
  /// The shares of the distance, in units of 1/65536.
  let shares: [Int]
  /// The change of the share in each second, in the same units.
  private let speeds: [Int]

  /// The distance is long, so that the step from one value of the spring to the next is not visible.
  private static let distance: Length = 1024
  private static let longest = 4000

  /// Creates the curve of a spring; one that glides begins with the speed of a release, as that of a gliding item does.
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

  /// The speed at which a release glides over the distance: 2π · distance / response (`Touch.glide`).
  private static func speedOfRelease(_ spring: Spring) -> Length {
    Length(
      subpixels: Int(Int64(distance.subpixels) * 6_283_185 / max(spring.response.count, 50_000)))
  }

  /// The time until the value stays within a hundredth of the target.
  var duration: Microseconds {
    let last = shares.lastIndex { (65536 - $0).magnitude > 655 }
    return .milliseconds(Int64(last.map { $0 + 1 } ?? 0))
  }

  /// By how much the value passes the target, in thousandths of the distance.
  var overshoot: Int { (max((shares.max() ?? 0) - 65536, 0) * 1000 + 32768) / 65536 }

  /// The largest share.
  var peak: Int { max(shares.max() ?? 65536, 65536) }

  /// Returns the time in milliseconds at which the curve has the state of a value that the spring moves now.
  ///
  /// A spring is linear: from rest, the ratio of speed to the rest of the distance determines the time, however long the distance is. After
  /// a change of the target, it is the time of the motion from rest that continues in the same manner. The value is slower
  /// than the curve by the factor `slowness`.
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
