public import DragFrameIO
public import DragGeometry
public import DragRecording

/// Where a gesture goes.
public enum Aim: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A thing, and a spot on it.
  case thing(ThingName, at: Spot = .center)
  /// A point of the window, in logical pixels.
  case point(Point)

  /// The middle of a thing.
  public init(stringLiteral text: String) { self = .thing(ThingName(stringLiteral: text)) }
}

extension Aim {
  /// The point that is aimed at now.
  func point(in world: some Aimable) throws(TextProblem) -> Point {
    switch self {
    case .point(let point): point
    case .thing(let name, let spot):
      spot.point(on: try world.landmarks.landmark(named: name)).clampedToFarthest
    }
  }
}

/// A spot on a thing.
public enum Spot: Hashable, Sendable {
  /// The middle of it, or of what is seen of it.
  case center
  /// Shares of its width and height, in hundredths of a percent.
  case share(x: Int, y: Int)
  /// So far from its upper left corner.
  case offset(Vector)

  /// Shares of its width and height, in percent.
  public static func percent(_ x: Int, _ y: Int) -> Spot { .share(x: x * 100, y: y * 100) }

  /// The point that it is on a thing.
  fileprivate func point(on landmark: Landmark) -> Point {
    let frame = landmark.frame
    switch self {
    case .center:
      let center = frame.center
      return landmark.visible.contains(center) ? center : landmark.visible.center
    case .share(let x, let y):
      return frame.origin
        + Vector(dx: frame.width * x / 10_000, dy: frame.height * y / 10_000)
    case .offset(let way): return frame.origin + way
    }
  }
}

/// A stretch of a move.
public struct Leg: Hashable, Sendable {
  /// Where a move goes.
  public enum Goal: Hashable, Sendable {
    /// To a thing, where that rests when the leg begins, or to a point.
    case to(Aim)
    /// So far from where the pointer is.
    case by(Vector)
  }

  /// How fast it is on the way.
  public enum Pace: Hashable, Sendable {
    /// It starts and stops softly, as a hand does.
    case eased
    /// The same at every moment.
    case even
  }

  /// Where it goes.
  public var goal: Goal
  /// How long it takes; nothing for the time that a hand takes.
  public var duration: Microseconds?
  /// How fast it is on the way.
  public var pace: Pace

  /// Creates a leg.
  public init(_ goal: Goal, over duration: Microseconds? = nil, _ pace: Pace = .eased) {
    (self.goal, self.duration, self.pace) = (goal, duration, pace)
  }
}

/// Where a pointer is at some time.
public struct Sample: Hashable, Sendable {
  /// How long after the sample before.
  public var wait: Microseconds
  /// Where, in the window's logical pixels.
  public var point: Point

  /// Creates a sample.
  public init(after wait: Microseconds, at point: Point) {
    (self.wait, self.point) = (wait, point)
  }
}

/// What gestures are made with.
public enum Device: String, Hashable, Sendable, CaseIterable {
  /// A mouse.
  case mouse
  /// A finger on a screen.
  case touch
}

/// Which pointer a gesture is made with, as far as that is said.
public struct Hand: Hashable, Sendable {
  /// The device; nothing for the one of before.
  public var device: Device?
  /// The finger's number, counted from one.
  public var finger: Int?
  /// The mouse's button; nothing for the primary one, or for the one that is down.
  public var button: PointerButton?

  /// Creates a hand of which nothing more is said.
  public init(_ device: Device? = nil, finger: Int? = nil, button: PointerButton? = nil) {
    (self.device, self.finger, self.button) = (device, finger, button)
  }
}

/// A key that goes down and up, with modifier keys held meanwhile.
public struct KeyStroke: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// What is held beside what is held anyway.
  public var modifiers: Modifiers

  /// Creates a stroke.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    (self.key, self.modifiers) = (key, modifiers)
  }
}
