import RecordingTools
import Testing

@Suite("A promoted session")
struct PromotionTests {
  /// A hold of 1.5 seconds that lifts the dot, drags it to `x` and drops it.
  private static func drag(
    by pointer: PointerID = .mouse, to x: Length, at start: Int64
  ) -> [InputEvent] {
    [
      .press(10, 10, by: pointer, at: start), .move(x, 10, by: pointer, at: start + 1200),
      .release(x, 10, by: pointer, at: start + 1500),
    ]
  }

  private static func hover(from start: Int64, to end: Int64) -> [InputEvent] {
    stride(from: start, to: end, by: 50).map { time in
      .move(Length(pixels: Int(time % 640)), 9, at: time, isDown: false)
    }
  }

  private func session(_ events: [InputEvent], _ bug: Dot.Bug = .none) throws -> Recording {
    try Session.recording(of: events, bug: bug)
  }

  private func promotion(_ session: Recording, _ bug: Dot.Bug = .none) -> Promotion<Dot> {
    Promotion(session) { world in
      var header = Session.header
      (header.start, header.state) = (world.time, .state(world.canonicalBytes))
      return header
    } makeWorld: { (header) throws(FileError) in
      var world = try header.world(of: Dot.self) ?? Dot()
      world.bug = bug
      return (world, Output())
    }
  }

  private static let three =
    drag(to: 90, at: 2003) + hover(from: 4000, to: 9000)
    + drag(to: 400, at: 60_003) + [
      InputEvent(time: .milliseconds(62_000), .keyPressed(.escape))
    ] + drag(to: 200, at: 90_005)

  @Test("begins as the session did, with short pauses")
  func whole() throws {
    let session = try session(Self.three)
    let test = try promotion(session).recording()
    #expect(test.header.state == .fresh)
    #expect(test.header.tiers == [.order, .calls, .model])
    #expect(test.turns.flatMap(\.calls).map(\.name) == session.turns.flatMap(\.calls).map(\.name))
    #expect(session.end > .seconds(90))
    #expect(test.end < .seconds(13))
    #expect(
      test.gestures.map { $0.span.upperBound - $0.span.lowerBound }
        == session.gestures.map { $0.span.upperBound - $0.span.lowerBound })
    // Motions of the mouse between the gestures do not matter.
    #expect(test.turns.flatMap(\.events).count < 15)
  }

  @Test("of one gesture begins a second before it, at zero, with the state of that time")
  func one() throws {
    let session = try session(Self.three)
    let test = try promotion(session).recording(of: 2...2)
    let state = try test.header.world(of: Dot.self)
    #expect(state?.places == [Point(x: 90, y: 10)])
    #expect(test.header.start == .zero)
    let gesture = try #require(test.gestures.first)
    #expect(test.gestures.count == 1)
    #expect(gesture.number == 1)
    #expect(
      (Microseconds.milliseconds(992)...Microseconds.seconds(1)).contains(gesture.span.lowerBound))
    // The key after it belongs to it.
    #expect(test.turns.flatMap(\.events).last?.kind == .keyPressed(.escape))
    #expect(
      test.turns.flatMap(\.calls).map(\.name) == [
        .dragBegan, .dropUpdated, .performDrop, .idle,
      ])
    var player = Player(test, world: try #require(state))
    player.run()
    #expect(player.divergence == nil)
    #expect(player.world.places == [Point(x: 90, y: 10), Point(x: 400, y: 10)])
  }

  @Test("contains hashes only if a tier needs them")
  func hashes() throws {
    let promotion = promotion(try session(Self.three))
    func count(_ tiers: [Tier]) throws -> Int {
      try promotion.recording(tiers: tiers).turns.count { $0.fingerprint != nil }
    }
    #expect(try count([.calls, .order]) == 0)
    // Three gestures, and the last line.
    #expect(try count(Tier.usual) == 4)
    let all = try promotion.recording(tiers: [.hashes, .model])
    #expect(all.turns.allSatisfy { $0.fingerprint != nil })
    #expect(all.header.tiers == [.model, .hashes])
  }

  @Test("includes everything that overlaps a gesture")
  func overlap() throws {
    let first = Self.drag(to: 90, at: 2000)
    let second = Self.drag(by: .finger(1), to: 300, at: 3100)
    let later = Self.drag(to: 500, at: 9000)
    let session = try session((first + second).sorted { $0.time < $1.time } + later)
    #expect(session.gestures.count == 3)
    for number in 1...2 {
      #expect(try promotion(session).recording(of: number...number).gestures.count == 2)
    }
    #expect(try promotion(session).recording(of: 3...3).gestures.count == 1)
  }

  @Test("keeps the names of moments, and adds others")
  func marks() throws {
    var made = try Session()
    made.play(Self.drag(to: 90, at: 500), every: .milliseconds(10))
    made.mark("resting")
    made.play(Self.drag(to: 300, at: 9000), every: .milliseconds(10))
    let session = try Recording(parsing: made.finished())
    let lifted = Moment("lifted", at: .milliseconds(9700))
    let test = try promotion(session).recording(moments: [lifted])
    #expect(test.moments.map(\.name) == ["resting", "lifted"])
    let gesture = try #require(test.gestures.last)
    #expect(test.moments.last?.time == gesture.span.lowerBound + .milliseconds(700))
    let second = try promotion(session).recording(of: 2...2, moments: [lifted])
    #expect(second.moments.map(\.name) == ["lifted"])
  }

  @Test("has the gestures of the session, and no others")
  func unknown() throws {
    let promotion = promotion(try session(Self.three))
    let failure = PromotionFailure.unsuitable("holds the gestures 1 to 3; choose among them")
    #expect(throws: failure) { try promotion.recording(of: 4...5) }
    #expect(throws: failure) { try promotion.recording(of: 2...4) }
    let empty = self.promotion(try session([]))
    #expect(throws: PromotionFailure.self) { try empty.recording() }
    #expect(throws: PromotionFailure.self) { try empty.recording(of: 1...1) }
  }

  @Test("is refused without a complete gesture, and has the complete gestures otherwise")
  func unended() throws {
    let press = InputEvent.press(10, 10, at: 100_000)
    let first = promotion(try session([press]))
    #expect(
      throws: PromotionFailure.unsuitable(
        "ends in the middle of its first gesture; record one to its end")
    ) { try first.recording() }
    let fourth = promotion(try session(Self.three + [press]))
    #expect(try fourth.recording().gestures.count == 3)
  }

  @Test("is refused if a replay diverges at any batching")
  func batches() throws {
    let failure = try thrown(PromotionFailure.self) {
      try promotion(try session(Self.three, .batches), .batches).recording()
    }
    let words = if case .different(let words)? = failure { words } else { "" }
    #expect(words.hasPrefix("the session diverges when replayed: line "))
  }

  @Test("is refused if the world does not encode its whole state")
  func memory() throws {
    let session = try session(Self.three, .memory)
    #expect(throws: Never.self) { try promotion(session, .memory).recording() }
    let failure = try thrown(PromotionFailure.self) {
      try promotion(session, .memory).recording(of: 2...3)
    }
    let isDifferent = if case .different? = failure { true } else { false }
    #expect(isDifferent, "\(String(describing: failure))")
  }

  @Test("can be made from every gesture of any session", arguments: Seed.all)
  func any(seed: UInt64) throws {
    let session = try session(GeneratedEvents.some(8, seed: seed))
    let promotion = promotion(session)
    for gesture in session.gestures {
      let test = try promotion.recording(of: gesture.number...gesture.number)
      #expect(!test.gestures.isEmpty, "seed \(seed), gesture \(gesture.number)")
      #expect(test.header.start < .milliseconds(8), "seed \(seed), gesture \(gesture.number)")
      #expect(try Recording(parsing: test.bytes) == test)
    }
  }
}
