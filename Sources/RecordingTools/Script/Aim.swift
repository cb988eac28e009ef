public import DragRecording

/// A location at which a gesture is aimed.
public enum Aim: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A spot on a thing: a named element of the window, such as an item, a view or a part of a row.
  case thing(ThingName, at: Spot = .center)
  /// A point of the window, in logical pixels.
  case point(Point)

  /// Creates an aim at the ``Spot/center`` of the thing with a name such as `colours/red`.
  public init(stringLiteral text: String) { self = .thing(ThingName(stringLiteral: text)) }

  func point(in world: some Aimable) throws(TextProblem) -> Point {
    switch self {
    case .point(let point): point
    case .thing(let name, let spot):
      spot.point(on: try world.landmarks.landmark(named: name)).clampedToFarthest
    }
  }
}

/// A location relative to a thing's frame.
public enum Spot: Hashable, Sendable {
  /// The middle of the frame in the final layout.
  ///
  /// If the middle is outside the visible part of the frame, the middle of that part is used.
  case center
  /// The location at a share of the frame's width and height from its upper left corner.
  ///
  /// Shares are in 1/100 of a percent: 5000 is half.
  case share(x: Int, y: Int)
  /// A translation from the frame's upper left corner, in logical pixels.
  case offset(Vector)

  /// Returns the spot at a share of the frame's width and height from its upper left corner.
  ///
  /// Both shares are in percent.
  public static func percent(_ x: Int, _ y: Int) -> Spot { .share(x: x * 100, y: y * 100) }

  fileprivate func point(on landmark: Landmark) -> Point {
    let frame = landmark.frame
    switch self {
    case .center:
      let center = frame.center
      return landmark.visible.contains(center) ? center : landmark.visible.center
    case .share(let x, let y):
      return frame.origin + Vector(dx: frame.width * x / 10_000, dy: frame.height * y / 10_000)
    case .offset(let offset): return frame.origin + offset
    }
  }
}

/// A straight motion of a pointer to one goal: a part of a move, or the motion of a drag.
public struct Leg: Hashable, Sendable {
  /// The end of a leg.
  public enum Goal: Hashable, Sendable {
    /// A point of the window, or a spot on a thing, found in the final layout when the leg begins.
    case to(Aim)
    /// A translation from the pointer's location at the beginning of the leg, in logical pixels.
    case by(Vector)
  }

  /// The change of speed along a leg; the leg's duration determines the average speed.
  public enum Pace: Hashable, Sendable {
    /// Accelerates, then decelerates.
    case eased
    /// Keeps the same speed.
    case even
  }

  /// The end of the leg.
  public var goal: Goal
  /// The duration, or `nil` for a default.
  ///
  /// The default is the time that the leg takes at 600 logical pixels per second on its longer
  /// axis. It is at least 8 ms and at most 10 s.
  public var duration: Microseconds?
  /// The change of speed along the leg.
  public var pace: Pace

  /// The longest duration in the text of a script.
  static var longest: Microseconds { .seconds(60) }

  public init(_ goal: Goal, over duration: Microseconds? = nil, _ pace: Pace = .eased) {
    (self.goal, self.duration, self.pace) = (goal, duration, pace)
  }
}

/// A location of a pointer at a time.
public struct Sample: Hashable, Sendable {
  /// The time since the previous sample.
  ///
  /// For the first sample, it is the time since the beginning of the path.
  public var wait: Microseconds
  /// The location in the window, in logical pixels.
  public var point: Point

  /// The longest wait in the text of a script.
  static var longestWait: Microseconds { .seconds(3600) }

  public init(after wait: Microseconds, at point: Point) {
    (self.wait, self.point) = (wait, point)
  }
}

/// A kind of pointing device.
public enum Device: String, Hashable, Sendable, CaseIterable {
  case mouse
  /// A touch screen.
  case touch
}

/// The pointer of a gesture; ``finger`` overrides ``device``.
///
/// If both are `nil`, a press, tap or drag uses the device of the last statement `with`. Without
/// such a statement, it uses touch.
///
/// Any other gesture then uses the pointer that was pressed last and is still down. If none is
/// down, it uses the same pointer as a press.
public struct ScriptPointer: Hashable, Sendable {
  /// The device; `nil` if the statement does not name one.
  public var device: Device?
  /// The finger's number, from one, or `nil` for a default.
  ///
  /// If the gesture is by touch, the default for a press, tap or drag is 1. For other gestures it
  /// is the finger that was pressed last and is still down.
  public var finger: Int?
  /// The mouse's button, or `nil` for a default.
  ///
  /// The default for a press, tap or drag is the primary button. For a release, it is the button
  /// that was pressed last.
  public var button: PointerButton?

  /// Creates a description of a pointer.
  public init(_ device: Device? = nil, finger: Int? = nil, button: PointerButton? = nil) {
    (self.device, self.finger, self.button) = (device, finger, button)
  }

  init(of pointer: PointerID) {
    self = pointer == .mouse ? Self(.mouse) : Self(finger: pointer.rawValue)
  }
}

/// A key that is pressed and released, with modifier keys held meanwhile.
///
/// ```swift
/// Script([.keys(["tab", "space", "down", "control+z"])])
/// ```
public struct KeyStroke: Hashable, Sendable {
  public var key: Key
  /// The modifier keys, in addition to those that are held already.
  public var modifiers: Modifiers

  /// The longest hold in the text of a script.
  static var longestHold: Microseconds { .seconds(60) }

  public init(_ key: Key, _ modifiers: Modifiers = []) {
    (self.key, self.modifiers) = (key, modifiers)
  }
}

extension KeyStroke: ExpressibleByStringLiteral {
  /// Creates a stroke from its text in a script, such as `control+z`.
  ///
  /// - Precondition: The literal is the name of a key, after the names of modifier keys, if any.
  public init(stringLiteral text: String) {
    guard let stroke = KeyStroke(text: text) else {
      preconditionFailure("'\(text)' is no key, such as escape or control+z")
    }
    self = stroke
  }
}
