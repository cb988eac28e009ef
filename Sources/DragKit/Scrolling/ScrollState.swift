public import DragCoding
public import DragGeometry

/// Where a scrollable area stands, and what moves it.
///
/// It is a value that is told what a finger, the wheel and the keys do, and to which time passes in
/// steps of a millisecond. How much there is to scroll is given to it each time, so that rows can
/// come and go.
///
/// ```swift
/// var scroll = ScrollState()
/// scroll.begin(in: range, tuning)
/// scroll.drag(by: Vector(dx: 0, dy: -80), in: range, tuning)
/// scroll.release(velocity: Vector(dx: 0, dy: -1000), in: range, tuning)
/// while !scroll.isAtRest { scroll.step(in: range, tuning) }
/// scroll.offset.dy  // 80 px, and half of 1,000 px: 575
/// ```
public struct ScrollState: Hashable, Sendable {
  private var x: AxisScroll
  private var y: AxisScroll

  /// Creates an area that is scrolled to an offset.
  public init(offset: Vector = .zero) {
    x = AxisScroll(at: offset.dx)
    y = AxisScroll(at: offset.dy)
  }

  /// The way from the content's upper left corner to that of the viewport, as it is seen now.
  ///
  /// It is beyond the ends while a finger holds it there, or until it has come back.
  public var offset: Vector { Vector(dx: x.offset, dy: y.offset) }

  /// Where the wheel, a key or the program has sent it; where it is, if none has.
  public var goal: Vector { Vector(dx: x.goal, dy: y.goal) }

  /// `true` where time changes nothing.
  public var isAtRest: Bool { x.isAtRest && y.isAtRest }

  /// `true` where a finger holds it.
  public var isHeld: Bool { x.isHeld || y.isHeld }

  /// Lets a millisecond pass.
  public mutating func step(in range: ScrollRange, _ tuning: ScrollTuning) {
    x.step(tuning, range.span(.horizontal))
    y.step(tuning, range.span(.vertical))
  }

  /// Takes note that there is more or less to scroll than before.
  ///
  /// What rests is brought within the ends at once; what moves goes on, to where there is something.
  public mutating func fit(in range: ScrollRange, _ tuning: ScrollTuning) {
    x.fit(tuning, range.span(.horizontal))
    y.fit(tuning, range.span(.vertical))
  }
}

// What a finger does.
extension ScrollState {
  /// A finger begins to scroll: the content is held where it is seen.
  public mutating func begin(in range: ScrollRange, _ tuning: ScrollTuning) {
    x.hold(tuning, range.span(.horizontal))
    y.hold(tuning, range.span(.vertical))
  }

  /// The finger moves by `way` (``PanEvent/translation``), and the content with it; beyond an end, ever less.
  ///
  /// The offset goes the other way.
  public mutating func drag(by way: Vector, in range: ScrollRange, _ tuning: ScrollTuning) {
    x.drag(by: way.dx, tuning, range.span(.horizontal))
    y.drag(by: way.dy, tuning, range.span(.vertical))
  }

  /// The finger goes up, or is taken away: the content goes on as fast as the finger was, and
  /// comes back from beyond an end.
  ///
  /// The speed is that of the finger (``PanEvent/velocity``); nothing where it was taken away.
  public mutating func release(
    velocity: Vector, in range: ScrollRange, _ tuning: ScrollTuning
  ) {
    x.release(at: velocity.dx, tuning, range.span(.horizontal))
    y.release(at: velocity.dy, tuning, range.span(.vertical))
  }

  /// A finger goes down: it catches what moves, and holds it until it is released.
  ///
  /// - Returns: Whether it moved. Such a press is for the scrolling, and taps nothing.
  public mutating func stop(in range: ScrollRange, _ tuning: ScrollTuning) -> Bool {
    guard !isAtRest else { return false }
    begin(in: range, tuning)
    return true
  }
}

// What the wheel, the keys and the program do.
extension ScrollState {
  /// The wheel turns by so many notches to the right and down: the offset follows, never beyond an
  /// end.
  ///
  /// There are parts of notches.
  public mutating func turn(by turn: Vector, in range: ScrollRange, _ tuning: ScrollTuning) {
    x.turn(by: tuning.way(of: turn.dx), tuning, range.span(.horizontal))
    y.turn(by: tuning.way(of: turn.dy), tuning, range.span(.vertical))
  }

  /// Goes to an offset, or as far as there is something to see.
  ///
  /// A finger that holds the area goes on from there. A long way begins a few viewports from its goal.
  public mutating func scroll(
    to target: Vector, animated: Bool = true, in range: ScrollRange, _ tuning: ScrollTuning
  ) {
    x.scroll(to: target.dx, animated: animated, tuning, range.span(.horizontal))
    y.scroll(to: target.dy, animated: animated, tuning, range.span(.vertical))
  }
}

extension ScrollTuning {
  /// How far so many notches scroll.
  func way(of turn: Length) -> Length {
    let notch = notch.clamped(to: .zero...10_000)
    return Length(subpixels: turn.clampedToSeam.subpixels * notch.subpixels / 256)
  }
}

extension ScrollState: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(x, y)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (x, y) = try reader.read()
  }
}
