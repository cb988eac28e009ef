package import DragCoding

/// A number on its way to another, pulled by a spring in steps of a millisecond.
///
/// It is Int64 fixed point throughout, so that a run is the same bit for bit everywhere. The unit is
/// 1/65536 of a pixel, or of one where the number is a share.
///
/// ```swift
/// var x = SpringValue(from: 100, to: 0)
/// while !x.isAtRest { x.step(.gap, tolerance: .quarterPixel) }
/// ```
package struct SpringValue: Hashable, Sendable {
  /// Where the number is now, in 1/65536.
  package private(set) var value: Int64
  /// How fast it changes, in 1/65536 a second.
  package private(set) var velocity: Int64
  /// Where it goes, in 1/65536.
  package private(set) var target: Int64

  /// Distances beyond these would overflow in a step: 65,536 pixels.
  private static var distances: ClosedRange<Int64> { -1 << 32...1 << 32 }
  /// Speeds beyond these would overflow in a step.
  private static var speeds: ClosedRange<Int64> { -1 << 40...1 << 40 }

  /// Creates a number at rest.
  package init(at length: Length) {
    self.init(raw: Int64(length.subpixels) << 8)
  }

  /// Creates a share at rest.
  package init(at fraction: Fraction) {
    self.init(raw: Int64(fraction.raw))
  }

  private init(raw: Int64) {
    value = raw.clamped(to: Self.distances)
    velocity = 0
    target = value
  }

  /// Where the number is, as a distance.
  package var length: Length { Length(subpixels: Int((value + 128) >> 8)) }

  /// Where the number goes, as a distance.
  package var targetLength: Length { Length(subpixels: Int((target + 128) >> 8)) }

  /// Where the number goes, as a share.
  package var targetFraction: Fraction { Fraction(raw: Int(target)) }

  /// Where the number is, as a share.
  package var fraction: Fraction { Fraction(raw: Int(value)) }

  /// `true` where nothing is left to do.
  package var isAtRest: Bool { value == target && velocity == 0 }

  /// Aims elsewhere, from where the number is and as fast as it goes.
  package mutating func retarget(to length: Length) {
    target = SpringValue(at: length).value
  }

  /// Aims at another share, from where the number is and as fast as it goes.
  package mutating func retarget(to fraction: Fraction) {
    target = SpringValue(at: fraction).value
  }

  /// Goes on at another speed, as something does that is let go by a hand.
  package mutating func setVelocity(perSecond length: Length) {
    velocity = (Int64(length.subpixels) << 8).clamped(to: Self.distances)
  }

  /// Moves the number without changing its speed, as when the place it is measured from moves.
  package mutating func shift(by length: Length) {
    value = (value + Int64(length.subpixels) << 8).clamped(to: Self.distances)
  }

  /// Goes to the target at once.
  package mutating func finish() {
    value = target
    velocity = 0
  }

  /// Stops where it is.
  package mutating func stop() {
    target = value
    velocity = 0
  }

  /// Lets one millisecond pass.
  ///
  /// The speed is stepped before the place (semi-implicit Euler), which keeps the swing from growing.
  /// Nearer to the target than `tolerance`, and slower than eight times that a second, the number is
  /// there: nobody could see the rest of the way. So it is where a step is too small to count, as
  /// happens at the end of slow motion: it would never arrive otherwise.
  package mutating func step(_ spring: Spring, tolerance: SpringTolerance) {
    guard !isAtRest else { return }
    let before = self
    let pull = spring.stiffness * (target - value) - spring.friction * velocity
    velocity = (velocity + pull / 1_024_000).clamped(to: Self.speeds)
    value = (value + velocity / 1000).clamped(to: Self.distances)
    let isNear = abs(target - value) < tolerance.distance && abs(velocity) < tolerance.distance * 8
    if isNear || self == before { finish() }
  }
}

/// How near to its target a number counts as there.
package struct SpringTolerance: Hashable, Sendable {
  /// The distance in 1/65536.
  let distance: Int64

  /// A quarter of a pixel; a picture is drawn at whole ones.
  package static let quarterPixel = SpringTolerance(distance: 1 << 14)

  /// A share of 1/256, one step of an eight-bit alpha.
  package static let alphaStep = SpringTolerance(distance: 1 << 8)
}

extension SpringValue: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(value, velocity, target)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (value, velocity, target) = try reader.read()
    value = value.clamped(to: Self.distances)
    velocity = velocity.clamped(to: Self.speeds)
    target = target.clamped(to: Self.distances)
  }
}
