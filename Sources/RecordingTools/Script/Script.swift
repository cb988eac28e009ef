public import DragRecording

/// A session as a list of statements: gestures, their targets, and expectations about the result.
///
/// A script is written as text or in Swift; equal statements give equal scripts.
///
/// ```swift
/// let text = try Script(parsing: "press red hold 0.6s; move to green; release")
/// let built = Script([
///   .press("red", hold: .milliseconds(600)),
///   .move(to: "green"),
///   .release(),
/// ])
/// print(text == built)  // true
/// ```
public struct Script: Sendable {
  /// The statements, in order.
  public var statements: [Statement]
  var places: [PhrasePlace] = []
  var source = ScriptSource("", named: "script")

  /// Creates a script.
  public init(_ statements: [Statement]) { self.statements = statements }

  /// One action, setting or expectation.
  public indirect enum Statement: Hashable, Sendable {
    case scene(String, arguments: [String] = [])
    /// Starts in the initial state of a recording's file, with its header but without its tiers.
    case start(as: String)
    case window(Size)
    case scale(Fraction)
    /// Sets a tuning value by its name, to an integer in the same unit as in `RecordingHeader.tuning`.
    case tune(String, Int)
    /// Sets the device of later presses, taps and drags that name neither a device nor a finger.
    case with(Device)
    /// Presses a button or puts a finger down; the next statement begins after `hold`.
    case press(Aim, hold: Microseconds = .zero, by: ScriptPointer = ScriptPointer())
    case move([Leg], by: ScriptPointer = ScriptPointer())
    /// Moves a pointer through samples without interpolation.
    case path([Sample], by: ScriptPointer = ScriptPointer())
    case release(by: ScriptPointer = ScriptPointer())
    case cancel(by: ScriptPointer = ScriptPointer())
    case tap(Aim, by: ScriptPointer = ScriptPointer())
    /// Presses, moves after `hold` (by default 0.6 s for a finger, zero for the mouse), and releases.
    case drag(Aim, to: Leg, hold: Microseconds? = nil, by: ScriptPointer = ScriptPointer())
    case wait(Microseconds)
    case keys([KeyStroke])
    case keyDown(Key)
    case keyUp(Key)
    case holdModifiers(Modifiers)
    /// Releases modifier keys; an empty set releases all.
    case releaseModifiers(Modifiers = [])
    /// Turns the wheel right and down (1 px is a notch), by default at the mouse's last location.
    case wheel(Vector, at: Aim? = nil)
    case resize(Size)
    case focus(Bool)
    case visible(Bool)
    case leave
    case event(InputEvent.Kind)
    /// Begins gestures and waits at the same time, ends with the last; ignores other statements.
    case together([Statement])
    case mark(String)
    case expect(SessionExpectation)
  }
}

extension Script.Statement {
  /// Moves a pointer to a thing, or to a point of the window.
  ///
  /// The thing is found in the final layout when the move begins. ``Leg/duration`` documents the default.
  public static func move(
    to goal: Aim, over duration: Microseconds? = nil, _ pace: Leg.Pace = .eased,
    by pointer: ScriptPointer = ScriptPointer()
  ) -> Self {
    .move([Leg(.to(goal), over: duration, pace)], by: pointer)
  }

  /// Moves the last pressed pointer that is down; if none is, the mouse, provided that `with` has set it.
  public static func move(
    by translation: Vector, over duration: Microseconds? = nil, _ pace: Leg.Pace = .eased
  ) -> Self {
    .move([Leg(.by(translation), over: duration, pace)])
  }

  /// Drags from one thing or point of the window to another; see ``drag(_:to:hold:by:)`` for `hold`.
  public static func drag(
    _ source: Aim, to goal: Aim, over duration: Microseconds? = nil, hold: Microseconds? = nil,
    by pointer: ScriptPointer = ScriptPointer()
  ) -> Self {
    .drag(source, to: Leg(.to(goal), over: duration), hold: hold, by: pointer)
  }

  /// Presses and releases a key, with modifier keys held meanwhile.
  public static func key(_ key: Key, _ modifiers: Modifiers = []) -> Self {
    .keys([KeyStroke(key, modifiers)])
  }

  var isOpening: Bool {
    switch self {
    case .scene, .start, .window, .scale, .tune: true
    default: false
    }
  }

  var isGesture: Bool {
    switch self {
    case .press, .move, .path, .release, .cancel, .tap, .drag, .wait: true
    default: false
    }
  }
}

extension Script: Hashable {
  /// Compares the statements, not the text from which they were parsed.
  public static func == (left: Script, right: Script) -> Bool {
    left.statements == right.statements
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(statements) }
}
