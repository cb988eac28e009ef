import DragKitRecording
import Foundation
import ProgramSupport
import Testing

/// A program that records its user.
@Suite("A live session")
struct LiveSessionTests {
  private typealias World = InteractionWorld<Notes>

  private let stage = ScriptStage<World>.notes
  private let folder: TemporaryFolder
  private var file: String { folder.path("live.dndrec") }

  init() throws { folder = TemporaryFolder() }

  /// The events of a script, in turns of the loop.
  private func turns(_ statements: [Script.Statement]) throws -> [Turn] {
    try Script(statements).compile(on: stage).turns
  }

  private let typing: [Script.Statement] = [
    .tap("bread"), .type("Ada"), .keys(["enter"]), .send(Message("loaded", ["stamps"])),
    .drag("milk", to: "letter"), .wait(.seconds(1)),
  ]

  private func play(_ turns: [Turn], in session: inout LiveSession<World>, from start: Microseconds)
  {
    for turn in turns {
      let events = turn.events.map { InputEvent(time: $0.time + start, $0.kind) }
      _ = session.turn(events, until: turn.time + start)
    }
  }

  @Test("recorded from its start is that of a rehearsal, and starts with a new world")
  func whole() throws {
    var session = try LiveSession(on: stage)
    try session.startRecording(to: file)
    play(try turns(typing), in: &session, from: .zero)
    session.stopRecording()
    let recording = try Recording(contentsOf: file)
    #expect(recording.header == stage.header)
    #expect(recording.turns.first?.calls.first?.name == .order)
    #expect(recording.gestures.map(\.kind) == [.tap, .drag])
    #expect(try recording.failure(on: stage, file: file) == nil)
    #expect(session.world.content.title(of: "bread") == "Ada")
  }

  @Test("has a complete file once it has waited for the end of a recording")
  func awaited() throws {
    var session = try LiveSession(on: stage)
    try session.startRecording(to: file)
    play(try turns(typing), in: &session, from: .zero)
    session.finishRecording()
    #expect(session.recordingPath == nil)
    session.stopRecording()
    #expect(session.recordingFailure == nil)
    #expect(try Recording(contentsOf: file).failure(on: stage, file: file) == nil)
  }

  @Test("recorded from its middle starts with the state there, and reproduces")
  func middle() throws {
    var session = try LiveSession(on: stage, at: .seconds(7))
    play(try turns(typing), in: &session, from: .seconds(7))
    let before = session.world
    try session.startRecording(to: file)
    #expect(session.recordingPath == file)
    // Milk was where bread is now.
    play(try turns([.tap("milk"), .type("!")]), in: &session, from: .seconds(20))
    session.stopRecording()
    #expect(session.recordingPath == nil)
    let recording = try Recording(contentsOf: file)
    #expect(try recording.header.world(of: World.self) == before)
    #expect(recording.header.start == before.now)
    #expect(try recording.failure(on: stage, file: file) == nil)
    #expect(session.world.content.title(of: "bread") == "Ada!")
  }

  @Test("in a document that was opened starts with that document")
  func document() throws {
    var world = World(Notes())
    _ = world.start()
    _ = world.apply(InputEvent(time: .zero, .messageReceived(Message("loaded", ["stamps"]))))
    var session = LiveSession(in: world, on: stage)
    try session.startRecording(to: file)
    play(try turns([.drag("milk", to: "letter")]), in: &session, from: .zero)
    session.stopRecording()
    #expect(try Recording(contentsOf: file).failure(on: stage, file: file) == nil)
  }

  @Test("has the program's clock, also for the next wake")
  func clock() throws {
    var session = try LiveSession(on: stage, at: .seconds(100))
    #expect(session.nextWake == nil)
    let press = InputEvent.Kind.pointerPressed(.finger(1), at: Point(x: 40, y: 20))
    _ = session.turn([InputEvent(time: .seconds(101), press)], until: .seconds(101))
    #expect(session.nextWake == .milliseconds(101_500))
    _ = session.turn([], until: .milliseconds(101_500))
    #expect(session.world.interaction.session != nil)
  }

  @Test("does not record over a file or to a full disk")
  func unrecordable() throws {
    try folder.write("mine".utf8, to: "live.dndrec")
    var session = try LiveSession(on: stage)
    #expect(throws: FileError.self) { try session.startRecording(to: file) }
    #expect(session.recordingPath == nil)
    #expect(throws: FileError.self) { try session.startRecording(to: "/dev/full") }
    #expect(try folder.text("live.dndrec") == "mine")
  }

  @Test("does not wait for a file that takes nothing, and ends the recording after its error")
  func slowFile() throws {
    let pipe = file + ".pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    var session = try LiveSession(on: stage)
    try session.startRecording(to: pipe)
    // A pipe that nothing is read from takes four kilobytes; F_SETPIPE_SZ is not imported.
    #expect(fcntl(reader, 1031, 4096) == 4096)
    var time = Microseconds.zero
    for round in 0..<40 {
      play(try turns([.tap("milk"), .type("\(round)")]), in: &session, from: time)
      time = session.world.now + .seconds(1)
    }
    #expect(session.recordingPath == pipe)
    close(reader)
    for _ in 0..<1000 where session.recordingPath != nil {
      usleep(10_000)
      time = time + .seconds(1)
      play(try turns([.tap("milk")]), in: &session, from: time)
    }
    #expect(session.recordingPath == nil)
    #expect("\(try #require(session.recordingFailure))".contains("cannot be written: broken pipe"))
  }

  @Test("keeps the error that ended a recording until the next one has ended")
  func failureOfFirst() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = file + ".pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    var session = try LiveSession(on: stage)
    try session.startRecording(to: pipe)
    close(reader)
    play(try turns(typing), in: &session, from: .zero)
    session.stopRecording()
    #expect(session.recordingPath == nil)
    let failure = session.recordingFailure
    #expect("\(try #require(failure))".contains("cannot be written: broken pipe"))
    try session.startRecording(to: file)
    #expect(session.recordingFailure == failure)
    session.stopRecording()
    #expect(session.recordingFailure == nil)
    #expect(session.firstRecordingFailure == failure)
  }
}
