internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

/// A session while it is lived through: it is watched, recorded, and shadowed by a copy of its world.
struct LiveSession<World: FuzzedWorld> {
  let session: GeneratedSession
  private(set) var world: World
  let opening: Output
  private(set) var findings: [Law: Finding] = [:]
  private(set) var traits = TraitTracker()
  /// The turns of the loop, as a recorder is told them.
  private(set) var pumps: [Pump] = []
  /// The recording as a file holds it, where the session is played from it.
  private(set) var recorder: Recorder<MemorySink>?
  /// What was seen at some moments between pumps; a recording may tell of several pumps as of one.
  var frames: [Glance: DrawList] = [:]
  /// A world read back from the bytes of this one at some moment, which must go on as this one does.
  var shadow: World?
  var random: SplitMix64
  /// Draws as a window does, reusing what it can; what is played again is drawn anew.
  let cache = ChromeCache()
  /// How many events there are in the pumps.
  private(set) var recordedEvents = 0
  /// What came out since the last pump.
  private var output = Output()
  private var drag = DragTracker()
  private var last: Sight
  /// The orders in which each page was first seen.
  private var starts: [Page: [ContainerID: ItemOrder]] = [:]
  private var watches = WatchSet()

  /// What broke a law, and when.
  struct Finding {
    let words: String
    let time: Microseconds
  }

  init(_ session: GeneratedSession, in world: World) throws(FileError) {
    self.session = session
    self.world = world
    opening = self.world.start()
    last = Sight(self.world)
    starts[last.page] = last.orders
    random = SplitMix64(seed: ~session.key.hash)
    if session.ways.contains(.recording) {
      recorder = try Recorder(session.options.header, to: MemorySink())
    }
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
    find(.undo, undoEverything(backTo: starts[last.page] ?? [:]))
  }

  mutating func find(_ law: Law, _ words: String?) {
    guard let words, findings[law] == nil else { return }
    findings[law] = Finding(words: words, time: world.interaction.now)
  }
}

extension LiveSession {
  private mutating func apply(_ event: InputEvent) {
    // Time first, so that what the event itself does can be told apart.
    if let wake = world.nextWake, wake <= event.time { pass(to: event.time) }
    recorder?.note(event, in: world)
    watch(event.kind) { $0.apply(event) }
  }

  private mutating func pass(to time: Microseconds) {
    watch(nil) { $0.advance(to: time) }
  }

  private mutating func watch(_ event: InputEvent.Kind?, _ step: (inout World) -> Output) {
    let result = step(&world)
    output.append(result)
    let moment = Moment(event, result.calls, from: last, to: Sight(world), following: drag)
    (drag, last) = (moment.drag, moment.after)
    if starts[last.page] == nil { starts[last.page] = last.orders }
    for (law, words) in watches.watch(moment) { find(law, words) }
    traits.follow(moment)
    if drag.ended == .dropped { find(.undo, undoAndRedo(since: drag.lifted)) }
    follow(with: step, result)
  }

  /// How long the loop's turn goes on, at most up to the next event.
  private mutating func slack(before next: InputEvent?) -> Microseconds {
    let slack = Microseconds(Int64(random.next(below: 16_667)))
    let room = (next?.time ?? .day) - world.interaction.now
    return max(min(slack, room), .zero)
  }

  private mutating func record(_ events: [InputEvent]) {
    defer { output = Output() }
    let (now, calls) = (world.interaction.now, Recording.recordedCalls(of: output))
    guard !events.isEmpty || !calls.isEmpty else { return }
    recorder?.record(events, until: now, output: output, world: world)
    pumps.append(Pump(time: now, events: events, fingerprint: fingerprint, calls: calls))
    recordedEvents += events.count
  }

  /// What players compare; other ways of living through the session do without.
  private var fingerprint: Fingerprint? {
    let plays = session.ways.contains { $0.batching(seed: 0) != nil }
    return plays ? Fingerprint(world.hashes) : nil
  }

  /// What is wrong with a frame that takes too many operations.
  func frameCost(_ frame: DrawList) -> String? {
    CostWatch.finding(in: frame, of: world.content.chrome.window)
  }

  /// Waits until nothing moves: some minutes suffice even where everything is slow.
  private mutating func settle() {
    for _ in 0..<20 where world.nextWake != nil { pass(to: world.interaction.now + .seconds(30)) }
    record([])
    recorder?.finish(at: world.interaction.now)
    find(.cost, frameCost(world.frame(reusing: cache)))
    for (law, words) in watches.conclude(last) { find(law, words) }
    if let shadow, shadow != world { find(.replay, "a copy from its bytes came to another end") }
  }
}

/// A moment between pumps: when it is, and after how many events.
struct Glance: Hashable, Sendable {
  let time: Microseconds
  let events: Int
}
