import Foundation

/// A child process that ends with its owner.
final class Child {
  private let process = Process()

  /// The folder that the program writes to, if any.
  let output = Pipe()

  /// Starts a program, found in `PATH` unless its name is a path.
  init(_ command: [String], environment: [String: String], keepsOutput: Bool = false) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Threads of tests block nearly all signals, and a program would inherit that.
    process.arguments = ["--default-signal"] + command
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = keepsOutput ? output : FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    if process.isRunning { kill(id, SIGKILL) }
    process.waitUntilExit()
  }

  /// Asks the program to end and gives it some time to clean up.
  func end() {
    terminate()
    try? until("the end", within: .seconds(2)) { !isRunning }
  }

  /// The process identifier.
  var id: Int32 { process.processIdentifier }

  /// Whether the program is still running.
  var isRunning: Bool { process.isRunning }

  /// The exit status of the program, or `nil` if a signal ended it.
  var exitStatus: Int32? {
    guard !isRunning, process.terminationReason == .exit else { return nil }
    return process.terminationStatus
  }

  /// Asks the program to end.
  func terminate() { process.terminate() }

  /// Runs a program to its end and returns what it wrote.
  ///
  /// One that takes longer than a test has ``patience`` is ended, and so is its test.
  @discardableResult
  static func run(_ command: [String], environment: [String: String]) throws -> String {
    String(decoding: try data(of: command, environment: environment), as: UTF8.self)
  }

  /// Runs a program to its end, as ``run(_:environment:)`` does, and returns the bytes that it wrote.
  static func data(of command: [String], environment: [String: String]) throws -> Data {
    let limited = ["timeout", "\(patience.components.seconds)"] + command
    let child = try Child(limited, environment: environment, keepsOutput: true)
    let data = child.output.fileHandleForReading.readDataToEndOfFile()
    child.process.waitUntilExit()
    guard child.exitStatus == 0 else { throw Failure("\(command.joined(separator: " ")) failed") }
    return data
  }
}

/// The timeout for operations that normally take no time: a busy machine can stall for
/// seconds.
let patience = Duration.seconds(30)

/// The reason why a test cannot continue.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Retries until `attempt` returns a value; throws after `deadline`.
func eventually<Result>(
  _ what: String, within deadline: Duration = patience, _ attempt: () throws -> Result?
) throws -> Result {
  let end = ContinuousClock.now + deadline
  while true {
    if let result = try attempt() { return result }
    guard ContinuousClock.now < end else { throw Failure("timed out waiting for \(what)") }
    usleep(2_000)
  }
}

/// Waits until `condition` is true; throws after `deadline`.
func until(
  _ what: String, within deadline: Duration = patience, _ condition: () throws -> Bool
) throws {
  let _: Bool = try eventually(what, within: deadline) { try condition() ? true : nil }
}
