import DragFrameIO
import DragGeometry
import DragRecording

/// One thing that a session consists of, as it can be taken into a test or left out of it.
struct SessionStep {
  /// What it is.
  enum Action {
    /// An event.
    case event(InputEvent.Kind)
    /// Time passed, and something was called.
    case tick
    /// A moment got a name.
    case mark(String)
  }

  /// What it is.
  let action: Action
  /// When it was.
  let time: Microseconds
  /// The end of its turn of the loop.
  let turnEnd: Microseconds
  /// `true` where a pointer was down or a drag ran just before it.
  private(set) var isLiveBefore = false
  /// `true` where a pointer was down or a drag ran right after it.
  private(set) var isLiveAfter = false
  /// What was called since the step before.
  private(set) var calls: [Call] = []

  init(_ action: Action, at time: Microseconds, turnEnd: Microseconds) {
    (self.action, self.time, self.turnEnd) = (action, time, turnEnd)
  }

  /// Lets it happen, and takes note of what came of it.
  mutating func play(in world: inout some Replayable) {
    var output = world.advance(to: time)
    isLiveBefore = world.isGestureLive
    if case .event(let kind) = action {
      output.append(world.apply(InputEvent(time: time, kind)))
    }
    isLiveAfter = world.isGestureLive
    calls = Recording.recordedCalls(of: output)
  }
}

extension SessionStep {
  /// `true` for what nobody does on purpose: a mouse that passes over things without a button, and time.
  var isIdle: Bool {
    guard !isLiveBefore else { return false }
    switch action {
    case .event(.pointerMoved(_, _, isDown: false)), .event(.pointerLeft), .tick: return true
    case .event, .mark: return false
    }
  }

  /// `true` where a gesture begins with it.
  var beginsGesture: Bool {
    switch action {
    case .event(.pointerPressed), .event(.wheelScrolled): true
    default: isLiveAfter && !isLiveBefore
    }
  }
}

extension Recording {
  /// What the session consists of, in order, with further marks.
  func steps(adding marks: [Mark]) -> [SessionStep] {
    var steps: [SessionStep] = []
    for pump in pumps {
      let events = pump.events.map {
        SessionStep(.event($0.kind), at: $0.time, turnEnd: pump.time)
      }
      let tick = SessionStep(.tick, at: pump.time, turnEnd: pump.time)
      steps += events.isEmpty ? [tick] : events
    }
    for mark in self.marks + marks where mark.time <= end {
      // Behind everything that is no later.
      let place = (steps.lastIndex { $0.time <= mark.time } ?? -1) + 1
      steps.insert(
        SessionStep(.mark(mark.name), at: mark.time, turnEnd: mark.time), at: place)
    }
    return steps
  }
}
