import DragRecording

/// A part of a session that a test includes or leaves out.
struct SessionStep {
  enum Action {
    case event(InputEvent.Kind)
    /// Time passed, with a call.
    case tick
    case mark(String)
  }

  let action: Action
  let time: Microseconds
  /// The end of its turn of the loop.
  let turnEnd: Microseconds
  /// Whether a pointer was down or a drag was active just before the step.
  private(set) var isLiveBefore = false
  /// Whether a pointer was down or a drag was active just after the step.
  private(set) var isLiveAfter = false
  private(set) var calls: [Call] = []

  init(_ action: Action, at time: Microseconds, turnEnd: Microseconds) {
    (self.action, self.time, self.turnEnd) = (action, time, turnEnd)
  }

  mutating func play(in world: inout some Replayable) {
    var output = world.advance(to: time)
    isLiveBefore = world.isGestureLive
    if case .event(let kind) = action {
      output.append(world.apply(InputEvent(time: time, kind)))
    }
    isLiveAfter = world.isGestureLive
    calls = Recording.recordedCalls(of: output)
  }

  /// Whether the step is no intentional action: motion of a mouse without a button, or time.
  var isIdle: Bool {
    guard !isLiveBefore else { return false }
    switch action {
    case .event(.pointerMoved(_, _, isDown: false)), .event(.pointerLeft), .tick: return true
    case .event, .mark: return false
    }
  }

  var beginsGesture: Bool {
    switch action {
    case .event(.pointerPressed), .event(.wheelScrolled): true
    default: isLiveAfter && !isLiveBefore
    }
  }
}

extension Recording {
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
