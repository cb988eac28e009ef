import Glibc
import ProgramSupport
import RecordingTools
import Testing

@Suite("A recording on disk", .serialized)
struct RecordingFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("session.dndrec")
  }

  @Test("is written and read back")
  func roundTrip() throws {
    var world = Dot()
    var recorder = try Recorder(Session.header, to: try RecordingFile(creating: path))
    for event in DivergenceTests.events {
      let output = world.apply(event)
      recorder.record([event], until: event.time, output: output, world: world)
    }
    recorder.finish(at: world.time, world: world)
    #expect(recorder.failure == nil)
    let result = try Verification<Dot>(
      of: Recording(contentsOf: path), batchings: ReplayTests.batchings)
    #expect(result.isReproduced, "\(result)")
  }

  @Test("never replaces another file")
  func exists() throws {
    _ = try RecordingWriter(Session.header, to: try RecordingFile(creating: path))
    let before = try Recording(contentsOf: path)
    #expect(throws: FileError(file: path, .exists)) { try RecordingFile(creating: path) }
    #expect(try Recording(contentsOf: path) == before)
    #expect(
      FileError(file: "a.dndrec", .exists).description
        == "a.dndrec: exists already and is never overwritten; choose another name or move it away"
    )
  }

  @Test("replaces a file, although a process of the same number has left a draft")
  func replaced() throws {
    let source = folder.path("source.dndrec")
    _ = try RecordingWriter(Session.header, to: try RecordingFile(creating: source))
    for file in [path, path + ".\(getpid())"] { _ = try RecordingFile(creating: file) }
    try Recording(contentsOf: source).write(replacing: path)
    #expect(try Recording(contentsOf: path).header == Session.header)
    #expect(access(path + ".\(getpid())", F_OK) != 0)
  }

  @Test("reports where it cannot be created or read, and why")
  func unreachable() throws {
    #expect(
      throws: FileError(
        file: "/nowhere/a.dndrec", .notCreated(reason: "no such file or directory"))
    ) { try RecordingFile(creating: "/nowhere/a.dndrec") }
    #expect(
      throws: FileError(
        file: "/nowhere/a.dndrec", .unreadable(reason: "no such file or directory"))
    ) { try Recording(contentsOf: "/nowhere/a.dndrec") }
    #expect(throws: FileError(file: "/tmp", .unreadable(reason: "it is not a file"))) {
      try Recording(contentsOf: "/tmp")
    }
  }

  @Test("reports a disk that is full at the start")
  func full() throws {
    #expect(
      throws: FileError(file: "/dev/full", .notWritten(reason: "no space left on device"))
    ) { try RecordingWriter(Session.header, to: try RecordingFile(creating: "/dev/full")) }
  }

  @Test("reports a disk that becomes full, removes the partial line, and can be replayed")
  func fullLater() throws {
    let recording = try Session.recording(
      of: GeneratedEvents.some(10, seed: 3), every: Microseconds(8000))
    // A megabyte of state first: the limit holds for all files of this process, and other tests
    // write some lines at the same time.
    var header = Session.header
    header.state = .state([UInt8](repeating: 7, count: 786_432))
    let room = 1_048_576 + 5000
    var writer = try RecordingWriter(header, to: LimitedFile(path: path, room: room))
    for entry in recording.entries { writer.append(entry) }
    #expect(writer.failure == FileError(file: path, .notWritten(reason: "file too large")))
    writer.finish(at: recording.end)
    let kept = try Recording(contentsOf: path)
    #expect(kept.isTorn)
    #expect(!kept.isLastLineDropped)
    #expect(kept.entries == Array(recording.entries.prefix(kept.entries.count)))
    #expect(kept.entries.count > 10)
  }

  @Test("a sink that fails does not end the session")
  func sessionGoesOn() throws {
    var recorder = try Recorder(Session.header, to: FailingSink())
    var world = Dot()
    for event in DivergenceTests.events {
      let output = world.apply(event)
      recorder.record([event], until: event.time, output: output, world: world)
    }
    recorder.finish(at: world.time, world: world)
    #expect(recorder.failure == FileError(file: "x", .notWritten(reason: "no space")))
    #expect(world.places.count == 1)
    #expect(lines(recorder.sink.bytes).count == 3)
  }
}

/// A file on a disk with little space, which a limit of this process simulates.
private struct LimitedFile: RecordingSink {
  private var file: RecordingFile
  private let room: Int

  init(path: String, room: Int) throws {
    file = try RecordingFile(creating: path)
    self.room = room
  }

  mutating func append(_ lines: [UInt8]) throws(FileError) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    let before = limit
    limit.rlim_cur = rlim_t(room)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    defer {
      var before = before
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
    }
    try file.append(lines)
  }

  mutating func close() {}
}

/// A sink that accepts three lines.
private struct FailingSink: RecordingSink {
  var bytes: [UInt8] = []

  mutating func append(_ lines: [UInt8]) throws(FileError) {
    guard bytes.count(where: { $0 == UInt8(ascii: "\n") }) < 3 else {
      throw FileError(file: "x", .notWritten(reason: "no space"))
    }
    bytes += lines
  }

  mutating func close() {}
}
