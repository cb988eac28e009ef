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
  private var child: Child?
  private var commands = 0

  init(in folder: TemporaryFolder) {
    self.folder = folder
  }

  /// Runs a command.
  ///
  /// - Returns: The result, and the standard error.
  func run(_ words: [String]) throws -> (Ending, errors: String) {
    if commands % 500 == 0 { child = nil }
    commands += 1
    let child = try child ?? start()
    self.child = child
    try folder.write([], to: "errors")
    try child.input.fileHandleForWriting
      .write(contentsOf: Data((words.joined(separator: "\t") + "\n").utf8))
    let ending = try answer(child)
    if case .status = ending {} else { self.child = nil }
    return (ending, try folder.text("errors"))
  }

  private func answer(_ child: Child) throws -> Ending {
    let output = child.output.fileHandleForReading
    var pipe = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
    let before = try child.processorTime()
    var seconds = 0
    while poll(&pipe, 1, 1000) == 0 {
      seconds += 1
      // Processor time, since other processes may be running.
      if try child.processorTime() - before > 20 * 100 || seconds > 300 { return .hung }
    }
    let words = String(decoding: output.availableData, as: UTF8.self).filter { $0 != "\n" }
    return Int32(words).map { .status($0) } ?? .crashed
  }

  private func start() throws -> Child {
    // Most of these recordings diverge; their reports are discarded.
    let environment = ["XDG_STATE_HOME": "/dev/null/none", "SWIFT_BACKTRACE": "enable=no"]
    let command = "ulimit -c 0 -v 2097152; exec \"$0\" batch 2>>errors"
    return try Child(
      ["bash", "-c", command, try Program.path()],
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      in: folder.url, takesInput: true, keepsOutput: true)
  }
}
