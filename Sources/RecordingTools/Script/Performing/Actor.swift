import DragFrameIO
import DragGeometry
import DragRecording

/// Who does a statement: takes it step by step, and knows when the next one is due.
struct Actor {
  /// What is decided when it begins, and not before.
  enum Step {
    case rest(Microseconds)
    case press(Aim, Hand)
    case leg(Leg, Hand)
    case sample(Sample, Hand)
    case release(Hand)
    case cancel(Hand)
  }

  /// How long a quick tap lasts.
  static let tapTime = Microseconds.milliseconds(50)
  /// How long a finger holds what it drags: the long press and a little more.
  static let holdTime = Microseconds.milliseconds(600)

  private var steps: [Step]
  private var events: ArraySlice<(time: Microseconds, kind: InputEvent.Kind)> = []
  private var clock: Microseconds
  private var start: Microseconds

  init(_ statement: Script.Statement, at time: Microseconds) {
    (clock, start) = (time, time)
    steps = Self.steps(of: statement).reversed()
  }

  /// `true` where nothing is left to do.
  var isDone: Bool { steps.isEmpty && events.isEmpty }

  /// When the next event or step is due.
  var due: Microseconds { events.first?.time ?? clock }

  /// Takes the event that is due.
  mutating func takeEvent() -> InputEvent.Kind? {
    events.popFirst()?.kind
  }

  /// Takes the step that is due.
  mutating func takeStep() -> Step? {
    start = clock
    return steps.popLast()
  }

  /// Plans an event for now.
  mutating func send(_ kind: InputEvent.Kind) {
    events.append((clock, kind))
  }

  /// Plans events, so long after the step began.
  mutating func send(_ more: [(after: Microseconds, kind: InputEvent.Kind)]) {
    events += more.map { (start + $0.after, $0.kind) }
  }

  /// Lets time pass before the next step.
  mutating func rest(for span: Microseconds) {
    clock = clock + span
  }

  /// Leaves out what it still would have done.
  mutating func giveUp() {
    steps = []
    events = []
  }

  private static func steps(of statement: Script.Statement) -> [Step] {
    switch statement {
    case .wait(let span): return [.rest(span)]
    case .press(let aim, let hold, let hand): return [.press(aim, hand), .rest(hold)]
    case .move(let legs, let hand): return legs.map { .leg($0, hand) }
    case .path(let samples, let hand): return samples.map { .sample($0, hand) }
    case .release(let hand): return [.release(hand)]
    case .cancel(let hand): return [.cancel(hand)]
    case .tap(let aim, let hand): return [.press(aim, hand), .rest(tapTime), .release(hand)]
    case .drag(let aim, let leg, let hold, let hand):
      return [.press(aim, hand), .rest(hold ?? .zero), .leg(leg, hand), .release(hand)]
    default: return []
    }
  }
}
