import RecordingTools
import Testing

struct DivergenceTests {
  /// Two gestures; the second is a hold that lifts, moves and drops the dot.
  static let events: [InputEvent] = [
    .press(10, 10, at: 10), .release(10, 10, at: 20), .press(10, 10, at: 1000),
    .move(90, 10, at: 2000), .release(90, 10, at: 4000),
  ]

  private func divergence(
    _ bug: Dot.Bug, _ batching: Batching = .recorded
  ) throws -> Divergence<Dot> {
    let player = replay(try Session.recording(of: Self.events), bug: bug, batching)
    return try #require(player.divergence)
  }

  @Test(
    "A mistake is found at the first event that shows it",
    arguments: [
      (.model, .model, gesture: 2, event: 5, .seconds(4)),
      (.gestures, .gestures, gesture: 1, event: 1, .milliseconds(10)),
      (.calls, .calls, gesture: 2, event: 5, .seconds(4)),
    ] as [(Dot.Bug, Divergence<Dot>.Subsystem, gesture: Int, event: Int, Microseconds)],
    ReplayTests.batchings)
  func found(
    planted: (Dot.Bug, Divergence<Dot>.Subsystem, gesture: Int, event: Int, Microseconds),
    batching: Batching
  ) throws {
    let divergence = try divergence(planted.0, batching)
    #expect(divergence.subsystem == planted.1)
    #expect(divergence.gesture == planted.gesture)
    #expect(divergence.event == planted.event)
    #expect(divergence.time == planted.4)
    // Between two keyframes, only the state of the replay is known.
    #expect((divergence.states.expected == nil) == (planted.0 == .gestures))
  }

  @Test("A mistake in the motion is found at the motion of the pointer")
  func motion() throws {
    let divergence = try divergence(.motion)
    #expect(divergence.subsystems == [.motion])
    #expect(divergence.event == 4)
    #expect(divergence.time == .seconds(2))
  }

  @Test(
    "A mistake in the calls is found, without the derived ones", arguments: ReplayTests.batchings)
  func calls(batching: Batching) throws {
    let divergence = try divergence(.calls, batching)
    #expect(divergence.subsystems == [.calls])
    #expect(divergence.calls.expected.map(\.name).last == .performDrop)
    #expect(divergence.calls.actual.map(\.name.rawValue).last == "dropped")
  }

  @Test("A divergence is reported with both states")
  func report() throws {
    #expect(
      try divergence(.model).report == """
        line 10, gesture 2, event 5, 4000000 µs: model differs
          - hashes cfbc34f13f29a4dfd8d1106d
          + hashes cd37d7233f29a4dfd8d1106d
          - places[0].x: 23040
          + places[0].x: 23296
          - bug: none
          + bug: model
        """)
  }

  @Test("An additional call at the very end is a divergence, too")
  func callAtEnd() throws {
    var recording = try Session.recording(of: Self.events)
    recording.entries.removeAll { $0.time > .seconds(2) }
    let player = replay(recording)
    let divergence = try #require(player.divergence)
    #expect(divergence.subsystems == [.calls])
    #expect(divergence.calls.actual.map(\.name) == [.idle])
  }
}

struct VerificationTests {
  private func recording() throws -> Recording {
    try Session.recording(of: DivergenceTests.events)
  }

  private func verified(_ recording: Recording, bug: Dot.Bug = .none) throws -> Verification<Dot> {
    try Verification(of: recording, hashes: "dot-2") { _ in (Dot(bug: bug), Output()) }
  }

  @Test("A verification counts the compared lines and events")
  func reproduced() throws {
    let result = try Verification<Dot>(of: recording()) { _ in (Dot(), Output()) }
    #expect(result.isReproduced && result.lines == 7 && result.events == 5, "\(result)")
  }

  @Test("A verification compares only calls if the state has another layout")
  func layout() throws {
    #expect(try verified(recording(), bug: .model).isReproduced)
    #expect(try verified(recording(), bug: .calls).divergence?.subsystems == [.calls])
  }

  @Test("With another layout, a call of a new name is ignored, but a new drop is not")
  func newCalls() throws {
    func recording(without name: Call.Name) throws -> Recording {
      var older = try self.recording()
      older.editTurns { $0.calls.removeAll { $0.name == name } }
      return older
    }
    #expect(try verified(recording(without: .dropUpdated)).isReproduced)
    let divergence = try verified(recording(without: .performDrop)).divergence
    #expect(divergence?.subsystems == [.calls])
  }

  @Test("A verification compares the output of the world's creation if it was recorded")
  func opening() throws {
    let ready = Output(calls: [Call(at: .zero, .ready), Call(at: .zero, .layout)])
    var recorder = try Recorder(Session.header, to: MemorySink())
    recorder.record([], until: .zero, output: ready, world: Dot())
    recorder.finish(at: .zero, world: Dot())
    let recording = try Recording(parsing: recorder.sink.bytes)
    var player = Player(recording, world: Dot(), opening: ready)
    player.run()
    #expect(player.divergence == nil)
    #expect(replay(recording).divergence?.subsystems == [.calls])
  }
}
