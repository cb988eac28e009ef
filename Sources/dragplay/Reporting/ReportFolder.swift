internal import DragRecording
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import SDLShell

/// Where the pages of failed replays go.
struct ReportFolder {
  private let path: String

  /// Takes a folder, which is made where there is none.
  ///
  /// - Throws: Where it cannot be written to.
  init(_ path: String) throws(CommandFailure) {
    Places.makeFolder(path)
    guard Places.isFolder(path), access(path, W_OK | X_OK) == 0 else {
      throw .badUsage("\(path): cannot be written; choose another folder")
    }
    self.path = path
  }

  /// Writes the page of a report, in place of an older one on a recording of that name.
  ///
  /// - Returns: The page's file.
  func write<World: FuzzedWorld>(_ report: FailureReport<World>) throws(CommandFailure) -> String {
    let name = report.file.split(separator: "/").last.map(String.init) ?? "recording"
    let stem = name.hasSuffix(".dndrec") ? String(name.dropLast(7)) : name
    let page = page(of: report)
    try Self.write(page, to: "\(path)/\(stem).html")
    return "\(path)/\(stem).html"
  }

  /// A page without pictures tells more than none.
  private func page<World: FuzzedWorld>(of report: FailureReport<World>) -> String {
    do {
      let assets = try Places.openAssets()
      let renderer = try FrameRenderer(
        size: report.pictureSize, scale: report.pictureScale, assets: assets)
      let pictures = try report.pictures(
        painting: { renderer.frame(of: $0, overlay: $1) }, png: { try $0.png() },
        comparing: { old, new in old.difference(to: new).map { ($0.frame, $0.count) } },
        kept: { world, mark in
          (
            try FrameRenderer(
              size: world.content.chrome.window, scale: report.recording.header.scale,
              assets: assets
            ).frame(of: world.frame(reusing: ChromeCache())),
            try? Frame(pngAt: KeptFrame.path(of: mark.name, beside: report.file))
          )
        })
      return report.page(pictures: pictures)
    } catch {
      let words = (error as? CommandFailure)?.words ?? "\(error)"
      return report.page(absence: "There are no pictures: \(words).")
    }
  }

  private static func write(_ text: String, to path: String) throws(CommandFailure) {
    let output = try TextOutput(path)
    output.write(text)
  }
}
