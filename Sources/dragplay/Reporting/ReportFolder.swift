internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools
internal import SDLShell

/// A destination of the reports of diverging replays.
protocol ReportDestination {
  /// Writes a report and returns its path.
  func write(_ report: FailureReport<Playground>) throws(CommandFailure) -> String
}

/// A Markdown file with all reports of a run.
final class ReportFile: ReportDestination {
  private let path: String
  private var text = ""

  /// Checks that the file can be written, which happens with the first report.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    _ = try StagedOutput(of: path, .replacement)
  }

  func write(_ report: FailureReport<Playground>) throws(CommandFailure) -> String {
    text += text.isEmpty ? report.markdown : "\n" + report.markdown
    try StagedOutput.write(Array(text.utf8), to: path, .replacement)
    return path
  }
}

/// A folder with an HTML page for each report.
final class ReportFolder: ReportDestination {
  private let path: String
  private var written: Set<String> = []

  init(_ path: String) throws(CommandFailure) {
    try FileSystem.expectFolder(path)
    self.path = path
  }

  /// Writes a page, in place of an older report on a recording of the same name.
  func write(_ report: FailureReport<Playground>) throws(CommandFailure) -> String {
    let name = report.file.split(separator: "/").last.map(String.init) ?? "recording"
    let page = freePage(Recordings.stem(of: name))
    try StagedOutput.write(Array(html(of: report).utf8), to: page, .replacement)
    written.insert(page)
    return page
  }

  /// The first of `stem.html`, `stem-2.html` and so on that is free or an older report.
  ///
  /// Recordings of two folders can have the same name, and other files are never replaced.
  private func freePage(_ stem: String) -> String {
    for number in 1... {
      let page = "\(path)/\(stem)\(number == 1 ? "" : "-\(number)").html"
      if written.contains(page) { continue }
      if FileSystem.kind(of: page) == nil || Self.isReport(page) { return page }
    }
    return path
  }

  private static func isReport(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).contains(ReportPage.mark)
  }

  /// The page, if need be without pictures.
  private func html(of report: FailureReport<Playground>) -> String {
    do {
      let assets = try Directories.openAssets()
      let renderer = try FrameRenderer(
        size: report.pictureSize, scale: report.pictureScale, assets: assets)
      let pictures = try report.pictures(
        painting: { renderer.frame(of: $0, overlay: $1) }, png: { try $0.png() },
        comparing: { old, new in old.difference(to: new) },
        kept: { world, mark in
          (
            try world.picture(assets),
            try? Frame(pngAt: KeptFrame.path(of: mark.name, beside: report.file))
          )
        })
      return report.page(pictures: pictures)
    } catch {
      let message = (error as? CommandFailure)?.message ?? "\(error)"
      return report.page(absence: "There are no pictures: \(message).")
    }
  }
}
