internal import DragRecording
internal import Dispatch
internal import DragCoding
internal import Glibc
internal import Synchronization

/// A second process of this program for long work: reading recordings, and making films of them.
///
/// It is not a thread, because the library that draws text is not made for two threads, and because
/// a process can be stopped at any moment. It ends with this program, whose pipe is its standard
/// input.
final class HelperProcess: Sendable {
  private let process: pid_t
  private let output: Int32
  private let errors: Int32
  private let input: Int32
  private let isRunning = Mutex(true)

  /// Held while a process is started, so that no other process inherits its pipes.
  private static let isStarting = Mutex(())

  /// Starts the program with some arguments.
  init(_ arguments: [String]) throws(CommandFailure) {
    let started = Self.isStarting.withLock { _ in Self.start(["dragplay"] + arguments) }
    guard let started else {
      throw .badUsage("a second process cannot be started: \(SystemReason(errno))")
    }
    process = started.process
    (input, output, errors) = (started.input, started.output, started.errors)
  }

  deinit {
    stop()
    close(input)
    close(output)
    close(errors)
  }

  private static func start(
    _ words: [String]
  ) -> (process: pid_t, input: Int32, output: Int32, errors: Int32)? {
    guard let input = Spawn.pipe(), let output = Spawn.pipe(), let errors = Spawn.pipe() else {
      return nil
    }
    defer { for end in [input.read, output.write, errors.write] { close(end) } }
    // The running file, even if another version has been installed meanwhile.
    let process = Spawn.start(
      "/proc/self/exe", words, [input.read, output.write, errors.write])
    guard let process else {
      for end in [input.write, output.read, errors.read] { close(end) }
      return nil
    }
    return (process, input.write, output.read, errors.read)
  }

  /// Calls a closure with each line of the standard output, until the process closes it.
  func readLines(_ body: (String) -> Void) {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for byte in buffer[..<count] {
        guard byte == UInt8(ascii: "\n") else {
          line.append(byte)
          continue
        }
        body(String(decoding: line, as: UTF8.self))
        line = []
      }
    }
  }

  /// Waits for the end; returns the first line of the error output, or `nil` on success.
  func failure() -> String? {
    let text = FileSystem.read(errors)?.prefix(4096) ?? []
    guard wait() != 0 else { return nil }
    let line = text.split(separator: UInt8(ascii: "\n")).first
    return line.map { String(decoding: $0, as: UTF8.self) } ?? "it ended early"
  }

  /// Ends the process, which removes its incomplete output.
  func stop() {
    guard isRunning.withLock({ $0 }) else { return }
    kill(process, SIGTERM)
    _ = wait()
  }

  private func wait() -> Int32 {
    isRunning.withLock { isRunning in
      guard isRunning else { return -1 }
      isRunning = false
      return Spawn.wait(for: process)
    }
  }
}

/// The other end of a ``HelperProcess``.
enum Helper {
  /// Lowers the priority of this process, and ends it when its standard input is closed.
  static func begin() {
    yieldToOthers()
    DispatchQueue.global().async {
      var byte: UInt8 = 0
      while true {
        let count = read(STDIN_FILENO, &byte, 1)
        if count == 0 || count < 0 && errno != EINTR { break }
      }
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
