package import Foundation

/// A child process that ends with its owner.
package final class Child {
  private let process = Process()

  /// The output of the program, if a test asks for it.
  package let output = Pipe()

  /// Starts a program, found in `PATH` unless its name is a path.
  package init(
    _ command: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
    in folder: URL? = nil, keepsOutput: Bool = false, files: (output: String, errors: String)? = nil
  ) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Threads of tests block nearly all signals, and a program would inherit that.
    process.arguments = ["--default-signal"] + command
    process.environment = environment
    process.currentDirectoryURL = folder ?? process.currentDirectoryURL
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = keepsOutput ? output : FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    if let files {
      process.standardOutput = FileHandle(forWritingAtPath: files.output)
      process.standardError = FileHandle(forWritingAtPath: files.errors)
    }
    try process.run()
  }

  deinit {
    if process.isRunning { kill(id, SIGKILL) }
    process.waitUntilExit()
  }

  /// Asks the program to end and gives it some time to clean up.
  package func end() {
    terminate()
    try? until("the end", within: .seconds(2)) { !isRunning }
  }

  /// The process identifier.
  package var id: Int32 { process.processIdentifier }

  /// Whether the program is still running.
  package var isRunning: Bool { process.isRunning }

  /// The exit status of the program, or `nil` if a signal ended it.
  package var exitStatus: Int32? {
    guard !isRunning, process.terminationReason == .exit else { return nil }
    return process.terminationStatus
  }

  /// The signal that ended the program, if one did.
  package var endingSignal: Int32? {
    guard !isRunning, process.terminationReason == .uncaughtSignal else { return nil }
    return process.terminationStatus
  }

  /// Waits for the end; returns the exit status, or more than 128 if a signal ended the program.
  func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
  }

  /// Asks the program to end.
  package func terminate() { process.terminate() }

  /// The processor time of the program, in the kernel's hundredths of a second.
  package func processorTime() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
    // The name of the program, in parentheses, may contain spaces: fields are counted after it.
    let fields = status.split(separator: ")").last.map { $0.split(separator: " ") } ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      throw Failure("cannot read the program's time from \(status)")
    }
    return user + system
  }

  /// Runs a program to its end and returns what it wrote.
  ///
  /// One that takes longer than a test has ``patience`` is ended, and so is its test.
  @discardableResult
  package static func run(_ command: [String], environment: [String: String]) throws -> String {
    String(decoding: try data(of: command, environment: environment), as: UTF8.self)
  }

  /// Runs a program to its end, as ``run(_:environment:)`` does, and returns the bytes that it wrote.
  package static func data(of command: [String], environment: [String: String]) throws -> Data {
    let limited = ["timeout", "\(patience.components.seconds)"] + command
    let child = try Child(limited, environment: environment, keepsOutput: true)
    let data = child.output.fileHandleForReading.readDataToEndOfFile()
    child.process.waitUntilExit()
    guard child.exitStatus == 0 else { throw Failure("\(command.joined(separator: " ")) failed") }
    return data
  }
}
