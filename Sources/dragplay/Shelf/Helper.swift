internal import Dispatch
internal import DragRecording
internal import Glibc

/// A second process of this program for long work: reading recordings, and making films of them.
///
/// It is not a thread, because the library that draws text is not made for two threads, and because
/// a process can be stopped at any moment. It ends with this program, whose pipe is its standard
/// input.
extension ChildProcess {
  /// Starts the program with some arguments.
  static func helper(_ arguments: [String]) throws(CommandFailure) -> ChildProcess {
    // The running file, even if another version has been installed meanwhile.
    let helper = ChildProcess(["dragplay"] + arguments, file: "/proc/self/exe", [nil, nil, nil])
    guard let helper else {
      throw .badUsage("a second process cannot be started: \(SystemReason(errno))")
    }
    return helper
  }

  /// Calls a closure with each line of the standard output, until the process closes it.
  func readLines(_ body: (String) -> Void) {
    var rest: [UInt8] = []
    while let chunk = FileSystem.chunk(of: output), !chunk.isEmpty {
      rest += chunk
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        body(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeFirst(end + 1)
      }
    }
  }

  /// Waits for the end; returns the first line of the error output, or `nil` on success.
  func failure() -> String? {
    let text = FileSystem.bytes(of: errors)?.prefix(4096) ?? []
    guard wait() != 0 else { return nil }
    let line = text.split(separator: UInt8(ascii: "\n")).first
    return line.map { String(decoding: $0, as: UTF8.self) } ?? "it ended early"
  }
}

/// The other end of such a process.
enum Helper {
  /// Lowers the priority of this process, and ends it when its standard input is closed.
  static func begin() {
    _ = nice(10)
    DispatchQueue.global().async {
      while let chunk = FileSystem.chunk(of: STDIN_FILENO), !chunk.isEmpty {}
      kill(getpid(), SIGTERM)
    }
  }

  static func report(_ line: String) throws(CommandFailure) {
    if let number = FileSystem.write(Array("\(line)\n".utf8), to: STDOUT_FILENO) {
      throw .notWritten("standard output", number)
    }
  }
}
