internal import ArgumentParser
internal import DragRecording
internal import Glibc
internal import PlaygroundWorkbench

struct Shrink: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shrink a failing recording while it fails in the same way.",
    discussion: """
        dragplay shrink session.dndrec --output smallest.dndrec

      The result is also written as a script, smallest.gesture, and printed.
      """)

  @Argument(help: "A recording that diverges.", completion: .recording)
  var file: String

  @Option(help: "The new file for the smallest recording.", completion: .file())
  var output: String

  @Option(name: .customLong("for"), help: "Take at most this many seconds, 1 to 3600.")
  var seconds = 30

  func validate() throws { try check("--for", seconds, 1...3600) }

  func run() throws {
    let scriptFile = FilePath.withoutExtension(output) + ".gesture"
    for file in [output, scriptFile] { try Recordings.expectCreatable(file) }
    let recording = try Recordings.read(file)
    let end = ContinuousClock.now + .seconds(seconds)
    guard let shrunk = try recording.shrunk(file: file, while: { .now < end }) else {
      throw CommandFailure.badUsage("\(file): reproduces; there is nothing to shrink")
    }
    let script = try shrunk.script(file: FilePath.name(of: output))
    try shrunk.recording.write(creating: output)
    do throws(FileError) {
      // Written like a recording, so that only the user can read it.
      try RecordingFile.write(Array(script.utf8), creating: scriptFile)
    } catch {
      unlink(output)
      throw error
    }
    print("\(file): \(shrunk.summary)")
    print("\(output): \(shrunk.failure)")
    print("\(scriptFile):\n\(script)", terminator: "")
  }
}
