internal import Dispatch
internal import DragRecording
internal import Glibc

/// A second process of this program for long work: reading recordings, and making films of them.
///
/// It is not a thread, because the library that draws text is not made for two threads, and because
/// a process can be stopped at any moment. It ends with this program, whose pipe is its standard
/// input.
struct HelperProcess: Sendable {
  private let process: ChildProcess

  /// Starts the program with some arguments.
  init(_ arguments: [String]) throws(CommandFailure) {
    // The running file, even if another version has been installed meanwhile.
    let process = ChildProcess(
      ["dragplay"] + arguments, file: "/proc/self/exe", [.pipe, .pipe, .pipe])
    guard let process else {
      throw .badUsage("a second process cannot be started: \(SystemReason(errno))")
    }
    self.process = process
  }

  /// Calls a closure with each line of the standard output, until the process closes it.
  func readLines(_ body: (String) -> Void) {
    var rest: [UInt8] = []
    while let chunk = FileSystem.chunk(of: process.output), !chunk.isEmpty {
      rest += chunk
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        body(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeFirst(end + 1)
      }
    }
  }

  /// Waits for the end; returns the first line of the error output, or `nil` on success.
  func failure() -> String? {
    let text = FileSystem.bytes(of: process.errors)?.prefix(4096) ?? []
    guard process.wait() != 0 else { return nil }
    let line = text.split(separator: UInt8(ascii: "\n")).first
    return line.map { String(decoding: $0, as: UTF8.self) } ?? "it ended early"
  }

  /// Ends the process, which removes its incomplete output.
  func stop() { process.stop(by: SIGTERM) }
}

/// The other end of a ``HelperProcess``.
enum Helper {
  /// Lowers the priority of this process, and ends it when its standard input is closed.
  static func begin() {
    yieldToOthers()
    DispatchQueue.global().async {
      while let chunk = FileSystem.chunk(of: STDIN_FILENO), !chunk.isEmpty {}
      kill(getpid(), SIGTERM)
    }
  }

  static func yieldToOthers() { _ = nice(10) }

  static func report(_ line: String) throws(CommandFailure) {
    if let number = FileSystem.write(Array("\(line)\n".utf8), to: STDOUT_FILENO) {
      throw .notWritten("standard output", number)
    }
  }
}
