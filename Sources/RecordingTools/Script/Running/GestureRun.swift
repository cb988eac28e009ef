import DragRecording

struct GestureRun {
  /// A part of a gesture.
  ///
  /// If the part has an aim, the aim is converted to a point of the window when the part begins.
  enum Part {
    case rest(Microseconds)
    case press(Aim, PointerID, PointerButton)
    case leg(Leg, PointerID)
    case sample(Sample, PointerID)
    case release(PointerID, PointerButton?)
    case cancel(PointerID)
  }

  static let tapTime = Microseconds.milliseconds(50)
  static let holdTime = Microseconds.milliseconds(600)

  private var parts: [Part]
  private var events: ArraySlice<(time: Microseconds, kind: InputEvent.Kind)> = []
  private var clock: Microseconds
  private var start: Microseconds

  init(_ statement: Script.Statement, by pointers: ScriptPointers, at time: Microseconds) {
    (clock, start) = (time, time)
    parts = Self.parts(of: statement, by: pointers).reversed()
  }

  var isDone: Bool { parts.isEmpty && events.isEmpty }

  var due: Microseconds { events.first?.time ?? clock }

  mutating func nextEvent() -> InputEvent.Kind? { events.popFirst()?.kind }

  mutating func nextPart() -> Part? {
    start = clock
    return parts.popLast()
  }

  mutating func send(_ kind: InputEvent.Kind, after span: Microseconds = .zero) {
    events.append((start + span, kind))
  }

  mutating func rest(for span: Microseconds) { clock = clock + span }

  mutating func abort() { (parts, events) = ([], []) }

  private static func parts(of gesture: Script.Statement, by pointers: ScriptPointers) -> [Part] {
    func press(_ aim: Aim, _ pointer: ScriptPointer) -> Part {
      .press(aim, pointers.pressing(pointer), pointer.button ?? .primary)
    }
    switch gesture {
    case .wait(let span): return [.rest(span)]
    case .press(let aim, let hold, let pointer): return [press(aim, pointer), .rest(hold)]
    case .move(let legs, let pointer):
      return legs.map { .leg($0, pointers.continuing(pointer)) }
    case .path(let samples, let pointer):
      return samples.map { .sample($0, pointers.continuing(pointer)) }
    case .release(let pointer): return [.release(pointers.continuing(pointer), pointer.button)]
    case .cancel(let pointer): return [.cancel(pointers.continuing(pointer))]
    case .tap(let aim, let pointer):
      let id = pointers.pressing(pointer)
      return [press(aim, pointer), .rest(tapTime), .release(id, pointer.button)]
    case .drag(let aim, let leg, let hold, let pointer):
      let id = pointers.pressing(pointer)
      let rest = hold ?? (id == .mouse ? .zero : holdTime)
      return [press(aim, pointer), .rest(rest), .leg(leg, id), .release(id, pointer.button)]
    default: return []
    }
  }
}
