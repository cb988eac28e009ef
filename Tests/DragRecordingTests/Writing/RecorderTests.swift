import DragRecording
import RecordingTools
import Testing

struct RecorderTests {
  private func move(to x: Length, at time: Int64) -> InputEvent {
    .move(x, 9, at: time, isDown: false)
  }

  @Test("A recorder writes the moves of a fast mouse together, and everything else at once")
  func together() throws {
    var session = try Session()
    for millisecond in 1...20 {
      let time = Int64(millisecond)
      session.turn(
        [move(to: Length(pixels: millisecond), at: time)], until: Microseconds(time * 1000 + 50))
    }
    let whole = { (session: Session) in try Recording(parsing: session.torn).turns }
    #expect(try whole(session).map { $0.events.count } == [1, 8, 8])
    session.turn([.press(20, 9, at: 21)], until: .milliseconds(21))
    #expect(try whole(session).map { $0.events.count } == [1, 8, 8, 4])
    session.turn([move(to: 22, at: 22)], until: .milliseconds(22))
    session.mark("here")
    #expect(try whole(session).map { $0.events.count } == [1, 8, 8, 4, 1])
    session.turn([move(to: 23, at: 23)], until: .milliseconds(23))
    let recording = try Recording(parsing: session.finished())
    #expect(recording.turns.map { $0.events.count } == [1, 8, 8, 4, 1, 1])
    #expect(recording.turns.allSatisfy { $0.fingerprint != nil })
    #expect(recording.moments == [Moment("here", at: .milliseconds(22))])
  }

  @Test("A recorder writes pending turns with the first turn that comes long enough after them")
  func rest() throws {
    var session = try Session()
    session.turn([move(to: 1, at: 1)], until: .milliseconds(1))
    session.turn([move(to: 2, at: 2)], until: .milliseconds(2))
    #expect(try Recording(parsing: session.torn).turns.count == 1)
    session.turn([], until: .milliseconds(500))
    let turns = try Recording(parsing: session.torn).turns
    #expect(turns.map(\.time) == [.milliseconds(1), .milliseconds(500)])
    #expect(turns.last?.events == [move(to: 2, at: 2)])
  }

  @Test(
    "A recorder gives a late event of a turn the time of that turn, and not an earlier one",
    arguments: Seed.all)
  func late(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var session = try Session()
    var time: Int64 = 0
    session.turn([.press(9, 9, at: 0)], until: .zero)
    for step in 0..<2000 {
      time += Int64(generator.next(below: 2000))
      let early = Int64(generator.next(below: 3000))
      session.turn(
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

@Suite("A recording that reaches a limit")
struct RecordingLimitTests {
  private static let longest = "16777216 events and values of calls"

  /// The budgets are not those of the message, because tests cannot write a gigabyte.
  private func failure(_ limit: String) -> FileError {
    FileError(
      file: "recording",
      .init("is complete up to the limit of \(limit)", "record the rest in another file"))
  }

  @Test("ends whole before it, and is read with the same limit", arguments: Seed.all)
  func values(seed: UInt64) throws {
    var unlimited = try session(seed)
    let whole = try Recording(parsing: unlimited.finished())
    var endings: Set<Int> = []
    for values in stride(from: 8, through: 400, by: 11) {
      let budget = RecordingBudget(values: values)
      var session = try session(seed, within: budget)
      let kept = try Recording(parsing: session.finished(), within: budget)
      #expect(session.failure == failure(Self.longest), "\(values) values")
      #expect(!kept.isTorn && !kept.isLastLineDropped)
      #expect(kept.entries == Array(whole.entries.prefix(kept.entries.count)), "\(values) values")
      #expect(kept.end == kept.turns.last?.time ?? .zero)
      endings.insert(kept.entries.count)
    }
    #expect(endings.count > 10)
  }

  @Test("ends whole before its file is too large, and is read with the same limit")
  func bytes() throws {
    var unlimited = try session(3)
    let whole = unlimited.finished()
    for bytes in stride(from: 600, to: whole.count, by: whole.count / 20) {
      let budget = RecordingBudget(bytes: bytes)
      var session = try session(3, within: budget)
      let kept = session.finished()
      #expect(session.failure == failure("1073741824 bytes"))
      #expect(kept.count <= bytes)
      #expect(try !Recording(parsing: kept, within: budget).isTorn, "\(bytes) bytes")
    }
    let enough = RecordingBudget(bytes: whole.count + 128)
    var last = try session(3, within: enough)
    #expect(last.finished() == whole && last.failure == nil)
  }

  @Test("is not begun if the limit has no room for its first line")
  func header() {
    #expect(throws: failure("1073741824 bytes")) {
      try Recorder(Session.header, to: MemorySink(), within: RecordingBudget(bytes: 200))
    }
  }

  @Test("is an error where events are played without a window, such as those of a long capture")
  func rehearsal() throws {
    var rehearsal = Rehearsal(Session.header, in: Dot(), within: RecordingBudget(values: 200))
    rehearsal.play(GeneratedEvents.some(20, seed: 1), in: Session.header.window)
    #expect(throws: failure(Self.longest)) { try rehearsal.recording(until: .seconds(60)) }
  }

  private func session(
    _ seed: UInt64, within budget: RecordingBudget = RecordingBudget()
  ) throws -> Session {
    var session = try Session(within: budget)
    session.play(GeneratedEvents.some(20, seed: seed), every: Microseconds(8333))
    return session
  }
}

@Suite("A recording")
struct ReadableRecordingTests {
  @Test("ends whole before a line that no reader accepts, and says so")
  func refusedLine() throws {
    var session = try Session()
    session.turn([.press(9, 9, at: 1)], until: .milliseconds(1))
    session.turn([.press(9, 9, by: PointerID(rawValue: 1 << 40), at: 2)], until: .milliseconds(2))
    session.turn([.release(9, 9, at: 3)], until: .milliseconds(3))
    let recording = try Recording(parsing: session.finished())
    #expect(!recording.isTorn)
    #expect(recording.turns.map(\.time) == [.milliseconds(1)])
    let problem = "is complete up to a line that is refused: invalid event 'press'"
    #expect(session.failure?.problem.summary == problem)
  }

  @Test("is read with a mark and an end that come days after its last line")
  func lateMark() throws {
    var session = try Session()
    session.turn([.press(9, 9, at: 1), .release(9, 9, at: 2)], until: .milliseconds(2))
    session.turn([], until: .seconds(400_000))
    session.mark("late")
    session.turn([], until: .seconds(800_000))
    let recording = try Recording(parsing: session.finished())
    #expect(recording.moments == [Moment("late", at: .seconds(400_000))])
    #expect(recording.end == .seconds(800_000) && !recording.isTorn)
  }
}

struct InvalidHeaderTests {
  @Test("A header that no reader accepts is refused where a recording is made or a script compiled")
  func refused() {
    var header = Session.header
    header.window = Size(width: 0, height: 480)
    let problem = "\"window\" is invalid or out of range"
    let error = FileError(file: "recording", .init(problem))
    #expect(throws: error) { try Recorder(header, to: MemorySink()) }
    #expect(throws: error) { try Recording(header: header, entries: []).bytes }
    #expect(throws: error) {
      var rehearsal = Rehearsal(header, in: Dot())
      return try rehearsal.recording(until: .seconds(1))
    }
    let stage = ScriptStage(header) { _ in (Dot(), Output()) }
    let errors = #expect(throws: ScriptErrors.self) {
      try Script(parsing: "wait 1s").compile(on: stage)
    }
    #expect(errors.map { "\($0)" } == "script: the session cannot be recorded: \(problem)")
  }
}
