internal import ArgumentParser
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// Checks that recordings come to the same again.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check that recordings come to the same again, however time is cut into steps.",
    discussion: """
        dragplay verify session.dndrec Tests/Recordings
        dragplay verify Tests/Recordings --report Build/report --junit Build/report.xml
        dragplay verify Tests/Recordings --report Build/comment.md
      """)

  @Argument(help: "Recordings, or folders of them.")
  var paths: [String]

  @Option(
    help: """
      The folder for a page with pictures of each recording that differs, or a file for all of them in \
      Markdown, by its ending .md.
      """)
  var report: String?

  @Option(help: "Write the results as JUnit XML to a file, or to standard output for -.")
  var junit: String?

  func run() throws {
    let reporter = try Reporter(into: report)
    let output = try TextOutput.ifNamed(junit)
    var (worst, results) = (Int32(0), JUnitReport.ofNow)
    for file in try Recordings.files(paths) {
      let result = Verified(file, reporter)
      result.say(isOutputTaken: junit.map(TextOutput.isStandard) ?? false)
      worst = max(worst, result.status)
      results.cases.append(result.junit)
    }
    output?.write(results.text)
    try output?.finish()
    if worst > 0 { throw CommandFailure.said(worst) }
  }
}
