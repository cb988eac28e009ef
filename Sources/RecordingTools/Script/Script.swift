public import DragFrameIO
public import DragGeometry
public import DragRecording

/// Gestures in words: what is done, to what, and what must come of it.
///
/// A script is written as text or in Swift; both are the same value.
///
/// ```swift
/// let text = try Script(parsing: "press red hold 0.6s; move to green; release")
/// let built = Script {
///   Press("red", hold: .milliseconds(600))
///   Move(to: "green")
///   Release()
/// }
/// print(text == built)  // true
/// ```
public struct Script: Sendable {
  /// What is done, in order.
  public var statements: [Statement]
  /// Where each statement stands in the text; empty where there is none.
  var places: [PhrasePlace] = []
  /// The lines of the text, for the words of an error.
  var source = ScriptSource()

  /// Creates a script.
  public init(_ statements: [Statement]) {
    self.statements = statements
  }

  /// One thing that is done, said or expected.
  public indirect enum Statement: Hashable, Sendable {
    /// The scene that the session starts in, with arguments as on the command line.
    case scene(String, arguments: [String] = [])
    /// The recording that the session starts as.
    case start(as: String)
    /// The window's size at the start.
    case window(Size)
    /// Physical pixels per logical pixel.
    case scale(Fraction)
    /// A value of how dragging feels, by its name.
    case tune(String, Int)
    /// What gestures are made with from here on.
    case with(Device)
    /// A button or a finger goes down, and rests.
    case press(Aim, hold: Microseconds = .zero, by: Hand = Hand())
    /// A pointer moves, in one leg or several.
    case move([Leg], by: Hand = Hand())
    /// A pointer is at points at times, with no others between.
    case path([Sample], by: Hand = Hand())
    /// A button or a finger goes up.
    case release(by: Hand = Hand())
    /// The system takes a pointer away.
    case cancel(by: Hand = Hand())
    /// A press and a release.
    case tap(Aim, by: Hand = Hand())
    /// A press, a move and a release; nothing for `hold` is long enough to lift.
    case drag(Aim, to: Leg, hold: Microseconds? = nil, by: Hand = Hand())
    /// Time passes.
    case wait(Microseconds)
    /// Keys go down and up, one after the other.
    case keys([KeyStroke])
    /// A key goes down and stays there.
    case keyDown(Key)
    /// A key goes up.
    case keyUp(Key)
    /// Modifier keys go down and stay there.
    case hold(Modifiers)
    /// Modifier keys go up.
    case letGo(Modifiers)
    /// The wheel turns, in 1/256 of a notch.
    case wheel(Vector, at: Aim? = nil)
    /// The window gets another size.
    case resize(Size)
    /// Keys go to the window, or no longer.
    case focus(Bool)
    /// The window can be seen, or no longer.
    case visible(Bool)
    /// The mouse leaves the window.
    case leave
    /// An event as it is, which no hand makes.
    case event(InputEvent.Kind)
    /// Things that are begun at once.
    case together([Statement])
    /// The moment gets a name.
    case mark(String)
    /// Something must be so.
    case expect(SessionExpectation)
  }
}

extension Script: Hashable {
  /// Compares what is done, not how it is written.
  public static func == (left: Script, right: Script) -> Bool {
    left.statements == right.statements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(statements)
  }
}
