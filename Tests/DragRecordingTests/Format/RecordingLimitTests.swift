import RecordingTools
import Testing

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
      #expect(kept.end == kept.pumps.last?.time ?? .zero)
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

struct InvalidHeaderTests {
  private var header: RecordingHeader {
    var header = Session.header
    header.window = Size(width: 0, height: 480)
    return header
  }

  @Test("A header that no reader accepts is refused where a recording is made")
  func recording() {
    let error = FileError(file: "recording", .init("\"window\" is invalid or out of range"))
    #expect(throws: error) { try Recorder(header, to: MemorySink()) }
    #expect(throws: error) { try Recording(header: header, entries: []).bytes }
    #expect(throws: error) {
      var rehearsal = Rehearsal(header, in: Dot())
      return try rehearsal.recording(until: .seconds(1))
    }
  }

  @Test("A header that no reader accepts is refused where a script is compiled")
  func script() {
    let stage = ScriptStage(header) { _ in (Dot(), Output()) }
    let words = "script: the session cannot be recorded: \"window\" is invalid or out of range"
    let error = #expect(throws: ScriptErrors.self) {
      try Script(parsing: "wait 1s").compile(on: stage)
    }
    #expect(error.map { "\($0)" } == words)
  }
}
