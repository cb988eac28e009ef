public import DragFrameIO
public import DragGeometry

/// A thing by its name, as far as it has to be said: `red`, `colours/red`, `song-3.delete`.
public struct ThingName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The container; nothing where the name says enough.
  public var container: String?
  /// The name.
  public var name: String
  /// The part; nothing for the whole.
  public var part: String?

  /// Creates a name.
  public init(_ name: String, in container: String? = nil, part: String? = nil) {
    (self.container, self.name, self.part) = (container, name, part)
  }

  /// Creates a name from what a script says: `colours/red` or `song-3.delete`.
  public init(stringLiteral text: String) {
    let words = ScriptText(text).first.map(\.pieces) ?? text.map { ($0, false) }
    self.init(pieces: words)
  }
}

/// Where a gesture goes.
public enum Aim: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A thing, and a spot on it.
  case thing(ThingName, at: Spot = .center)
  /// A point of the window, in logical pixels.
  case point(Point)

  /// The middle of a thing.
  public init(stringLiteral text: String) { self = .thing(ThingName(stringLiteral: text)) }
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
  func point(on landmark: Landmark) -> Point {
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
