internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

/// A session while it is lived through: it is watched, recorded, and shadowed by copies of its world.
struct LiveSession<World: FuzzedWorld> {
  let session: GeneratedSession
  private(set) var world: World
  let opening: Output
  private(set) var findings: [Law: Finding] = [:]
  private(set) var traits = TraitTracker()
  /// The turns of the loop, as the recorder was told them.
  private(set) var pumps: [Pump] = []
  /// The recording as a file holds it.
  private(set) var recorder: Recorder<MemorySink>
  /// What was seen after some of the pumps, by their number.
  private(set) var frames: [Int: DrawList] = [:]
  /// What came out since the last pump.
  private var output = Output()
  private var watches: [any Watch] = [
    ConservationWatch(), EndingWatch(), ProposalWatch(), HoveringWatch(), HitTestingWatch(),
    IdlenessWatch(), CostWatch(), SoundnessWatch(),
  ]
  private var undoing = DragTracker()
  /// A world read back from the bytes of this one at some moment, which must go on as this one does.
  private var shadow: World?
  private var random: SplitMix64

  /// What broke a law, and when.
  struct Finding {
    let words: String
    let time: Microseconds
  }

  init(_ session: GeneratedSession, in world: World) throws(RecordingError) {
    self.session = session
    self.world = world
    opening = self.world.start()
    random = SplitMix64(seed: ~session.key.hash)
    recorder = try Recorder(session.options.header, to: MemorySink())
    output = opening
    record([])
  }

  /// Lives through the whole session, and waits until nothing moves.
  mutating func run() {
    var rest = session.events[...]
    while let first = rest.first {
      // A turn of the loop takes in what came within a frame.
      let frame = max(first.time, world.interaction.now) + Microseconds(16_667)
      let count = rest.prefix { $0.time < frame }.count
      let events = rest.prefix(min(max(count, 1), 1 + random.next(below: 8)))
      rest = rest.dropFirst(events.count)
      for event in events { apply(event) }
      pass(to: world.interaction.now + slack(before: rest.first))
      record(Array(events))
      lookCloser()
    }
    settle()
  }

  mutating func find(_ law: Law, _ words: String?) {
    guard let words, findings[law] == nil else { return }
    findings[law] = Finding(words: words, time: world.interaction.now)
  }
}

extension LiveSession {
  private mutating func apply(_ event: InputEvent) {
    // Time first, so that what the event itself does can be told apart.
    pass(to: event.time)
    watch(event.kind) { $0.apply(event) }
  }

  private mutating func pass(to time: Microseconds) {
    watch(nil) { $0.advance(to: time) }
  }

  private mutating func watch(_ event: InputEvent.Kind?, _ step: (inout World) -> Output) {
    let before = Sight(world)
    let result = step(&world)
    output.append(result)
    let moment = Moment(event: event, calls: result.calls, before: before, after: Sight(world))
    for index in watches.indices { find(watches[index].law, watches[index].watch(moment)) }
    traits.follow(moment)
    undoing.follow(moment)
    if undoing.ended == .dropped { find(.undo, undoAndRedo()) }
    follow(with: step, result)
  }

  /// How long the loop's turn goes on, at most up to the next event.
  private mutating func slack(before next: InputEvent?) -> Microseconds {
    let slack = Microseconds(Int64(random.next(below: 16_667)))
    let room = (next?.time ?? .day) - world.interaction.now
    return max(min(slack, room), .zero)
  }

  private mutating func record(_ events: [InputEvent]) {
    let (now, calls) = (world.interaction.now, Recording.recordedCalls(of: output))
    recorder.record(events, until: now, output: output, world: world)
    defer { output = Output() }
    guard !events.isEmpty || !calls.isEmpty else { return }
    pumps.append(
      Pump(time: now, events: events, fingerprint: Fingerprint(world.hashes), calls: calls))
  }

  /// Waits until nothing moves: some minutes suffice even where everything is slow.
  private mutating func settle() {
    for _ in 0..<20 where world.nextWake != nil { pass(to: world.interaction.now + .seconds(30)) }
    record([])
    recorder.finish(at: world.interaction.now)
    find(.cost, costOfFrame())
    let sight = Sight(world)
    for index in watches.indices { find(watches[index].law, watches[index].conclude(sight)) }
    if let shadow, shadow != world { find(.replay, "a copy from its bytes came to another end") }
    find(.undo, undoEverything())
  }
}

// A closer look at some moments; at all of them it would take too long.
extension LiveSession {
  private mutating func lookCloser() {
    guard random.next(below: 12) == 0 else { return }
    frames[pumps.count - 1] = world.frame()
    find(.cost, costOfFrame())
    do {
      let copy = try World(canonicalBytes: world.canonicalBytes)
      find(.replay, copy == world ? nil : "a copy from its bytes is another")
      if shadow == nil { shadow = copy }
    } catch {
      find(.replay, "its bytes cannot be read: \(error)")
    }
  }

  private mutating func follow(with step: (inout World) -> Output, _ result: Output) {
    guard var copy = shadow else { return }
    shadow = nil
    let isSame = step(&copy) == result
    shadow = copy
    if !isSame { find(.replay, "a copy from its bytes did something else") }
  }

  private func costOfFrame() -> String? {
    let count = world.frame().operations.count
    return count <= CostWatch.mostOperations ? nil : "a frame takes \(count) operations"
  }
}

// Undo, tried out on a copy of the world.
extension LiveSession {
  private func undoAndRedo() -> String? {
    let (before, after) = (undoing.lifted, Sight(world).orders)
    guard before != after else { return nil }
    var copy = world
    copy.press(.z, with: .control)
    if Sight(copy).orders != before { return "an undo of the drop did not restore the order" }
    copy.press(.z, with: [.control, .shift])
    return Sight(copy).orders == after ? nil : "a redo of the drop did not restore the order"
  }

  private func undoEverything() -> String? {
    let end = Sight(world).orders
    var (copy, count) = (world, 0)
    while copy.content.model.canUndo, count < 1000 {
      copy.press(.z, with: .control)
      count += 1
    }
    let start = Playground(session.options).content.model
    for container in start.containers where Sight(copy).orders[container.id] != container.items {
      return "undoing everything did not restore '\(container.id.name)'"
    }
    for _ in 0..<count { copy.press(.y, with: .control) }
    return Sight(copy).orders == end ? nil : "redoing everything did not restore the end"
  }
}

extension FuzzedWorld {
  fileprivate mutating func press(_ key: Key, with modifiers: Modifiers) {
    let now = interaction.now
    _ = apply(InputEvent(time: now, .modifiersChanged(modifiers)))
    _ = apply(InputEvent(time: now, .keyPressed(key)))
  }
}
