internal import DragCoding
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// Reports diverging replays: in a few lines, and on a page with pictures or in a Markdown file.
struct Reporter {
  private let destination: Result<any ReportDestination, CommandFailure>

  /// Opens a Markdown file or a folder, by default a folder in the state directory.
  ///
  /// - Throws: A ``CommandFailure`` if the file or folder that the user named cannot be written.
  init(into path: String?) throws(CommandFailure) {
    guard let path else {
      destination = Result { () throws(CommandFailure) in
        try ReportFolder(Directories.state + "/reports")
      }
      return
    }
    destination = .success(
      path.hasSuffix(".md") ? try ReportFile(path) : try ReportFolder(path))
  }

  /// Writes the report of a divergence and returns a summary of ten lines at most.
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

  /// Writes the report and returns its path, or why there is none: the summary is printed in any case.
  private func write(_ report: FailureReport<Playground>) -> String {
    do throws(CommandFailure) {
      return try destination.get().write(report)
    } catch {
      return "none: \(error.message)"
    }
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
    // A recording of which only a picture differs cannot be shrunk.
    if report.divergence.mark == nil {
      let output = shellWord(Recordings.stem(of: report.file) + "-small.dndrec")
      next.append(.init("shrink it", "dragplay shrink \(file) --output \(output)"))
    }
    if FileSystem.parent(of: report.file).hasSuffix("Tests/Recordings") {
      next.append(
        .init("accept it", "DRAGPLAY_UPDATE=failing swift test --filter RecordingTests"))
    }
    return next
  }

  /// Quotes a word for a shell if necessary.
  private static func shellWord(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.value >= 0x80 || $0.properties.isAlphabetic || ("-"..."9").contains($0)
        || "_+:,".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
