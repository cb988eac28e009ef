internal import ArgumentParser
internal import DragRecording
internal import Glibc
internal import PlaygroundWorkbench

/// Makes a failing recording as small as it can be.
struct Shrink: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a failing recording as small as it can be while it fails in the same way.",
    discussion: """
        dragplay shrink session.dndrec --output smallest.dndrec

      What is left is told as a script, too, which is written beside it as smallest.gesture.
      """)

  @Argument(help: "The recording: one that no longer comes to the same, or that breaks a law.")
  var file: String

  @Option(help: "The new file for the smallest recording.")
  var output: String

  @Option(name: .customLong("for"), help: "Take at most that many seconds, 1 to 3600.")
  var seconds = 30

  func validate() throws {
    guard (1...3600).contains(seconds) else { throw ValidationError("--for must be 1 to 3600") }
  }

  func run() throws {
    let files = try SmallestFiles(output)
    let recording = try Recordings.read(file)
    let start = Stopwatch.nanoseconds(CLOCK_MONOTONIC)
    let limit = Int64(seconds) * 1_000_000_000
    let shrunk = try recording.shrunk(file: file) {
      Stopwatch.nanoseconds(CLOCK_MONOTONIC) - start < limit
    }
    guard let shrunk else {
      throw CommandFailure.badUsage(
        "\(file): comes to the same and breaks no law; there is nothing to shrink")
    }
    let script = try shrunk.script(file: files.name)
    try files.write(shrunk.recording, script)
    print("\(file): \(shrunk.summary)")
    print("\(output): \(shrunk.failure)")
    print("\(files.script):\n\(script)", terminator: "")
  }
}
