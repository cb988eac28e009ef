import Foundation
import ProgramSupport

/// A process that runs commands one after the other, within two gigabytes of memory.
///
/// It is restarted after a crash, after a command that takes too long, and after 500 commands.
final class BatchProgram {
  enum Ending: Hashable {
    case status(Int32)
    /// The process crashed or ran out of memory.
    case crashed
    /// The command took longer than 20 seconds of processor time, or five minutes.
    case hung
  }

  private let folder: TemporaryFolder
  private var child: (process: Process, input: FileHandle, output: FileHandle)?
  private var commands = 0

  init(in folder: TemporaryFolder) {
    self.folder = folder
  }

  deinit { stop() }

  /// Runs a command.
  ///
  /// - Returns: The result, and the standard error.
  func run(_ words: [String]) throws -> (Ending, errors: String) {
    if commands % 500 == 0 { stop() }
    commands += 1
    let child = try child ?? start()
    self.child = child
    try folder.write([], to: "errors")
    try child.input.write(contentsOf: Data((words.joined(separator: "\t") + "\n").utf8))
    let ending = answer(child.process, child.output)
    if case .status = ending {} else { stop() }
    return (ending, String(decoding: try folder.bytes("errors"), as: UTF8.self))
  }

  private func answer(_ child: Process, _ output: FileHandle) -> Ending {
    var pipe = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
    let before = Self.processorTime(of: child)
    var seconds = 0
    while poll(&pipe, 1, 1000) == 0 {
      seconds += 1
      // Processor time, since other processes may be running.
      let spent = Self.processorTime(of: child) - before
      if spent > 20 || seconds > 300 { return .hung }
    }
    let words = String(decoding: output.availableData, as: UTF8.self).filter { $0 != "\n" }
    return Int32(words).map { .status($0) } ?? .crashed
  }

  /// The processor time of a process in seconds, counted by the kernel in hundredths.
  private static func processorTime(of process: Process) -> Int {
    let path = "/proc/\(process.processIdentifier)/stat"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    // The name in parentheses, the second field, may hold spaces.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      return 0
    }
    return (user + system) / 100
  }

  private func start() throws -> (Process, FileHandle, FileHandle) {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "ulimit -c 0 -v 2097152; exec \"$0\" batch 2>>errors", try Program.path(),
    ]
    process.currentDirectoryURL = folder.url
    // Most of these recordings diverge; their reports are discarded.
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_STATE_HOME"] = "/dev/null/none"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    return (process, input.fileHandleForWriting, output.fileHandleForReading)
  }

  private func stop() {
    guard let child else { return }
    self.child = nil
    kill(child.process.processIdentifier, SIGKILL)
    child.process.waitUntilExit()
  }
}
