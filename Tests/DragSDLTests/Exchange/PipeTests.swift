import CDesktop
import DragEvents
import DragGeometry
import Foundation
import Glibc
import ProgramSupport
import Testing

@testable import DragSDL

@Suite("Writing into pipes of other programs")
struct PipeTests {
  private let files: (reader: Int32, writer: Int32)
  /// More than a pipe takes at once.
  private let long = DragData("image/png", [UInt8](repeating: 7, count: 1 << 20))

  init() {
    var files: [Int32] = [-1, -1]
    #expect(cdesktop_pipe(&files) == 0)
    self.files = (files[0], files[1])
  }

  /// Returns the number of bytes up to the end.
  private func readAll() -> Int {
    defer { close(files.reader) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var total = 0
    while true {
      let count = Glibc.read(files.reader, &buffer, buffer.count)
      guard count > 0 else { return count < 0 ? count : total }
      total += count
    }
  }

  @Test(
    "closes the pipe after all data, and at once without data",
    arguments: [DragData("image/png", [UInt8](repeating: 7, count: 1 << 20)), nil])
  func whole(data: DragData?) {
    DragData.write(data, into: files.writer)
    #expect(readAll() == (data == nil ? 0 : 1 << 20))
  }

  @Test(
    "writes the bytes of a file, and nothing of one that is missing",
    arguments: [("picture.png", 3), ("none.png", 0)])
  func fromFile(name: String, count: Int) throws {
    let folder = TemporaryFolder()
    try folder.write([1, 2, 3], to: "picture.png")
    DragData.write(DragData("image/png", inFile: folder.path(name)), into: files.writer)
    #expect(readAll() == count)
  }

  @Test("a pipe that its reader has closed is closed, and does not end the program")
  func closed() {
    let handler = signal(SIGPIPE, SIG_DFL)
    defer { signal(SIGPIPE, handler) }
    let pipe = pipeNumber
    close(files.reader)
    DragData.write(long, into: files.writer)
    for _ in 0..<10_000 where pipeNumber == pipe { usleep(1000) }
    #expect(pipeNumber != pipe)
  }

  /// The system's number of the pipe of the writer; `nil` if no file is open there.
  private var pipeNumber: ino_t? {
    var status = stat()
    return fstat(files.writer, &status) == 0 ? status.st_ino : nil
  }

  @Test("closes a pipe whose reader takes nothing for the time of its patience")
  func hanging() {
    DragData.write(long, into: files.writer, patience: .milliseconds(50))
    // Without an event, only the end is waited for.
    var end = pollfd(fd: files.reader, events: 0, revents: 0)
    #expect(poll(&end, 1, 10_000) == 1)
    // As much as a pipe takes at once.
    #expect(readAll() == 1 << 16)
  }
}

struct MessageQueueTests {
  @Test("A queue of messages ends a sleep without a time limit, from another thread")
  func wakes() {
    let queue = MessageQueue(wakesSDL: false)
    var wait = EventWait(sources: [queue])
    defer { wait.end() }
    Thread.detachNewThread { queue.send(Message("loaded", text: "milk")) }
    // The message may come before the sleep, which then does not begin, or during it.
    wait(atMost: nil)
    #expect(queue.take() == [Message("loaded", text: "milk")])
  }

  @Test("A queue of messages returns the messages in the order in which they were sent, once")
  func order() {
    let queue = MessageQueue(wakesSDL: false)
    for number in 1...3 { queue.send(Message("\(number)")) }
    #expect(queue.take().map(\.name) == ["1", "2", "3"])
    #expect(queue.take() == [])
  }
}
