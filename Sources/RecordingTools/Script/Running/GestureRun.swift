import DragRecording

/// A gesture that is being performed: its remaining steps, and the events of the current one.
struct GestureRun {
  /// A part of a gesture whose aim is resolved when it begins.
  enum Step {
    case rest(Microseconds)
    case press(Aim, ScriptPointer)
    case leg(Leg, ScriptPointer)
    case sample(Sample, ScriptPointer)
    case release(ScriptPointer)
    case cancel(ScriptPointer)
  }

  /// The duration of a tap.
  static let tapTime = Microseconds.milliseconds(50)
  /// The time that a finger holds what it drags: the long press and a little more.
  static let holdTime = Microseconds.milliseconds(600)

  private var steps: [Step]
  private var events: ArraySlice<(time: Microseconds, kind: InputEvent.Kind)> = []
  private var clock: Microseconds
  private var start: Microseconds

  init(_ statement: Script.Statement, at time: Microseconds) {
    (clock, start) = (time, time)
    steps = Self.steps(of: statement).reversed()
  }

  var isDone: Bool { steps.isEmpty && events.isEmpty }

  /// The time of the next event or step.
  var due: Microseconds { events.first?.time ?? clock }

  mutating func nextEvent() -> InputEvent.Kind? {
    events.popFirst()?.kind
  }

  mutating func nextStep() -> Step? {
    start = clock
    return steps.popLast()
  }

  /// Schedules an event at a time after the beginning of the step.
  mutating func send(_ kind: InputEvent.Kind, after span: Microseconds = .zero) {
    events.append((start + span, kind))
  }

  mutating func rest(for span: Microseconds) {
    clock = clock + span
  }

  mutating func abort() {
    (steps, events) = ([], [])
  }

  private static func steps(of statement: Script.Statement) -> [Step] {
    switch statement {
    case .wait(let span): [.rest(span)]
    case .press(let aim, let hold, let pointer): [.press(aim, pointer), .rest(hold)]
    case .move(let legs, let pointer): legs.map { .leg($0, pointer) }
    case .path(let samples, let pointer): samples.map { .sample($0, pointer) }
    case .release(let pointer): [.release(pointer)]
    case .cancel(let pointer): [.cancel(pointer)]
    case .tap(let aim, let pointer): [.press(aim, pointer), .rest(tapTime), .release(pointer)]
    case .drag(let aim, let leg, let hold, let pointer):
      [.press(aim, pointer), .rest(hold ?? .zero), .leg(leg, pointer), .release(pointer)]
    default: []
    }
  }
}
