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
  private var x = AxisScroll()
  private var y = AxisScroll()

  /// The visible offset, as defined by ``ScrollRange``; it can be beyond the ends of the content.
  var offset: Vector { Vector(dx: x.offset, dy: y.offset) }

  var goal: Vector { Vector(dx: x.goal, dy: y.goal) }

  var isSettled: Bool { x.isSettled && y.isSettled }

  var isHeld: Bool { x.isHeld || y.isHeld }
}

extension ScrollState {
  init(offset: Vector) {
    self.init()
    let farthest = -ScrollRange.largest...ScrollRange.largest
    x.offset = offset.dx.clamped(to: farthest)
    y.offset = offset.dy.clamped(to: farthest)
  }

  private mutating func update(
    in range: ScrollRange, _ change: (inout AxisScroll, Axis, ScrollSpan) -> Void
  ) {
    change(&x, .horizontal, range.span(.horizontal))
    change(&y, .vertical, range.span(.vertical))
  }

  mutating func step(in range: ScrollRange, _ tuning: ScrollTuning) {
    update(in: range) { scroll, _, span in scroll.step(tuning, span) }
  }

  mutating func fit(in range: ScrollRange, _ tuning: ScrollTuning) {
    update(in: range) { scroll, _, span in scroll.fit(tuning, span) }
  }
}

// MARK: - Fingers

extension ScrollState {
  mutating func begin(in range: ScrollRange, _ tuning: ScrollTuning) {
    update(in: range) { scroll, _, span in scroll.hold(tuning, span) }
  }

  /// Moves content that a finger holds; the offset changes in the opposite direction.
  mutating func drag(by translation: Vector, in range: ScrollRange, _ tuning: ScrollTuning) {
    update(in: range) { $0.drag(by: translation[$1], tuning, $2) }
  }

  /// Releases content that a finger holds.
  ///
  /// `velocity` is the finger's, per second; zero if the touch was cancelled.
  mutating func release(velocity: Vector, in range: ScrollRange, _ tuning: ScrollTuning) {
    update(in: range) { $0.release(at: velocity[$1], tuning, $2) }
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
    update(in: range) { scroll, _, span in scroll.settle(span) }
  }
}

// MARK: - The wheel, keys, and the program

extension ScrollState {
  /// Scrolls by the wheel; `turn` is 1 px for each notch, positive to the right and down.
  mutating func turn(by turn: Vector, in range: ScrollRange, _ tuning: ScrollTuning) {
    update(in: range) { $0.turn(by: tuning.distance(of: turn[$1]), tuning, $2) }
  }

  mutating func scroll(
    to target: Vector, animated: Bool = true, in range: ScrollRange, _ tuning: ScrollTuning
  ) {
    update(in: range) { $0.scroll(to: target[$1], animated: animated, tuning, $2) }
  }
}

extension ScrollTuning {
  func distance(of turn: Length) -> Length {
    let notch = notch.clamped(to: .zero...10_000)
    return Length(subpixels: turn.clampedToFarthest.subpixels * notch.subpixels / 256)
  }
}

extension ScrollState: FieldCoded {
  static let fields = Fields(ScrollState.init) { ($0.x, $0.y) }
}
