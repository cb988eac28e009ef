internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools
internal import DragPainter
internal import DragProgram

/// A writer of reports about divergences: pages in a folder, or one Markdown file.
final class Reporter {
  private let path: String
  private var markdown = ""
  private var pages: Set<String> = []

  init(into path: String?) throws(CommandFailure) {
    self.path = path ?? Directories.state + "/reports"
    guard let path else { return }
    if path.hasSuffix(".md") {
      _ = try StagedOutput(of: path, .replacement)
    } else {
      try FileSystem.expectFolder(path)
    }
  }

  func report(
    _ divergence: Divergence<Playground>, of recording: Recording, file: String,
    batching: Batching = .recorded
  ) throws -> String {
    let (world, opening) = try Playground.start(of: recording.header, file: file)
    var report = FailureReport(
      divergence, of: recording, file: file, world: world, opening: opening, batching: batching,
      comparesHashes: recording.header.hashes == PlaygroundOptions.stateLayout)
    report.commands = Self.commands(for: report)
    report.commands.append(.init("report", write(report)))
    return report.brief()
  }

  /// Throws a `CommandFailure` with the text of a report if the replay has diverged.
  func expectReproduced(
    _ replay: HeadlessReplay, of recording: Recording, file: String, batching: Batching = .recorded
  ) throws {
    guard let divergence = replay.divergence else { return }
    throw CommandFailure.failedCheck(
      try report(divergence, of: recording, file: file, batching: batching))
  }

  private static func commands(
    for report: FailureReport<Playground>
  ) -> [FailureReport<Playground>.Command] {
    let file = shellWord(report.file)
    let lead = Microseconds.milliseconds(500)
    let moment = max(report.divergence.time - report.recording.header.start - lead, .zero)
    let start = (moment.count / 100_000).decimal(places: 1)
    var next: [FailureReport<Playground>.Command] = [
      .init("look at it", "dragplay replay \(file) --speed 0.25 --from \(start)")
    ]
    // A divergence of only a picture cannot be shrunk.
    if report.divergence.moment == nil {
      let output = shellWord(FilePath.withoutExtension(report.file) + "-small.dndrec")
      next.append(.init("shrink it", "dragplay shrink \(file) --output \(output)"))
    }
    if report.reproducesAtUsualTiers == true {
      let command = "dragplay promote \(file) --name NAME"
      next.append(.init("compare order, calls and model alone", command))
    }
    if FilePath.folder(of: report.file).hasSuffix(Directories.projectTests) {
      next.append(
        .init("accept it", "DRAGPLAY_UPDATE=failing swift test --filter RecordingTests"))
    }
    return next
  }

  private static func shellWord(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.value >= 0x80 || $0.properties.isAlphabetic || ("-"..."9").contains($0)
        || "_+:,".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}

extension Reporter {
  private func write(_ report: FailureReport<Playground>) -> String {
    do throws(CommandFailure) {
      if path.hasSuffix(".md") {
        markdown += markdown.isEmpty ? report.markdown : "\n" + report.markdown
        try StagedOutput.write(Array(markdown.utf8), to: path, .replacement)
        return path
      }
      try FileSystem.expectFolder(path)
      let name = FilePath.recordingName(of: report.file)
      let page = FileSystem.free(name, "html", in: path, unless: isTaken)
      try StagedOutput.write(Array(html(of: report).utf8), to: page, .replacement)
      pages.insert(page)
      return page
    } catch {
      return "none: \(error)"
    }
  }

  /// Returns whether a path is taken: only a report of an earlier run may be replaced.
  ///
  /// Recordings in two folders can have the same name, so a page of this run is not replaced.
  private func isTaken(_ page: String) -> Bool {
    guard FileSystem.exists(page), !pages.contains(page) else { return pages.contains(page) }
    let bytes = FileSystem.bytes(of: page, atMost: 0) ?? []
    return !String(decoding: bytes.prefix(512), as: UTF8.self).contains(ReportPage.generatorTag)
  }

  private func html(of report: FailureReport<Playground>) -> String {
    do {
      let assets = try Directories.openAssets()
      let renderer = try FrameRenderer(
        size: report.pictureSize, scale: report.pictureScale, assets: assets)
      let pictures = try report.pictures(
        painting: { renderer.frame(of: $0, overlay: $1) },
        kept: { world, mark in
          (
            try world.picture(assets),
            try? Picture(pngAt: KeptFrame.path(of: mark.name, beside: report.file))
          )
        })
      return report.page(pictures: pictures)
    } catch {
      return report.page(absence: "There are no pictures: \(error).")
    }
  }
}
