internal import PlaygroundWorkbench
internal import RecordingTools

/// The Markdown file that tells of all failed replays of a run.
final class ReportFile {
  private let path: String
  private var text = ""

  /// Whether a file of that name holds Markdown.
  static func isName(_ path: String) -> Bool { path.hasSuffix(".md") }

  /// Takes the name of a file, which is written with the first report.
  ///
  /// - Throws: If it cannot be written.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    _ = try Draft(of: path, .replacement)
  }

  /// Adds a report to the file.
  ///
  /// - Returns: The file.
  func write<World: FuzzedWorld>(_ report: FailureReport<World>) throws(CommandFailure) -> String {
    text += text.isEmpty ? report.markdown : "\n" + report.markdown
    let draft = try Draft(of: path, .replacement)
    try draft.write(Array(text.utf8))
    try draft.finish()
    return path
  }
}
