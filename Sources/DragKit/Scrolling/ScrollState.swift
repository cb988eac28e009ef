internal import DragCoding
internal import DragGeometry

/// The scroll position of an area, and its motion.
///
/// Fingers, the wheel and keys change it, and it advances in steps of a millisecond. Each call
/// takes the range, so that rows can be inserted and removed at any time.
///
/// ```swift
/// var scroll = ScrollState()
/// scroll.begin(in: range, tuning)
/// scroll.drag(by: Vector(dx: 0, dy: -80), in: range, tuning)
/// scroll.release(velocity: Vector(dx: 0, dy: -1000), in: range, tuning)
/// while !scroll.isSettled { scroll.step(in: range, tuning) }
/// scroll.offset.dy  // 80 px, and half of 1,000 px: 575
/// ```
struct ScrollState: Hashable, Sendable {
  private var x: AxisScroll
  private var y: AxisScroll

  init(offset: Vector = .zero) {
    x = AxisScroll(at: offset.dx)
    y = AxisScroll(at: offset.dy)
  }

  /// The visible offset (``ScrollRange``).
  ///
  /// It is beyond the ends while a finger holds it there, and until it has returned.
  var offset: Vector { Vector(dx: x.offset, dy: y.offset) }

  /// The offset to which the wheel, a key or the program scrolls; otherwise ``offset``.
  var goal: Vector { Vector(dx: x.goal, dy: y.goal) }

  /// Whether time changes nothing.
  var isSettled: Bool { x.isSettled && y.isSettled }

  var isHeld: Bool { x.isHeld || y.isHeld }

  /// Advances the motion by a millisecond.
  mutating func step(in range: ScrollRange, _ tuning: ScrollTuning) {
    x.step(tuning, range.span(.horizontal))
    y.step(tuning, range.span(.vertical))
  }

  /// Follows a change of the range.
  ///
  /// A settled offset is clamped at once; a motion continues to a goal within the range.
  mutating func fit(in range: ScrollRange, _ tuning: ScrollTuning) {
    x.fit(tuning, range.span(.horizontal))
    y.fit(tuning, range.span(.vertical))
  }
}

// Fingers.
extension ScrollState {
  /// Holds the content where it is visible.
  mutating func begin(in range: ScrollRange, _ tuning: ScrollTuning) {
    x.hold(tuning, range.span(.horizontal))
    y.hold(tuning, range.span(.vertical))
  }

  /// Moves the content with a finger, less and less beyond an end; the offset changes in the
  /// opposite direction.
  mutating func drag(by translation: Vector, in range: ScrollRange, _ tuning: ScrollTuning) {
    x.drag(by: translation.dx, tuning, range.span(.horizontal))
    y.drag(by: translation.dy, tuning, range.span(.vertical))
  }

  /// Releases the content at the finger's velocity per second, zero if the touch was cancelled.
  mutating func release(
    velocity: Vector, in range: ScrollRange, _ tuning: ScrollTuning
  ) {
    x.release(at: velocity.dx, tuning, range.span(.horizontal))
    y.release(at: velocity.dy, tuning, range.span(.vertical))
  }

  /// Holds content that moves, as a finger that goes down does.
  ///
  /// - Returns: Whether it moved. Such a press belongs to the scrolling, and taps nothing.
  mutating func stop(in range: ScrollRange, _ tuning: ScrollTuning) -> Bool {
    guard !isSettled else { return false }
    begin(in: range, tuning)
    return true
  }
}

// The wheel, keys, and the program.
extension ScrollState {
  /// Scrolls by notches of the wheel to the right and down, never beyond an end; a pixel is a
  /// notch.
  mutating func turn(by turn: Vector, in range: ScrollRange, _ tuning: ScrollTuning) {
    x.turn(by: tuning.distance(of: turn.dx), tuning, range.span(.horizontal))
    y.turn(by: tuning.distance(of: turn.dy), tuning, range.span(.vertical))
  }

  /// Scrolls to an offset, clamped to the range.
  ///
  /// A finger that holds the area continues from there. A long animation begins a few viewports
  /// from its goal.
  mutating func scroll(
    to target: Vector, animated: Bool = true, in range: ScrollRange, _ tuning: ScrollTuning
  ) {
    x.scroll(to: target.dx, animated: animated, tuning, range.span(.horizontal))
    y.scroll(to: target.dy, animated: animated, tuning, range.span(.vertical))
  }
}

extension ScrollTuning {
  /// The distance of a number of notches.
  func distance(of turn: Length) -> Length {
    let notch = notch.clamped(to: .zero...10_000)
    return Length(subpixels: turn.clampedToFarthest.subpixels * notch.subpixels / 256)
  }
}

extension ScrollState: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(x, y) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (x, y) = try reader.read()
  }
}
