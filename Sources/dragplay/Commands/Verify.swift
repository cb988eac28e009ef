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

  /// A result that depended on frames or batches would differ in one of these.
  private static let batchings: [Batching] = [
    .recorded, .event, .milliseconds(16), .milliseconds(100), .random(seed: 1),
  ]

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
    let outcome = try Verification<Playground>.outcome(
      of: try Recordings.read(file), batchings: Self.batchings,
      hashes: PlaygroundOptions.stateLayout
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
