import DragRecording

/// An event, a mark, or the end of a turn of the loop without events.
struct SessionStep {
  enum Action {
    case event(InputEvent.Kind)
    case tick
    case mark(String)
  }

  let action: Action
  let time: Microseconds
  /// The end of the turn of the loop that contains the step; for a mark, the mark's own time.
  let turnEnd: Microseconds
  private(set) var isLiveBefore = false
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

  var isIdle: Bool {
    switch action {
    case .event(let kind): !isLiveBefore && kind.isIdle
    case .tick: !isLiveBefore
    case .mark: false
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
  func steps(adding marks: [Moment]) -> [SessionStep] {
    var steps: [SessionStep] = []
    for turn in turns {
      let events = turn.events.map { SessionStep(.event($0.kind), at: $0.time, turnEnd: turn.time) }
      let tick = SessionStep(.tick, at: turn.time, turnEnd: turn.time)
      steps += events.isEmpty ? [tick] : events
    }
    for mark in self.moments + marks where mark.time <= end {
      // After all steps that are no later.
      let place = (steps.lastIndex { $0.time <= mark.time } ?? -1) + 1
      steps.insert(SessionStep(.mark(mark.name), at: mark.time, turnEnd: mark.time), at: place)
    }
    return steps
  }
}
