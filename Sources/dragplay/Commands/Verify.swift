internal import ArgumentParser
internal import DragRecording
internal import PlaygroundScenes
internal import PlaygroundWorkbench

/// Checks that recordings come to the same again.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check that recordings come to the same again, however time is cut into steps.",
    discussion: "  dragplay verify session.dndrec Tests/Recordings")

  @Argument(help: "Recordings, or folders of them.")
  var paths: [String]

  func run() throws {
    var worst: CommandFailure?
    for file in try Recordings.files(paths) {
      do {
        print(try verify(file))
      } catch {
        let failure = error as? CommandFailure ?? .badUsage("\(error)")
        StandardError.say(failure.words)
        if worst.map({ $0.status < failure.status }) ?? true { worst = failure }
      }
    }
    if let worst { throw CommandFailure.said(worst.status) }
  }

  private func verify(_ file: String) throws -> String {
    let recording = try Recordings.read(file)
    let frames = try MarkFrames(of: recording, file: file)
    let outcome = try Verification<Playground>.outcome(
      of: recording, batchings: Batching.checked, hashes: PlaygroundOptions.stateLayout,
      looksAsAt: { frames.show($0, at: $1) }
    ) { header throws(RecordingError) in try Playground.start(of: header, file: file) }
    switch outcome {
    case .reproduced(let lines, let events):
      return "\(file): reproduced at every batching, \(lines) lines, \(events) events"
    case .diverged(let divergence):
      throw CommandFailure.failedCheck("\(file): \(divergence.report)")
    case .unreadable(let error): throw error
    }
  }
}
