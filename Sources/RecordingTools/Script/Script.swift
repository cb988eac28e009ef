public import DragRecording

/// A session as a list of statements: gestures, their targets, and expectations about the result.
///
/// A script is parsed from text or built in Swift. Two scripts are equal if their statements are
/// equal.
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

  public init(_ statements: [Statement]) { self.statements = statements }

  /// One action, setting or expectation.
  public indirect enum Statement: Hashable, Sendable {
    case scene(String, arguments: [String] = [])
    /// Starts the session with the header and the initial state of the recording in a file.
    ///
    /// The tiers in this header are ignored.
    case start(as: String)
    case window(Size)
    /// Sets the number of physical pixels in a logical one: at the start, or as a zoom of the open window.
    case scale(Fraction)
    /// Sets a tuning value by its name, to the integer that `RecordingHeader.tuning` stores.
    ///
    /// For contents of DragKit, the page *The Numbers of a Tuning* lists the names and the units.
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
    /// Presses, waits for `hold`, moves along a leg, and releases.
    ///
    /// If `hold` is `nil`, the wait is 0.6 s for a finger and zero for the mouse.
    case drag(Aim, to: Leg, hold: Microseconds? = nil, by: ScriptPointer = ScriptPointer())
    case wait(Microseconds)
    /// Presses and releases keys, one after the other; the last is held for a time.
    ///
    /// After 0.5 s, it is pressed again each 30 ms, if a window reports that: a key that moves the focus or
    /// dragged items, or any key while text is edited.
    case keys([KeyStroke], hold: Microseconds = .zero)
    case keyDown(Key)
    case keyUp(Key)
    /// Enters text, one character at a time, as a keyboard does.
    case type(String)
    /// Sends a message of the program.
    case send(Message)
    /// Drags data from another program to a thing in 0.2 s, and drops it there.
    ///
    /// The drag enters the window at `source`; if that is `nil`, at the goal.
    case drop(Drop, from: Aim? = nil, on: Aim)
    /// Drags data from another program to a thing in 0.2 s, and stays there; `nil` moves the drag that stays somewhere.
    ///
    /// The drag enters the window at `source`; if that is `nil`, at the goal.
    case hover(Drop?, from: Aim? = nil, on: Aim)
    /// Releases the drag from another program where it stays.
    case dropHovering
    /// Ends the other program, whose drag then leaves, or whose drop never sends its data.
    case die
    /// Presses Ctrl+C, by which the content copies.
    case copy
    /// Presses Ctrl+X, by which the content cuts.
    case cut
    /// Presses Ctrl+V, and passes data from another program to the content; without data, what the script has copied last.
    case paste(Drop? = nil)
    case holdModifiers(Modifiers)
    /// Releases modifier keys; an empty set releases all.
    case releaseModifiers(Modifiers = [])
    /// Turns the wheel; right and down are positive, and one pixel of the vector is one notch.
    ///
    /// If `at` is `nil`, the wheel turns at the mouse's last location. If that is unknown, it turns
    /// at the upper left corner of the window.
    case wheel(Vector, at: Aim? = nil)
    case resize(Size)
    case focus(Bool)
    case visible(Bool)
    /// Moves the drag from another program out of the window if one stays there, else the mouse.
    case leave
    case event(InputEvent.Kind)
    /// Begins several gestures and waits at the same time.
    ///
    /// The next statement begins when the last of them has ended. Statements in the list that are
    /// neither gestures nor waits are ignored.
    case together([Statement])
    case mark(String)
    case expect(SessionExpectation)
  }
}

extension Script.Statement {
  /// Moves a pointer to a thing, or to a point of the window.
  ///
  /// The thing is found in the final layout when the move begins. If `duration` is `nil`, the move
  /// has the default of ``Leg/duration``.
  public static func move(
    to goal: Aim, over duration: Microseconds? = nil, _ pace: Leg.Pace = .eased,
    by pointer: ScriptPointer = ScriptPointer()
  ) -> Self {
    .move([Leg(.to(goal), over: duration, pace)], by: pointer)
  }

  /// Moves the pointer that was pressed last and is still down.
  ///
  /// The translation is in logical pixels, from the pointer's location.
  ///
  /// If no pointer is down, the mouse is moved, provided that the last statement `with` set the
  /// mouse. Otherwise, the statement fails.
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

  /// Whether nothing that follows can say how the session starts.
  var isAction: Bool { if case .with = self { false } else { !isOpening } }

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
