internal import ArgumentParser
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a script that reproduces the orders and calls of a recording.",
    discussion: """
        dragplay explain session.dndrec > session.gesture

      If the recording diverges, the exit status is 1.
      """)

  @Argument(help: "The recording.", completion: .recording)
  var file: String

  @Flag(help: "Keep the time and place of every event.")
  var exact = false

  func run() throws {
    let recording = try Recordings.read(file)
    let script = try recording.script(on: Playground.stage(), file: file, isExact: exact)
    print(script.text, terminator: "")
    try Recordings.expectReproduced(recording, file: file)
  }
}
