public import DragFrameIO
public import DragGeometry
public import DragRecording

/// A button or a finger goes down on something, and rests: `press red hold 0.6s`.
public struct Press: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates a press on a spot of a thing.
  public init(
    _ name: ThingName, at spot: Spot = .center, hold: Microseconds = .zero,
    with device: Device? = nil,
    finger: Int? = nil, button: PointerButton? = nil
  ) {
    let hand = Hand(device, finger: finger, button: button)
    statements = [.press(.thing(name, at: spot), hold: hold, by: hand)]
  }

  /// Creates a press on a point of the window.
  public init(
    at point: Point, hold: Microseconds = .zero, with device: Device? = nil, finger: Int? = nil,
    button: PointerButton? = nil
  ) {
    let hand = Hand(device, finger: finger, button: button)
    statements = [.press(.point(point), hold: hold, by: hand)]
  }
}

/// A pointer moves: `move to green over 0.4s then black`.
public struct Move: ScriptElement {
  private let legs: [Leg]
  private let hand: Hand

  /// Creates a move to where a thing rests by then.
  public init(
    to name: ThingName, at spot: Spot = .center, over duration: Microseconds? = nil,
    _ pace: Leg.Pace = .eased, finger: Int? = nil
  ) {
    self.init(
      [Leg(.to(.thing(name, at: spot)), over: duration, pace)], by: Hand(finger: finger))
  }

  /// Creates a move to a point of the window.
  public init(
    to point: Point, over duration: Microseconds? = nil, _ pace: Leg.Pace = .eased,
    finger: Int? = nil
  ) {
    self.init([Leg(.to(.point(point)), over: duration, pace)], by: Hand(finger: finger))
  }

  /// Creates a move to the right and down.
  public init(
    by dx: Length, _ dy: Length, over duration: Microseconds? = nil, _ pace: Leg.Pace = .eased,
    finger: Int? = nil
  ) {
    let way = Vector(dx: dx, dy: dy)
    self.init([Leg(.by(way), over: duration, pace)], by: Hand(finger: finger))
  }

  /// Creates a move in several legs.
  public init(_ legs: [Leg], by hand: Hand = Hand()) {
    (self.legs, self.hand) = (legs, hand)
  }

  public var statements: [Script.Statement] { [.move(legs, by: hand)] }

  /// The move with another leg behind it.
  public func then(
    to name: ThingName, at spot: Spot = .center, over duration: Microseconds? = nil,
    _ pace: Leg.Pace = .eased
  ) -> Move {
    Move(legs + [Leg(.to(.thing(name, at: spot)), over: duration, pace)], by: hand)
  }
}

/// A pointer is at points at times, with none between: `path 8ms 12,30  8ms 14,33`.
public struct Trace: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates a path.
  public init(_ samples: [Sample], finger: Int? = nil) {
    statements = [.path(samples, by: Hand(finger: finger))]
  }
}

/// A button or a finger goes up: `release`.
public struct Release: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates a release of what was pressed last, where nothing else is said.
  public init(with device: Device? = nil, finger: Int? = nil, button: PointerButton? = nil) {
    statements = [.release(by: Hand(device, finger: finger, button: button))]
  }
}

/// The system takes a pointer away: `cancel`.
public struct Cancel: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates the end of what was pressed last, where nothing else is said.
  public init(with device: Device? = nil, finger: Int? = nil) {
    statements = [.cancel(by: Hand(device, finger: finger))]
  }
}

/// A press and a release: `tap undo`.
public struct Tap: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates a tap.
  public init(
    _ name: ThingName, at spot: Spot = .center, with device: Device? = nil, finger: Int? = nil,
    button: PointerButton? = nil
  ) {
    let hand = Hand(device, finger: finger, button: button)
    statements = [.tap(.thing(name, at: spot), by: hand)]
  }
}

/// A press, a move and a release: `drag red to green over 0.4s`.
public struct Drag: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates a drag from one thing to another.
  public init(
    _ name: ThingName, to goal: ThingName, at spot: Spot = .center,
    over duration: Microseconds? = nil,
    hold: Microseconds? = nil, with device: Device? = nil, finger: Int? = nil
  ) {
    statements = [
      .drag(
        .thing(name), to: Leg(.to(.thing(goal, at: spot)), over: duration), hold: hold,
        by: Hand(device, finger: finger))
    ]
  }
}

/// Gestures that are begun at once: `finger 1 release & finger 2 release`.
public struct Together: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates gestures side by side.
  public init(@ScriptBuilder _ gestures: () -> [Script.Statement]) {
    statements = [.together(gestures())]
  }
}

/// The wheel turns by notches: `wheel 0,3 at board`.
public struct Wheel: ScriptElement {
  public let statements: [Script.Statement]

  /// Creates turns to the right and down, over a thing or where the mouse is.
  public init(_ dx: Length, _ dy: Length, at aim: Aim? = nil) {
    statements = [.wheel(Vector(dx: dx, dy: dy), at: aim)]
  }
}
