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

  /// The path of a program of the package `Examples`, in the folder that `EXAMPLES` names or where
  /// `make test` builds them.
  package static func example(_ name: String) throws -> String {
    try newest([(environment["EXAMPLES"] ?? root.path + "/.build/tests/release") + "/" + name])
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
    // Files, not pipes, which would have to be read while the program writes.
    let files = (try results.write([], to: "output"), try results.write([], to: "errors"))
    let child = try Child(
      ["timeout", "300"] + words, environment: withoutDisplay.merging(environment) { $1 },
      in: folder, files: files)
    return Outcome(
      status: child.wait(), output: try results.text("output"), errors: try results.text("errors"))
  }

  private static var withoutDisplay: [String: String] {
    let hidden = ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"]
    return environment.filter { !hidden.contains($0.key) }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
