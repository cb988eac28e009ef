public import DragCoding

/// A length or a fraction that a spring moves to a target, in steps of a millisecond.
///
/// The value is an integer, so results are equal on every machine: a length in units of 1/65536
/// pixel, or a fraction in units of 1/65536. The velocity is in these units per second.
@usableFromInline
package struct SpringValue: Hashable, Sendable {
  @usableFromInline
  package private(set) var value: Int64
  @usableFromInline
  package private(set) var velocity: Int64
  @usableFromInline
  package private(set) var target: Int64

  // The ranges are wide enough for every window; within them, no product in a step overflows.
  private static var distances: ClosedRange<Int64> { -1 << 32...1 << 32 }
  private static var speeds: ClosedRange<Int64> { -1 << 40...1 << 40 }

  package init(at length: Length) { self.init(raw: Int64(length.subpixels) << 8) }

  package init(at fraction: Fraction) { self.init(raw: Int64(fraction.raw)) }

  private init(raw: Int64) {
    value = raw.clamped(to: Self.distances)
    velocity = 0
    target = value
  }

  package var length: Length { Length(subpixels: Int((value + 128) >> 8)) }
  package var targetLength: Length { Length(subpixels: Int((target + 128) >> 8)) }
  package var fraction: Fraction { Fraction(raw: Int(value)) }
  package var targetFraction: Fraction { Fraction(raw: Int(target)) }

  @inlinable
  package var isSettled: Bool { value == target && velocity == 0 }

  package var isZero: Bool { value | velocity | target == 0 }

  package mutating func retarget(to length: Length) { target = SpringValue(at: length).target }

  package mutating func retarget(to goal: Fraction) { target = SpringValue(at: goal).target }

  package mutating func setVelocity(perSecond length: Length) {
    velocity = (Int64(length.subpixels) << 8).clamped(to: Self.distances)
  }

  package mutating func shift(by length: Length) {
    value = (value + Int64(length.subpixels) << 8).clamped(to: Self.distances)
  }

  package mutating func finish() {
    value = target
    velocity = 0
  }

  /// Advances by a millisecond; has no effect on a settled value.
  ///
  /// The velocity is stepped before the value (semi-implicit Euler), so oscillations do not grow.
  /// The value settles when its distance from the target is less than `tolerance`, and its speed is
  /// less than eight times `tolerance` per second. It also settles when a step changes nothing.
  package mutating func step(_ spring: Spring, tolerance: SpringTolerance) {
    if !isSettled { _ = step(SpringStep(spring, tolerance: tolerance), atMost: 1) }
  }

  /// Advances until the value settles, by at most `count` milliseconds; returns the number taken.
  package mutating func step(_ step: SpringStep, atMost count: Int) -> Int {
    var (position, speed, passed) = (value, velocity, 0)
    while passed < count, position != target || speed != 0 {
      // Within the ranges of distances, speeds and springs, nothing can overflow.
      let pull = step.stiffness &* (target &- position) &- step.friction &* speed
      let newSpeed = (speed &+ pull / 1_024_000).clamped(to: Self.speeds)
      let newPosition = (position &+ newSpeed / 1000).clamped(to: Self.distances)
      let isNear =
        (target &- newPosition).magnitude < step.tolerance
        && newSpeed.magnitude < step.tolerance &* 8
      let isSame = newPosition == position && newSpeed == speed
      (position, speed) = isNear || isSame ? (target, 0) : (newPosition, newSpeed)
      passed += 1
    }
    (value, velocity) = (position, speed)
    return passed
  }
}

/// The parameters of ``SpringValue/step(_:tolerance:)``, computed once for many values and steps.
package struct SpringStep: Sendable {
  fileprivate let stiffness: Int64
  fileprivate let friction: Int64
  fileprivate let tolerance: UInt64

  package init(_ spring: Spring, tolerance: SpringTolerance) {
    (stiffness, friction) = (spring.stiffness, spring.friction)
    self.tolerance = tolerance.rawValue
  }
}

/// The distance from the target below which a ``SpringValue`` can settle, in units of its value.
///
/// `quarterPixel` is for lengths. `alphaStep`, one step of an 8-bit opacity, is for fractions.
package enum SpringTolerance: UInt64, Sendable {
  case quarterPixel = 16384
  case alphaStep = 256
}

extension SpringValue: CanonicalCodable {
  @usableFromInline
  package func encode(into writer: inout CanonicalWriter) {
    // The usual case: a state has many springs, and most of them rest at zero.
    if isZero {
      writer.write(zeros: 3)
    } else {
      writer.write(value, velocity, target)
    }
  }

  @usableFromInline
  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (value, velocity, target) = try reader.read()
    guard Self.distances.contains(value), Self.distances.contains(target),
      Self.speeds.contains(velocity)
    else { throw reader.invalid("spring") }
  }
}
