internal import ArgumentParser
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
      let result = Verified(file, reporter)
      result.report(isOutputTaken: TextOutput.isStandard(junit))
      worst = max(worst, result.status)
      results.cases.append(result.testCase)
    }
    output?.write(results.text)
    try output?.finish()
    if worst > 0 { throw CommandFailure.reported(worst) }
  }
}
