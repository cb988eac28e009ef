import CDesktop
import DragFrameIO
import DragGeometry
import Glibc
import ProgramSupport
import Testing

@testable import DragSDL

@Suite("Writing into pipes of other programs")
struct PipeWritersTests {
  private var writers = PipeWriters()
  private let files: (reader: Int32, writer: Int32)
  /// More than a pipe takes at once.
  private let long = [UInt8](repeating: 7, count: 1 << 20)

  init() {
    var files: [Int32] = [-1, -1]
    #expect(cdesktop_pipe(&files) == 0)
    self.files = (files[0], files[1])
  }

  private func isClosed(_ file: Int32) -> Bool { fcntl(file, F_GETFD) < 0 }

  private func read(_ count: Int) -> Int {
    var buffer = [UInt8](repeating: 0, count: count)
    return Glibc.read(files.reader, &buffer, count)
  }

  @Test("closes the pipe after short data at once")
  mutating func short() {
    writers.add([1, 2], to: files.writer, watchedBy: -1)
    var hasNew = writers.hasNew
    #expect(hasNew)
    writers.writeOn(at: .zero)
    hasNew = writers.hasNew
    #expect(!hasNew)
    #expect(writers.deadline == nil)
    #expect(read(9) == 2)
    #expect(read(9) == 0)
    close(files.reader)
  }

  @Test("closes a pipe that its reader has closed, and does not end the program")
  mutating func closed() {
    let handler = signal(SIGPIPE, SIG_DFL)
    defer { signal(SIGPIPE, handler) }
    close(files.reader)
    writers.add(long, to: files.writer, watchedBy: -1)
    writers.writeOn(at: .zero)
    #expect(isClosed(files.writer))
  }

  @Test("writes a file once another thread has read it, and nothing of one that is missing")
  mutating func fromFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([1, 2, 3], to: "picture.png")
    writers.add(DragData("image/png", inFile: path), to: files.writer, watchedBy: -1)
    var now = Microseconds.zero
    while writers.deadline != nil || writers.hasNew {
      writers.writeOn(at: now)
      #expect(writers.deadline.map { $0 == now + .milliseconds(20) } ?? true)
      now = now + .milliseconds(20)
    }
    #expect(read(9) == 3)
    #expect(read(9) == 0)
    close(files.reader)
  }

  @Test("closes a pipe whose reader takes nothing for ten seconds")
  mutating func hanging() {
    writers.add(long, to: files.writer, watchedBy: -1)
    writers.writeOn(at: .seconds(1))
    #expect(writers.deadline == .seconds(11))
    writers.writeOn(at: .milliseconds(10_999))
    #expect(!isClosed(files.writer))
    writers.writeOn(at: .seconds(11))
    #expect(writers.deadline == nil)
    while read(1 << 16) > 0 {}
    #expect(read(1) == 0, "The end of the file.")
    close(files.reader)
  }

  @Test("gives a reader ten seconds again each time it takes a part")
  mutating func slow() {
    writers.add(long, to: files.writer, watchedBy: -1)
    writers.writeOn(at: .zero)
    #expect(read(1 << 15) == 1 << 15)
    writers.writeOn(at: .seconds(9))
    #expect(writers.deadline == .seconds(19))
    writers.end()
    close(files.reader)
  }
}
