internal import DragDrawing
internal import DragKit
internal import DragRecording
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// A session that is played in a world, with the invariants checked after each step.
struct CheckedSession<World: PlaygroundWorld> {
  let session: GeneratedSession
  private(set) var world: World
  private(set) var calls: [Call] = []
  private var broken: [BrokenLaw] = []
  private var statistics: SessionStatistics
  private var recorder: Recorder<MemorySink>?
  private var decodedCopy: World?
  private var random: SplitMix64
  private let cache = FrameCache()
  private var output: Output
  private var last: Step
  private var invariants: [(law: Law, invariant: any Invariant)] = [
    (.conservation, ConservationInvariant()), (.ending, CallSequenceInvariant()),
    (.proposals, ProposalInvariant()), (.hovering, HoverInvariant()),
    (.hitTesting, HitTestingInvariant()), (.idleness, IdlenessInvariant()),
    (.cost, CostInvariant()), (.soundness, SoundnessInvariant()),
    (.placing, PlacementInvariant()),
  ]

  init(_ session: GeneratedSession, in fresh: World) {
    (self.session, world, statistics) = (session, fresh, SessionStatistics(of: session))
    output = world.start()
    last = Step(start: Snapshot(world))
    random = SplitMix64(seed: ~session.key.hash)
    if session.replayModes.contains(where: { $0.batching(seed: 0) != nil }) {
      recorder = try? Recorder(session.options.header, to: MemorySink())
    }
    record([])
  }

  var outcome: FuzzOutcome { FuzzOutcome(statistics, broken, of: session.key.page) }

  mutating func run() {
    var rest = session.events[...]
    while let first = rest.first {
      // Record one to eight events of a frame (1/60 s) as one turn of the loop.
      let frame = max(first.time, world.interaction.now) + Microseconds(16_667)
      let count = rest.prefix { $0.time < frame }.count
      let events = rest.prefix(min(max(count, 1), 1 + random.next(below: 8)))
      rest = rest.dropFirst(events.count)
      for event in events { apply(event) }
      advance(to: world.interaction.now + slack(before: rest.first))
      record(Array(events))
      spotCheck()
    }
    settle()
    report(.undo, undoEverything(backTo: last.initial.model.orders))
  }

  mutating func report(_ law: Law, _ violation: String?) {
    guard let violation, !broken.contains(where: { $0.law == law }) else { return }
    broken.append(
      BrokenLaw(
        law: law, violation: violation, time: world.interaction.now.count, key: session.key))
  }

  func recording() throws(FileError) -> Recording {
    if let failure = recorder?.failure { throw failure }
    return try Recording(parsing: recorder?.sink.bytes ?? [])
  }

  private mutating func apply(_ event: InputEvent) {
    // Advance the time first, to separate its effects from those of the event.
    if let wake = world.nextWake, wake <= event.time { advance(to: event.time) }
    recorder?.note(event, in: world)
    check(event.kind) { $0.apply(event) }
  }

  private mutating func advance(to time: Microseconds) {
    check(nil) { $0.advance(to: time) }
  }

  private mutating func check(_ event: InputEvent.Kind?, _ perform: (inout World) -> Output) {
    let result = perform(&world)
    output.append(result)
    let step = Step(event, result.calls, to: Snapshot(world), following: last)
    last = step
    for index in invariants.indices {
      let violation = invariants[index].invariant.check(step)
      report(invariants[index].law, violation)
    }
    statistics.count(step)
    if step.ended == .dropped { report(.undo, undoAndRedo(since: step.lifted)) }
    guard var copy = decodedCopy else { return }
    // Clear the property while the copy changes, so that the copy stays uniquely referenced.
    decodedCopy = nil
    if perform(&copy) != result { report(.replay, "a decoded copy gave another output") }
    decodedCopy = copy
  }

  private mutating func slack(before next: InputEvent?) -> Microseconds {
    let slack = Microseconds(Int64(random.next(below: 16_667)))
    let room = (next?.time ?? .day) - world.interaction.now
    return max(min(slack, room), .zero)
  }

  private mutating func record(_ events: [InputEvent]) {
    recorder?.record(events, until: world.interaction.now, output: output, world: world)
    calls += Recording.recordedCalls(of: output)
    statistics.calls = calls.count
    output = Output()
  }

  private mutating func settle() {
    for _ in 0..<20 where world.nextWake != nil {
      advance(to: world.interaction.now + .seconds(30))
    }
    record([])
    recorder?.finish(at: world.interaction.now, world: world)
    checkCost(of: world.frame(reusing: cache))
    for (law, invariant) in invariants { report(law, invariant.checkEnd(last.after)) }
    if let decodedCopy, decodedCopy != world {
      report(.replay, "a decoded copy ended in another state")
    }
  }

  private mutating func checkCost(of frame: DrawList) {
    report(.cost, CostInvariant.check(frame, of: world.content.chrome.window))
  }

  private mutating func spotCheck() {
    guard random.next(below: session.replayModes.count > 1 ? 12 : 32) == 0 else { return }
    do {
      let copy = try World(canonicalBytes: world.canonicalBytes)
      report(.replay, copy == world ? nil : "a decoded copy differs")
      if decodedCopy == nil, session.replayModes.contains(.copy) { decodedCopy = copy }
      guard session.replayModes.contains(.recording) else { return }
      let frame = world.frame(reusing: cache)
      checkCost(of: frame)
      report(.replay, frame == world.frame() ? nil : "a frame with kept drawings differs")
      report(.replay, frame == copy.frame() ? nil : "the frame of a decoded copy differs")
    } catch {
      report(.replay, "the bytes cannot be decoded: \(error)")
    }
  }
}

// MARK: - Undo and redo
extension CheckedSession {
  private func undoAndRedo(since before: [ContainerID: ItemOrder]) -> String? {
    let after = world.content.model.orders
    // During these gestures, the page receives no keys, so undo cannot be checked.
    let takesKeys = world.interaction.touches.contains { touch in
      [.follow, .swipe, .band].contains(world.interaction.gesture(of: touch.id))
    }
    guard before != after, !takesKeys else { return nil }
    var copy = world
    copy.press(.z, with: .control)
    if copy.content.model.orders != before {
      return "an undo of the drop did not restore the order"
    }
    copy.press(.z, with: [.control, .shift])
    return copy.content.model.orders == after
      ? nil : "a redo of the drop did not restore the order"
  }

  private func undoEverything(backTo start: [ContainerID: ItemOrder]) -> String? {
    var copy = world
    // An open title editor would receive the keys, so close it first.
    if copy.content.editedItem != nil { copy.press(.escape, with: []) }
    var past = [copy.content.undoableHash]
    while copy.content.canUndo, past.count < 1000 {
      copy.press(.z, with: .control)
      past.append(copy.content.undoableHash)
    }
    if copy.content.model.orders != start { return "undoing everything did not restore the start" }
    for before in past.dropLast().reversed() {
      copy.press(.y, with: .control)
      if copy.content.undoableHash != before { return "a redo did not restore the undone step" }
    }
    return nil
  }
}

extension PlaygroundWorld {
  fileprivate mutating func press(_ key: Key, with modifiers: Modifiers) {
    let now = interaction.now
    _ = apply(InputEvent(time: now, .modifiersChanged(modifiers)))
    _ = apply(InputEvent(time: now, .keyPressed(key)))
  }
}
