internal import DragCoding
internal import DragGeometry

/// What moves an offset along one axis.
enum ScrollMotion: Hashable, Sendable {
  /// Nothing.
  case still
  /// A finger, which has drawn the content so far that without resistance the offset were `drawn`.
  case held(drawn: Length)
  /// What a finger gave it.
  case coasting(Coast)
  /// A spring, to a goal.
  case gliding(Glide)
}

/// Content that a finger flung, on its way to where friction stops it.
struct Coast: Hashable, Sendable {
  /// How fast the offset grows, in 1/65536 px a second.
  var velocity: Int64
  /// The part of the way that is too short to be seen yet, in 1/65536 px.
  var remainder: Int64 = 0

  /// More would be a recording that was made up: 65,536 px a second.
  static let limit: Int64 = 1 << 32

  init(at velocity: Int64, _ tuning: ScrollTuning) {
    let fastest = Int64(tuning.speedLimit.subpixels) << 8
    self.velocity = min(max(velocity, -fastest), fastest)
  }

  /// Whether it is so slow that it stops.
  func isOver(_ tuning: ScrollTuning) -> Bool {
    abs(velocity) < Int64(tuning.stoppingSpeed.subpixels) << 8
  }

  /// Lets a millisecond pass, and says how far the offset goes in it.
  mutating func step(_ tuning: ScrollTuning) -> Length {
    let steps = 1000 * Int64(tuning.stableSlowness)
    let before = velocity
    velocity -= velocity * tuning.stableFriction / steps
    let way = remainder + (before + velocity) / (2 * steps)
    remainder = way % 256
    return Length(subpixels: Int(way / 256))
  }
}

/// An offset that a spring pulls to a goal.
///
/// The spring holds the distance that is left, which is short, however long the content is.
struct Glide: Hashable, Sendable {
  /// Where it goes.
  var goal: Length
  /// What sent it there.
  let cause: Cause
  /// How far it is from there, and how fast that changes.
  var distance: SpringValue

  /// What sends an offset somewhere.
  enum Cause: Int, Hashable, Sendable {
    /// The wheel.
    case wheel
    /// A key or the program.
    case goal
    /// An end that the content was drawn or flung beyond.
    case bounce
  }

  init(
    _ cause: Cause, from offset: Length, to goal: Length, velocity: Length, reach: Length
  ) {
    self.goal = goal
    self.cause = cause
    distance = SpringValue(at: (offset - goal).clamped(to: -reach...reach))
    distance.retarget(to: Length.zero)
    distance.setVelocity(perSecond: velocity)
  }

  /// Where it is seen, rounded the same way on both sides of the goal.
  var offset: Length {
    let distance = distance.value
    let rest = Length(subpixels: Int((abs(distance) + 128) >> 8))
    return distance < 0 ? goal - rest : goal + rest
  }

  /// `true` where it has arrived.
  var isOver: Bool { distance.isAtRest }

  /// How fast the offset grows, a second.
  var velocity: Length { Length(subpixels: Int(distance.velocity / 256)) }

  /// The same, no farther than `reach` from its goal.
  func kept(within reach: Length) -> Glide {
    guard distance.length.magnitude > reach else { return self }
    return Glide(cause, from: offset, to: goal, velocity: velocity, reach: reach)
  }

  /// Lets a millisecond pass.
  mutating func step(_ tuning: ScrollTuning) {
    distance.step(spring(tuning).slowed(by: tuning.stableSlowness), tolerance: .quarterPixel)
  }

  private func spring(_ tuning: ScrollTuning) -> Spring {
    switch cause {
    case .wheel: tuning.wheelSpring
    case .goal: tuning.goalSpring
    case .bounce: tuning.bounceSpring
    }
  }
}
