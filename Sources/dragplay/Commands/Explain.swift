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

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Export the document of a recorded session as JSON, in the order on the screen.",
    discussion: "  dragplay export session.dndrec > playlist.json")

  @Argument(help: "The recording.", completion: .recording)
  var file: String

  func run() throws {
    let recording = try Recordings.read(file)
    let result = try HeadlessReplay(recording, file: file)
    if let divergence = result.divergence {
      let reporter = try Reporter(into: nil)
      throw CommandFailure.failedCheck(try reporter.report(divergence, of: recording, file: file))
    }
    print(result.world.document)
  }
}
