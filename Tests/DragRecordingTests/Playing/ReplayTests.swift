import DragRecording
import Testing

struct ReplayTests {
  static let batchings: [Batching] = [
    .recorded, .event, .milliseconds(1), .milliseconds(16), .milliseconds(100), .random(seed: 7),
  ]

  @Test("A replay reproduces the session at every batching", arguments: Seed.all, batchings)
  func everyBatching(seed: UInt64, batching: Batching) throws {
    var session = try Session()
    session.play(GeneratedEvents.some(12, seed: seed), every: Microseconds(8333))
    let recording = try Recording(parsing: session.finished())
    let player = replay(recording, batching)
    #expect(player.divergence == nil, "seed \(seed)")
    #expect(player.isAtEnd)
    #expect(player.world == session.world, "seed \(seed)")
    #expect(player.comparedLines == recording.turns.count)
  }

  @Test(
    "A replay reproduces the session whatever the loop's rate was",
    arguments: [1000, 7000, 16_667, 250_000])
  func everyRate(length: Int64) throws {
    var session = try Session()
    session.play(GeneratedEvents.some(10, seed: 5), every: Microseconds(length))
    let player = try replay(Recording(parsing: session.finished()))
    #expect(player.divergence == nil)
    #expect(player.world.places == session.world.places)
  }

  @Test("A replay reproduces the session frame by frame on a screen", arguments: Seed.all)
  func onScreen(seed: UInt64) throws {
    var session = try Session()
    session.play(GeneratedEvents.some(6, seed: seed), every: Microseconds(8000))
    var player = Player(try Recording(parsing: session.finished()), world: Dot())
    var time = Microseconds.zero
    while !player.isAtEnd {
      time = time + Microseconds(5321)
      player.advance(to: time)
      #expect(player.position == min(time, player.end))
    }
    #expect(player.divergence == nil, "seed \(seed)")
    #expect(player.world == session.world, "seed \(seed)")
  }

  @Test("A replay reproduces the session from a state in the header as well as from a fresh world")
  func fromState() throws {
    var first = try Session()
    first.play(GeneratedEvents.some(3, seed: 9), every: Microseconds(8000))
    var header = Session.header
    header.state = .state(first.world.canonicalBytes)
    header.start = first.now
    var second = try Session(header)
    second.world = first.world
    for event in GeneratedEvents.some(3, seed: 10).map({ $0.later(by: first.now) }) {
      second.turn([event], until: event.time)
    }
    let recording = try Recording(parsing: second.finished())
    let world = try #require(try recording.header.world(of: Dot.self))
    var player = Player(recording, world: world)
    player.run()
    #expect(player.divergence == nil)
    #expect(player.world == second.world)
  }

  @Test("A replay reproduces the session and reports the locations of the pointers")
  func ghosts() throws {
    let events: [InputEvent] = [
      .press(3, 4, at: 5), .press(5, 6, by: .finger(1), at: 9),
      .release(5, 6, by: .finger(1), at: 20),
    ]
    let recording = try Session.recording(of: events, every: .milliseconds(8))
    var player = Player(recording, world: Dot())
    #expect(player.pointers == [])
    player.advance(to: .milliseconds(5))
    #expect(player.pointers == [GhostPointer(.mouse, at: Point(x: 3, y: 4), isPressed: true)])
    player.advance(to: .milliseconds(10))
    #expect(player.pointers.map(\.id) == [.mouse, .finger(1)])
    player.advance(to: .milliseconds(24))
    #expect(player.pointers.map(\.id) == [.mouse])
  }
}

@Suite("A replay on several threads")
struct DividedReplayTests {
  private func recording(seed: UInt64 = 1, gestures: Int = 12) throws -> Recording {
    try Session.recording(of: GeneratedEvents.some(gestures, seed: seed), every: Microseconds(8333))
  }

  @Test("ends like one on a single thread", arguments: Seed.all, [1, 2, 3, 50])
  func sameEnd(seed: UInt64, threads: Int) async throws {
    let recording = try recording(seed: seed)
    let single = replay(recording)
    var divided = Player(recording, world: Dot())
    await divided.run(threads: threads)
    #expect(divided.divergence == nil, "seed \(seed)")
    #expect(divided.isAtEnd)
    #expect(divided.world == single.world, "seed \(seed)")
    #expect(divided.position == single.position)
    #expect(divided.pointers == single.pointers, "seed \(seed)")
    #expect(divided.comparedLines == single.comparedLines)
    #expect(divided.playedEvents == single.playedEvents)
    #expect(divided.step().calls.isEmpty)
  }

  @Test("finds the same first divergence", arguments: [Dot.Bug.model, .gestures, .motion, .calls])
  func sameDivergence(bug: Dot.Bug) async throws {
    let recording = try recording()
    let single = replay(recording, bug: bug)
    var divided = Player(recording, world: Dot(bug: bug))
    await divided.run(threads: 4)
    let (expected, found) = (try #require(single.divergence), try #require(divided.divergence))
    #expect(found.subsystems == expected.subsystems)
    #expect(found.line == expected.line)
    #expect(found.gesture == expected.gesture)
    #expect(found.calls.actual == expected.calls.actual)
    #expect(divided.world == single.world)
  }

  @Test("finds a line that a part does not reproduce, and says which", arguments: [0, 1, 2, 3])
  func changedLine(quarter: Int) async throws {
    var recording = try recording()
    let lines = recording.entries.indices.filter { recording.entries[$0].hashes != nil }
    let index = lines[lines.count * quarter / 4]
    guard case .turn(var turn) = recording.entries[index] else { return }
    let hashes = StateHashes(model: 1, gestures: 2, motion: 3)
    turn.fingerprint = Fingerprint(hashes)
    recording.entries[index] = .turn(turn)
    var player = Player(recording, world: Dot())
    await player.run(threads: 4)
    #expect(player.divergence?.line == turn.line)
  }

  @Test("reproduces a recording whose keyframes are of another state, or of none")
  func strangeKeyframes() async throws {
    for state in [Dot().canonicalBytes, [1, 2, 3]] {
      var recording = try recording()
      recording.replaceKeyframes(by: state)
      var player = Player(recording, world: Dot())
      await player.run(threads: 4)
      #expect(player.divergence == nil)
      #expect(player.isAtEnd)
      #expect(player.comparedLines == recording.turns.count)
    }
  }

  @Test("continues where the player already is")
  func fromTheMiddle() async throws {
    let recording = try recording()
    var player = Player(recording, world: Dot())
    player.advance(to: recording.end - .seconds(4))
    await player.run(threads: 4)
    #expect(player.divergence == nil)
    #expect(player.isAtEnd)
    #expect(player.comparedLines == recording.turns.count)
  }
}

extension Recording.Entry {
  fileprivate var hashes: Fingerprint? {
    if case .turn(let turn) = self { turn.fingerprint } else { nil }
  }
}
