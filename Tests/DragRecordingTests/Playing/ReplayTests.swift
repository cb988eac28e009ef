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
    #expect(player.comparedLines == recording.pumps.count)
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
    let events = GeneratedEvents.some(3, seed: 10).map {
      InputEvent(time: $0.time + first.now, $0.kind)
    }
    for event in events { second.pump([event], until: event.time) }
    let recording = try Recording(parsing: second.finished())
    let world = try #require(try recording.header.world(of: Dot.self))
    var player = Player(recording, world: world)
    player.run()
    #expect(player.divergence == nil)
    #expect(player.world == second.world)
  }

  @Test("A replay reproduces the session and reports the locations of the pointers")
  func ghosts() throws {
    let press = InputEvent(time: .milliseconds(5), .pointerPressed(.mouse, at: Point(x: 3, y: 4)))
    let touch = InputEvent(
      time: .milliseconds(9), .pointerPressed(.finger(1), at: Point(x: 5, y: 6)))
    let lift = InputEvent(
      time: .milliseconds(20), .pointerReleased(.finger(1), at: Point(x: 5, y: 6)))
    var session = try Session()
    session.play([press, touch, lift], every: .milliseconds(8))
    var player = Player(try Recording(parsing: session.finished()), world: Dot())
    #expect(player.pointers == [])
    player.advance(to: .milliseconds(5))
    #expect(player.pointers == [GhostPointer(.mouse, at: Point(x: 3, y: 4), isPressed: true)])
    player.advance(to: .milliseconds(10))
    #expect(player.pointers.map(\.id) == [.mouse, .finger(1)])
    player.advance(to: .milliseconds(24))
    #expect(player.pointers.map(\.id) == [.mouse])
  }
}
