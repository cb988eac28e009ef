import DragFrameIO
import DragGeometry
import DragRecording

/// Plays steps of a session once more, earlier than they were and without long pauses.
struct Retake<World: Aimable> {
  private(set) var rehearsal: Rehearsal<World>
  /// By how much everything comes earlier.
  private var shift: Microseconds
  private var events: [InputEvent] = []
  private var turnEnd: Microseconds?

  /// How long the world is watched at a time where it does not rest yet.
  private static var patience: Microseconds { .milliseconds(96) }
  /// How many times it is watched: a world that has not come to rest in a minute never does.
  private static var attempts: Int { 600 }

  init(_ rehearsal: Rehearsal<World>, shift: Microseconds) {
    (self.rehearsal, self.shift) = (rehearsal, shift)
  }

  /// Plays all steps; those of the mouse between gestures only where they are wanted.
  mutating func play(_ steps: ArraySlice<SessionStep>, keepsIdle: Bool) {
    var deeds = steps.filter { !$0.isIdle }[...]
    for step in steps {
      if turnEnd != step.turnEnd { finishTurn() }
      deeds = deeds.drop { $0.time < step.time }
      let deed = deeds.first?.time ?? .seconds(1 << 40)
      if !keepsIdle, step.isIdle, deed - step.time > SessionCut.lead { continue }
      skipPause(before: step)
      play(step)
    }
    finishTurn()
  }

  /// Lets the world come to rest, up to a moment of the session.
  mutating func settle(until limit: Microseconds) {
    for _ in 0..<Self.attempts where rehearsal.now < limit - shift && !isQuiet {
      rehearsal.pump([], until: min(rehearsal.now + Self.patience, limit - shift))
    }
  }

  /// Gives the moment a name.
  mutating func mark(_ name: String) { rehearsal.mark(name) }

  /// The recording of what was played.
  mutating func recording() -> Recording { rehearsal.recording(until: rehearsal.now) }
}

extension Retake {
  private mutating func play(_ step: SessionStep) {
    let time = step.time - shift
    switch step.action {
    case .event(let kind):
      events.append(InputEvent(time: time, kind))
      turnEnd = step.turnEnd
    case .tick: rehearsal.pump([], until: max(time, rehearsal.now))
    case .mark(let name):
      finishTurn(at: time)
      rehearsal.pump([], until: max(time, rehearsal.now))
      rehearsal.mark(name)
    }
  }

  /// Ends the turn of the loop that was begun; the rest of a long one is a pause.
  private mutating func finishTurn(at end: Microseconds = .seconds(1 << 40)) {
    defer { (events, turnEnd) = ([], nil) }
    guard let turnEnd, let last = events.last else { return }
    let latest = min(turnEnd - shift, last.time + SessionCut.lead, end)
    rehearsal.pump(events, until: max(latest, last.time))
  }

  /// Leaves out what lies more than a second before a step, once nothing happens there any more.
  private mutating func skipPause(before step: SessionStep) {
    guard !step.isLiveBefore, step.time - shift - now > SessionCut.lead else { return }
    finishTurn()
    for _ in 0..<Self.attempts where pause(before: step) > .zero {
      guard !isQuiet else { return shift = shift + pause(before: step) }
      guard rehearsal.world.earlier(by: .zero) != nil else { return }
      rehearsal.pump([], until: rehearsal.now + min(Self.patience, pause(before: step)))
    }
  }

  /// The time up to which everything has been played or is about to be.
  private var now: Microseconds { max(rehearsal.now, events.last?.time ?? rehearsal.now) }

  /// How much of the time before a step can be left out, in whole steps of the grid.
  private func pause(before step: SessionStep) -> Microseconds {
    let pause = step.time - shift - rehearsal.now - SessionCut.lead
    return pause - pause.remainder
  }

  /// `true` where time passes and nothing but the clock is another: then it stays so.
  private var isQuiet: Bool {
    var later = rehearsal.world
    let output = later.advance(to: rehearsal.now + SessionCut.grid)
    guard output.isEmpty, !later.isGestureLive, let back = later.earlier(by: SessionCut.grid)
    else { return false }
    return back.hashes == rehearsal.world.hashes
  }
}
