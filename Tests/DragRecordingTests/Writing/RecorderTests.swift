import DragRecording
import Testing

struct RecorderTests {
  private func move(_ microseconds: Int64, to x: Length) -> InputEvent {
    InputEvent(
      time: Microseconds(microseconds),
      .pointerMoved(.mouse, to: Point(x: x, y: 9), isDown: false))
  }

  @Test("A recorder writes the moves of a fast mouse together, and everything else at once")
  func together() throws {
    var session = try Session()
    for millisecond in 1...20 {
      let time = Int64(millisecond) * 1000
      session.pump([move(time, to: Length(pixels: millisecond))], until: Microseconds(time + 50))
    }
    let whole = { (session: Session) in try Recording(parsing: session.torn).pumps }
    #expect(try whole(session).map { $0.events.count } == [1, 8, 8])
    session.pump(
      [InputEvent(time: .milliseconds(21), .pointerPressed(.mouse, at: Point(x: 20, y: 9)))],
      until: .milliseconds(21))
    #expect(try whole(session).map { $0.events.count } == [1, 8, 8, 4])
    session.pump([move(22_000, to: 22)], until: .milliseconds(22))
    session.mark("here")
    #expect(try whole(session).map { $0.events.count } == [1, 8, 8, 4, 1])
    session.pump([move(23_000, to: 23)], until: .milliseconds(23))
    let recording = try Recording(parsing: session.finished())
    #expect(recording.pumps.map { $0.events.count } == [1, 8, 8, 4, 1, 1])
    #expect(recording.pumps.allSatisfy { $0.fingerprint != nil })
    #expect(recording.marks == [Mark("here", at: .milliseconds(22))])
  }

  @Test("A recorder writes pending turns with the first turn that comes long enough after them")
  func rest() throws {
    var session = try Session()
    session.pump([move(1000, to: 1)], until: .milliseconds(1))
    session.pump([move(2000, to: 2)], until: .milliseconds(2))
    #expect(try Recording(parsing: session.torn).pumps.count == 1)
    session.pump([], until: .milliseconds(500))
    let pumps = try Recording(parsing: session.torn).pumps
    #expect(pumps.map(\.time) == [.milliseconds(1), .milliseconds(500)])
    #expect(pumps.last?.events == [move(2000, to: 2)])
  }

  @Test(
    "A recorder gives a late event of a turn the time of that turn, and not an earlier one",
    arguments: Seed.all)
  func late(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var session = try Session()
    var time: Int64 = 0
    session.pump(
      [InputEvent(time: .zero, .pointerPressed(.mouse, at: Point(x: 9, y: 9)))], until: .zero)
    for step in 0..<2000 {
      time += Int64(generator.next(below: 2000))
      let early = Int64(generator.next(below: 3000))
      session.pump(
        [
          InputEvent(
            time: Microseconds(max(time - early, 0)),
            .pointerMoved(
              .mouse, to: Point(x: Length(pixels: step % 600), y: 9), isDown: step % 400 != 399))
        ], until: Microseconds(time))
    }
    let recording = try Recording(parsing: session.finished())
    for batching in ReplayTests.batchings {
      let player = replay(recording, batching)
      #expect(player.divergence == nil, "seed \(seed)")
    }
  }
}
