internal import ArgumentParser
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// Makes a script of a recording.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a script that comes to the same order and calls as a recording.",
    discussion: """
        dragplay explain session.dndrec > session.gesture

      A recording that diverges is explained, too; then the exit status is 1.
      """)

  @Argument(help: "The recording.")
  var file: String

  @Flag(help: "Keep every event at its time and place.")
  var exact = false

  func run() throws {
    let recording = try Recordings.read(file)
    let script = try recording.script(on: Playground.stage(), file: file, isExact: exact)
    print(script.text, terminator: "")
    try Recordings.expectReproduced(recording, file: file)
  }
}
