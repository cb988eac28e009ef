internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// Reports replays that diverge: in some lines here, and on a page with pictures or in a Markdown file.
struct Reporter {
  private enum Place {
    case folder(ReportFolder)
    case file(ReportFile)
    /// There is none, for this reason.
    case none(String)
  }

  private let place: Place

  /// Takes the Markdown file or the folder that was asked for, else a folder among this program's own
  /// files.
  ///
  /// - Throws: If what was asked for cannot be written.
  init(into path: String?) throws(CommandFailure) {
    guard let path else {
      do throws(CommandFailure) {
        place = .folder(try ReportFolder(Places.state + "/reports"))
      } catch {
        place = .none(error.words)
      }
      return
    }
    place = ReportFile.isName(path) ? .file(try ReportFile(path)) : .folder(try ReportFolder(path))
  }

  /// Writes the report of a divergence, and returns it in ten lines at most.
  func report(
    _ divergence: Divergence<Playground>, of recording: Recording, file: String,
    batching: Batching
  ) throws -> String {
    let (world, opening) = try Playground.start(of: recording.header, file: file)
    var report = FailureReport(
      divergence, of: recording, file: file, world: world, opening: opening, batching: batching,
      comparesHashes: recording.header.hashes == PlaygroundOptions.stateLayout)
    report.commands = Self.commands(for: report)
    report.commands.append(.init("report", write(report)))
    return report.brief()
  }

  /// The report's file, or why there is none: the lines are printed in any case.
  private func write(_ report: FailureReport<Playground>) -> String {
    do throws(CommandFailure) {
      switch place {
      case .folder(let folder): return try folder.write(report)
      case .file(let file): return try file.write(report)
      case .none(let reason): return "none: \(reason)"
      }
    } catch {
      return "none: \(error.words)"
    }
  }

  private static func commands(
    for report: FailureReport<Playground>
  ) -> [FailureReport<Playground>.Command] {
    let file = ShellWord(report.file)
    let lead = Microseconds.milliseconds(500)
    let moment = max(report.divergence.time - report.recording.header.start - lead, .zero)
    let stem = report.file.hasSuffix(".dndrec") ? String(report.file.dropLast(7)) : report.file
    var next: [FailureReport<Playground>.Command] = [
      .init(
        "look at it",
        "dragplay replay \(file) --speed 0.25 --from \((moment.count / 100_000).asTenths)")
    ]
    // What is done comes to the same where only a picture differs.
    if report.divergence.mark == nil {
      next.append(
        .init("shrink it", "dragplay shrink \(file) --output \(ShellWord(stem + "-small.dndrec"))"))
    }
    // Only what is a test holds anybody to anything.
    guard Places.parent(of: report.file).hasSuffix("Tests/Recordings") else { return next }
    return next + [
      .init("accept it", "DRAGPLAY_UPDATE=failing swift test --filter RecordingTests")
    ]
  }
}

/// A word as a shell takes it for one, whatever it holds.
struct ShellWord: CustomStringConvertible {
  let description: String

  init(_ word: String) {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-")...UInt8(ascii: "/"),
        UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: ":"), UInt8(ascii: ","):
        true
      default: byte >= 0x80
      }
    }
    guard !isPlain || word.isEmpty else {
      description = word
      return
    }
    description = "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
