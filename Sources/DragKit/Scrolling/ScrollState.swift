internal import DragCoding
internal import DragGeometry

/// The scroll position and the motion of a scrollable area.
///
/// It advances in steps of a millisecond. The range is a parameter, since rows can be inserted at
/// any time.
///
/// ```swift
/// var scroll = ScrollState()
/// scroll.begin(in: range, tuning)
/// scroll.drag(by: Vector(dx: 0, dy: -80), in: range, tuning)
/// scroll.release(velocity: Vector(dx: 0, dy: -1000), in: range, tuning)
/// while !scroll.isSettled { scroll.step(in: range, tuning) }
/// scroll.offset.dy  // 575 px: 80 by the drag, the rest by the fling
/// ```
struct ScrollState: Hashable, Sendable {
  private var x: AxisScroll
  private var y: AxisScroll

  init(offset: Vector = .zero) {
    x = AxisScroll(at: offset.dx)
    y = AxisScroll(at: offset.dy)
  }

  /// The visible offset, as defined by ``ScrollRange``; it can be beyond the ends of the content.
  var offset: Vector { Vector(dx: x.offset, dy: y.offset) }

  var goal: Vector { Vector(dx: x.goal, dy: y.goal) }

  var isSettled: Bool { x.isSettled && y.isSettled }

  var isHeld: Bool { x.isHeld || y.isHeld }

  mutating func step(in range: ScrollRange, _ tuning: ScrollTuning) {
    x.step(tuning, range.span(.horizontal))
    y.step(tuning, range.span(.vertical))
  }

  mutating func fit(in range: ScrollRange, _ tuning: ScrollTuning) {
    x.fit(tuning, range.span(.horizontal))
    y.fit(tuning, range.span(.vertical))
  }
}

// MARK: - Fingers

extension ScrollState {
  mutating func begin(in range: ScrollRange, _ tuning: ScrollTuning) {
    x.hold(tuning, range.span(.horizontal))
    y.hold(tuning, range.span(.vertical))
  }

  /// Moves content that a finger holds; the offset changes in the opposite direction.
  mutating func drag(by translation: Vector, in range: ScrollRange, _ tuning: ScrollTuning) {
    x.drag(by: translation.dx, tuning, range.span(.horizontal))
    y.drag(by: translation.dy, tuning, range.span(.vertical))
  }

  /// Releases content that a finger holds.
  ///
  /// `velocity` is the finger's, per second; zero if the touch was cancelled.
  mutating func release(velocity: Vector, in range: ScrollRange, _ tuning: ScrollTuning) {
    x.release(at: velocity.dx, tuning, range.span(.horizontal))
    y.release(at: velocity.dy, tuning, range.span(.vertical))
  }

  /// Stops moving content under a finger, which then holds the content.
  ///
  /// - Returns: Whether the content was moving; if so, the press is no tap.
  mutating func stop(in range: ScrollRange, _ tuning: ScrollTuning) -> Bool {
    guard !isSettled else { return false }
    begin(in: range, tuning)
    return true
  }
}

// MARK: - Any press

extension ScrollState {
  /// Stops moving content that no finger holds where it is; content beyond an end continues to return.
  mutating func settle(in range: ScrollRange) {
    x.settle(range.span(.horizontal))
    y.settle(range.span(.vertical))
  }
}

// MARK: - The wheel, keys, and the program

extension ScrollState {
  /// Scrolls by the wheel; `turn` is 1 px for each notch, positive to the right and down.
  mutating func turn(by turn: Vector, in range: ScrollRange, _ tuning: ScrollTuning) {
    x.turn(by: tuning.distance(of: turn.dx), tuning, range.span(.horizontal))
    y.turn(by: tuning.distance(of: turn.dy), tuning, range.span(.vertical))
  }

  mutating func scroll(
    to target: Vector, animated: Bool = true, in range: ScrollRange, _ tuning: ScrollTuning
  ) {
    x.scroll(to: target.dx, animated: animated, tuning, range.span(.horizontal))
    y.scroll(to: target.dy, animated: animated, tuning, range.span(.vertical))
  }
}

extension ScrollTuning {
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
