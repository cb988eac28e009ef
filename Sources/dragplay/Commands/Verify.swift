internal import ArgumentParser
internal import DragPainter
internal import DragProgram
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Verify that recordings reproduce at every batching.",
    discussion: """
        dragplay verify session.dndrec Tests/Fixtures/recordings
        dragplay verify Tests/Fixtures/recordings --report Build/report --junit Build/report.xml
        dragplay verify Tests/Fixtures/recordings --report Build/comment.md
      """)

  @Argument(help: "Recordings, or folders of them.", completion: .file())
  var paths: [String]

  @Option(
    help: """
      The folder for a page with pictures of each diverging recording, or a Markdown file for all of \
      them, by the suffix .md.
      """)
  var report: String?

  @Option(
    help: "Write the results as JUnit XML to a file, or to standard output for -.",
    completion: .file())
  var junit: String?

  func run() throws {
    let reporter = try Reporter(into: report)
    let output = try junit.map { try TextOutput($0) }
    var (worst, results) = (Int32(0), JUnitReport.current)
    for file in try Recordings.files(paths) {
      let start = ContinuousClock.now
      let (outcome, status, message) = Self.outcome(of: file, reporter)
      let time = Microseconds(start.duration(to: .now).microseconds)
      results.cases.append(JUnitReport.Case(file, took: time, outcome))
      if status > 0 || TextOutput.isStandard(junit) {
        StandardError.report(message)
      } else {
        print(message)
      }
      worst = max(worst, status)
    }
    output?.write(results.text)
    try output?.finish()
    if worst > 0 { throw CommandFailure.reported(worst) }
  }

  private typealias Outcome = (JUnitReport.Case.Outcome, status: Int32, message: String)

  private static func outcome(of file: String, _ reporter: Reporter) -> Outcome {
    do {
      return try verify(file, reporter)
    } catch {
      return (.unreadable(message: "\(error)"), 2, "\(error)")
    }
  }

  private static func verify(_ file: String, _ reporter: Reporter) throws -> Outcome {
    let recording = try Recordings.read(file)
    if let replay = try recording.retargetedToThisLayout(file: file) {
      let message = "\(file): \(replay.summary)"
      guard replay.failure != nil else { return (.passed, 0, message) }
      return (.failed(kind: "layout", message: message, details: message), 1, message)
    }
    let hasPictures = recording.moments.contains { $0.frame != nil }
    let assets = hasPictures ? try Directories.openAssets() : nil
    let result = try Verification<Playground>(
      of: recording, batchings: Batching.checked, hashes: PlaygroundOptions.stateLayout,
      looksAsAt: { world, mark in
        guard let assets, let hash = mark.frame, let frame = try? world.picture(assets) else {
          return false
        }
        let path = KeptFrame.path(of: mark.name, beside: file)
        return KeptFrame(path, hash: hash, drawnBy: recording.header.drawnBy).isShown(by: frame)
      }
    ) { header throws(FileError) in try Playground.start(of: header, file: file) }
    if let divergence = result.divergence {
      let message = try reporter.report(
        divergence, of: recording, file: file, batching: result.batching)
      let failure = JUnitReport.Case.Outcome.failed(
        kind: divergence.subsystem.rawValue, message: "\(divergence)",
        details: "\(message)\n\n\(divergence.report)")
      return (failure, 1, message)
    }
    let caveat = recording.header.caveat
    let message =
      "\(file): reproduced at every batching, \(result.lines) lines, \(result.events) events\(caveat)"
    return (.passed, 0, message)
  }
}

extension JUnitReport {
  fileprivate static var current: JUnitReport {
    let host = try? FileSystem.text(of: "/proc/sys/kernel/hostname").split(separator: "\n").first
    return JUnitReport(
      timestamp: Directories.time("%Y-%m-%dT%H:%M:%S", isLocal: false),
      host: host.map(String.init) ?? "localhost")
  }
}
