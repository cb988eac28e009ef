package import Foundation

/// The program under test.
package enum Program {
  /// The folder of the package, found from this file.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of the program: the one in `DRAGPLAY`, else the one that was built last.
  package static func path() throws -> String {
    try newest(environment["DRAGPLAY"].map { [$0] } ?? [built("release"), built("debug")])
  }

  /// The path of the debug build, which `DRAGPLAY_DEBUG` can name.
  package static func pathForDebugging() throws -> String {
    try newest([environment["DRAGPLAY_DEBUG"] ?? built("debug")])
  }

  /// The path of a program of the package `Examples`, in the folder that `EXAMPLES` names or where `make test` builds them.
  package static func example(_ name: String) throws -> String {
    try newest([(environment["EXAMPLES"] ?? root.path + "/.build/examples/debug") + "/" + name])
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  private static func built(_ configuration: String) -> String {
    root.path + "/.build/\(configuration)/dragplay"
  }

  private static func newest(_ candidates: [String]) throws -> String {
    let files = FileManager.default
    let built = candidates.filter(files.isExecutableFile).map { path in
      (path, (try? files.attributesOfItem(atPath: path)[.modificationDate]) as? Date)
    }
    guard let newest = built.max(by: { ($0.1 ?? .distantPast) < ($1.1 ?? .distantPast) }) else {
      throw Failure("there is no program at \(candidates.joined(separator: " or "))")
    }
    return newest.0
  }

  package struct Outcome: Sendable {
    /// The exit status; 124 if the program ran out of time, above 128 if a signal ended it.
    package let status: Int32
    /// The standard output.
    package let output: String
    /// The standard error.
    package let errors: String

    package var lines: [String] { Program.lines(of: output) }
    package var errorLines: [String] { Program.lines(of: errors) }
  }

  /// Runs the program without a display, for five minutes at most.
  ///
  /// - Parameters:
  ///   - arguments: The words after its name.
  ///   - folder: The folder in which it runs.
  ///   - environment: Variables in addition to those of this process.
  ///   - program: The program; nothing for the one under test.
  /// - Returns: How it ended.
  /// - Throws: Where it cannot be started.
  package static func run(
    _ arguments: [String], in folder: URL = root, environment: [String: String] = [:],
    path program: String? = nil
  ) throws -> Outcome {
    try start([try program ?? path()] + arguments, in: folder, environment: environment)
  }

  /// Runs a command of the shell in which `$0` is the program and `$1` the first of some words.
  package static func shell(
    _ command: String, _ words: [String] = [], in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    try start(["bash", "-c", command, try path()] + words, in: folder, environment: environment)
  }

  private static func start(
    _ words: [String], in folder: URL, environment: [String: String]
  ) throws -> Outcome {
    let results = TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Threads of tests block nearly all signals, and a program would inherit that.
    process.arguments = ["--default-signal", "timeout", "300"] + words
    process.currentDirectoryURL = folder
    process.environment = withoutDisplay.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files, not pipes, which would have to be read while the program writes.
    process.standardOutput = FileHandle(forWritingAtPath: try results.write([], to: "output"))
    process.standardError = FileHandle(forWritingAtPath: try results.write([], to: "errors"))
    try process.run()
    process.waitUntilExit()
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return Outcome(
      status: process.terminationStatus + signal, output: try results.text("output"),
      errors: try results.text("errors"))
  }

  private static var withoutDisplay: [String: String] {
    let hidden = ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"]
    return environment.filter { !hidden.contains($0.key) }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
