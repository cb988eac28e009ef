import RecordingTools
import Testing

struct DivergenceTests {
  /// Two gestures; the second is a hold that lifts, moves and drops the dot.
  static let events: [InputEvent] = [
    InputEvent(time: .milliseconds(10), .pointerPressed(.mouse, at: Point(x: 10, y: 10))),
    InputEvent(time: .milliseconds(20), .pointerReleased(.mouse, at: Point(x: 10, y: 10))),
    InputEvent(time: .seconds(1), .pointerPressed(.mouse, at: Point(x: 10, y: 10))),
    InputEvent(time: .seconds(2), .pointerMoved(.mouse, to: Point(x: 90, y: 10), isDown: true)),
    InputEvent(time: .seconds(4), .pointerReleased(.mouse, at: Point(x: 90, y: 10))),
  ]

  private func divergence(
    _ bug: Dot.Bug, _ batching: Batching = .recorded
  ) throws -> Divergence<Dot> {
    var session = try Session()
    session.play(Self.events, every: .milliseconds(10))
    var player = Player(
      try Recording(parsing: session.finished()), world: Dot(bug: bug), batching: batching)
    player.run()
    return try #require(player.divergence)
  }

  @Test(
    "A mistake in the model is found at the first event that shows it",
    arguments: ReplayTests.batchings)
  func model(batching: Batching) throws {
    let divergence = try divergence(.model, batching)
    #expect(divergence.subsystem == .model)
    #expect(divergence.gesture == 2)
    #expect(divergence.event == 5)
    #expect(divergence.time == .seconds(4))
    #expect(divergence.states.expected?.places == [Point(x: 90, y: 10)])
    #expect(divergence.states.actual?.places == [Point(x: 91, y: 10)])
  }

  @Test(
    "A mistake in the gestures is found at the first event that shows it",
    arguments: ReplayTests.batchings)
  func gestures(batching: Batching) throws {
    let divergence = try divergence(.gestures, batching)
    #expect(divergence.subsystem == .gestures)
    #expect(divergence.gesture == 1)
    #expect(divergence.event == 1)
    #expect(divergence.line == 2)
    #expect(divergence.states.expected == nil)
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
    #expect(divergence.event == 5)
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
