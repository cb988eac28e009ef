internal import ArgumentParser
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// Writes what was made in a recorded session.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write what was made in a recorded session, as JSON in the order of the screen.",
    discussion: "  dragplay export session.dndrec > playlist.json")

  @Argument(help: "The recording.")
  var file: String

  func run() throws {
    let recording = try Recordings.read(file)
    let result = try HeadlessReplay(recording, file: file, batching: .recorded).run { _ in }
    if let divergence = result.divergence {
      let words = try Reporter(into: nil)
        .report(divergence, of: recording, file: file, batching: .recorded)
      throw CommandFailure.failedCheck(words)
    }
    print(result.world.document)
  }
}
