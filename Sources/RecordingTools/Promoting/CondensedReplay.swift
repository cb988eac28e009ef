import DragRecording

struct CondensedReplay<World: Aimable> {
  private var rehearsal: Rehearsal<World>
  /// The span by which the next step is played earlier than it was recorded.
  private var shift: Microseconds
  private var events: [InputEvent] = []
  private var turnEnd: Microseconds?

  private static var pollInterval: Microseconds { .milliseconds(96) }
  private static var maximumPolls: Int { 600 }
  private static var never: Microseconds { .seconds(1 << 40) }

  init(_ rehearsal: Rehearsal<World>, shift: Microseconds) {
    (self.rehearsal, self.shift) = (rehearsal, shift)
  }

  mutating func play(_ steps: ArraySlice<SessionStep>, keepsIdle: Bool) {
    var active = steps.filter { !$0.isIdle }[...]
    for step in steps {
      if turnEnd != step.turnEnd { finishTurn() }
      active = active.drop { $0.time < step.time }
      let next = active.first?.time ?? Self.never
      if !keepsIdle, step.isIdle, next - step.time > SessionCut.lead { continue }
      skipPause(before: step)
      play(step)
    }
    finishTurn()
  }

  mutating func settle(until limit: Microseconds) {
    for _ in 0..<Self.maximumPolls where rehearsal.now < limit - shift && !isQuiet {
      rehearsal.turn([], until: min(rehearsal.now + Self.pollInterval, limit - shift))
    }
  }

  mutating func recording() throws(FileError) -> Recording {
    try rehearsal.recording(until: rehearsal.now)
  }

  private mutating func play(_ step: SessionStep) {
    let time = step.time - shift
    switch step.action {
    case .event(let kind):
      events.append(InputEvent(time: time, kind))
      turnEnd = step.turnEnd
    case .tick: rehearsal.turn([], until: max(time, rehearsal.now))
    case .mark(let name):
      finishTurn(at: time)
      rehearsal.turn([], until: max(time, rehearsal.now))
      rehearsal.mark(name)
    }
  }

  private mutating func finishTurn(at end: Microseconds = never) {
    defer { (events, turnEnd) = ([], nil) }
    guard let turnEnd, let last = events.last else { return }
    let latest = min(turnEnd - shift, last.time + SessionCut.lead, end)
    rehearsal.turn(events, until: max(latest, last.time))
  }

  private mutating func skipPause(before step: SessionStep) {
    guard !step.isLiveBefore, step.time - shift - now > SessionCut.lead else { return }
    finishTurn()
    for _ in 0..<Self.maximumPolls where pause(before: step) > .zero {
      guard !isQuiet else { return shift = shift + pause(before: step) }
      guard rehearsal.world.earlier(by: .zero) != nil else { return }
      rehearsal.turn([], until: rehearsal.now + min(Self.pollInterval, pause(before: step)))
    }
  }

  private var now: Microseconds { max(rehearsal.now, events.last?.time ?? rehearsal.now) }

  private func pause(before step: SessionStep) -> Microseconds {
    let pause = step.time - shift - rehearsal.now - SessionCut.lead
    return pause - pause.remainder
  }

  private var isQuiet: Bool {
    var later = rehearsal.world
    let output = later.advance(to: rehearsal.now + SessionCut.grid)
    guard output.isEmpty, !later.isGestureLive, let back = later.earlier(by: SessionCut.grid)
    else { return false }
    return back.hashes == rehearsal.world.hashes
  }
}
