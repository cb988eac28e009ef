internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools
internal import SDLShell

/// Where the pages of failed replays go.
final class ReportFolder {
  private let path: String
  /// The pages of this run.
  private var written: Set<String> = []

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

  /// Writes the page of a report, in place of an older report on a recording of that name.
  ///
  /// - Returns: The page's file.
  func write<World: FuzzedWorld>(_ report: FailureReport<World>) throws(CommandFailure) -> String {
    let name = report.file.split(separator: "/").last.map(String.init) ?? "recording"
    let stem = name.hasSuffix(".dndrec") ? String(name.dropLast(7)) : name
    let (place, text) = (freePlace(for: stem), page(of: report))
    let draft = try Draft(of: place, .replacement)
    try draft.write(Array(text.utf8))
    try draft.finish()
    written.insert(place)
    return place
  }

  /// The first of `stem.html`, `stem-2.html` and so on that is free or an older report.
  ///
  /// Recordings of two folders can have one name, and other people's files are never replaced.
  private func freePlace(for stem: String) -> String {
    for number in 1... {
      let place = "\(path)/\(stem)\(number == 1 ? "" : "-\(number)").html"
      if written.contains(place) { continue }
      guard Places.kind(of: place) != nil, !Self.isReport(place) else { return place }
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

  /// A page without pictures tells more than none.
  private func page<World: FuzzedWorld>(of report: FailureReport<World>) -> String {
    do {
      let assets = try Places.openAssets()
      let renderer = try FrameRenderer(
        size: report.pictureSize, scale: report.pictureScale, assets: assets)
      let pictures = try report.pictures(
        painting: { renderer.frame(of: $0, overlay: $1) }, png: { try $0.png() },
        comparing: { old, new in old.difference(to: new) },
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
}
