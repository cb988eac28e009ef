/// The motion of a scrolled view.
enum ScrollMotion: Hashable, Sendable {
  case still
  /// A finger holds the content; `drawn` is the offset without the resistance beyond the ends.
  case held(drawn: Length)
  case coasting(Coast)
  case gliding(Glide)
}

/// A fling, which friction slows.
struct Coast: Hashable, Sendable {
  /// The change of the offset per second, in 1/65536 px, without slow motion.
  var velocity: Int64
  /// The distance not yet added to the offset because it is under 1/256 px, in 1/65536 px.
  var remainder: Int64 = 0
}

extension Coast {
  init(at velocity: Int64, _ tuning: Tuning) {
    let fastest = Int64(tuning.scroll.speedLimit.subpixels) << 8
    self.init(velocity: velocity.clamped(to: -fastest...fastest))
  }

  func isOver(_ tuning: Tuning) -> Bool {
    abs(velocity) < Int64(tuning.scroll.stoppingSpeed.subpixels) << 8
  }

  mutating func step(_ tuning: Tuning) -> Length {
    let steps = 1000 * Int64(tuning.stableSlowness)
    let before = velocity
    velocity -= velocity * tuning.scroll.stableFriction / steps
    let distance = remainder + (before + velocity) / (2 * steps)
    remainder = distance % 256
    return Length(subpixels: Int(distance / 256))
  }
}

/// A spring's motion to an offset: by the wheel, a key or the program, or back from beyond an end.
struct Glide: Hashable, Sendable {
  var goal: Length
  let cause: Cause
  var distance: SpringValue

  enum Cause: Int, Hashable, Sendable {
    case wheel
    case goal
    case bounce
  }
}

extension Glide {
  init(_ cause: Cause, from offset: Length, to goal: Length, velocity: Length, reach: Length) {
    let start = (offset - goal).clamped(to: -reach...reach)
    self.init(goal: goal, cause: cause, distance: SpringValue(at: start))
    distance.retarget(to: Length.zero)
    distance.setVelocity(perSecond: velocity)
  }

  var offset: Length {
    let distance = distance.value
    let rest = Length(subpixels: Int((abs(distance) + 128) >> 8))
    return distance < 0 ? goal - rest : goal + rest
  }

  var velocity: Length { Length(subpixels: Int(distance.velocity / 256)) }

  func kept(within reach: Length) -> Glide {
    guard distance.length.magnitude > reach else { return self }
    return Glide(cause, from: offset, to: goal, velocity: velocity, reach: reach)
  }

  mutating func step(_ tuning: Tuning) {
    let spring =
      switch cause {
      case .wheel: tuning.scroll.wheelSpring
      case .goal: tuning.scroll.goalSpring
      case .bounce: tuning.scroll.bounceSpring
      }
    distance.step(spring.slowed(by: tuning.stableSlowness), tolerance: .quarterPixel)
  }
}

extension ScrollMotion: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .still: writer.write(tag: 0)
    case .held(let drawn): writer.write(tag: 1, drawn)
    case .coasting(let coast): writer.write(tag: 2, coast)
    case .gliding(let glide): writer.write(tag: 3, glide)
    }
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0: self = .still
    case 1: self = .held(drawn: try reader.read())
    case 2: self = .coasting(try reader.read())
    case 3: self = .gliding(try reader.read())
    default: throw reader.invalid("scroll motion")
    }
  }
}

extension Coast: FieldCoded {
  static let fields = Fields(Coast.init) { ($0.velocity, $0.remainder) }

  // No fling is faster than 65,536 px per second.
  var isValid: Bool { velocity.magnitude <= 1 << 32 && remainder.magnitude < 256 }
}

extension Glide: FieldCoded {
  static let fields = Fields(Glide.init) { ($0.goal, $0.cause, $0.distance) }

  var isValid: Bool { distance.target == 0 }
}

extension Glide.Cause: CanonicalCodable {}
