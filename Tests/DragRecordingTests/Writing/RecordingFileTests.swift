import DragRecording
import Foundation
import Glibc
import ProgramSupport
import RecordingTools
import Testing

@Suite("A recording on disk", .serialized)
struct RecordingFileTests {
  private let folder = TemporaryFolder()
  private let path: String

  init() throws {
    path = folder.path("session.dndrec")
  }

  private func record<Sink: RecordingSink>(to sink: Sink) throws -> (Recorder<Sink>, Dot) {
    var (recorder, world) = (try Recorder(Session.header, to: sink), Dot())
    for event in DivergenceTests.events {
      let output = world.apply(event)
      recorder.record([event], until: event.time, output: output, world: world)
    }
    recorder.finish(at: world.time, world: world)
    return (recorder, world)
  }

  @Test("is written and read back")
  func roundTrip() throws {
    let (recorder, _) = try record(to: try RecordingFile(creating: path))
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
      throws: FileError(file: "/nowhere/a.dndrec", .notCreated(reason: "no such file or directory"))
    ) { try RecordingFile(creating: "/nowhere/a.dndrec") }
    #expect(
      throws: FileError(file: "/nowhere/a.dndrec", .unreadable(reason: "no such file or directory"))
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

  @Test("a sink that fails does not end the session")
  func sessionGoesOn() throws {
    let (recorder, world) = try record(to: FailingSink())
    #expect(recorder.failure == FileError(file: "x", .notWritten(reason: "no space")))
    #expect(world.places.count == 1)
    #expect(lines(recorder.sink.bytes).count == 3)
  }
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

struct RegularFileTests {
  private let folder = TemporaryFolder()

  @Test("A regular file is read up to a number of bytes, and no further than when it was opened")
  func bytes() throws {
    try folder.write([1, 2, 3], to: "a")
    let file = try RegularFile(folder.path("a"))
    let handle = try #require(FileHandle(forWritingAtPath: folder.path("a")))
    try handle.seekToEnd()
    try handle.write(contentsOf: [4])
    #expect(file.byteCount == 3)
    #expect(try file.bytes() == [1, 2, 3])
    #expect(try file.bytes(first: 2) == [1, 2])
    // Now it is shorter.
    try handle.truncate(atOffset: 1)
    #expect(try file.bytes() == [1])
  }

  @Test("A folder, a pipe without a writer and a missing file are refused at once")
  func others() throws {
    mkfifo(folder.path("pipe"), 0o600)
    for path in [folder.path("pipe"), folder.url.path] {
      #expect(throws: RegularFile.Failure.notRegular) { _ = try RegularFile(path) }
    }
    #expect(throws: RegularFile.Failure.system(ENOENT)) {
      _ = try RegularFile(folder.path("none"))
    }
  }
}
