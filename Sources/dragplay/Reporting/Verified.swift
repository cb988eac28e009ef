internal import DragKit
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// What came of verifying one recording.
struct Verified {
  private let file: String
  private let outcome: JUnitReport.Case.Outcome
  private let words: String
  private let time: Microseconds

  init(_ file: String, _ reporter: Reporter) {
    let start = Stopwatch.nanoseconds(CLOCK_MONOTONIC)
    self.file = file
    do {
      (outcome, words) = try Self.verify(file, reporter)
    } catch {
      words = (error as? CommandFailure)?.words ?? "\(error)"
      outcome = .unreadable(message: words)
    }
    time = Microseconds((Stopwatch.nanoseconds(CLOCK_MONOTONIC) - start) / 1000)
  }

  private static func verify(
    _ file: String, _ reporter: Reporter
  ) throws -> (JUnitReport.Case.Outcome, String) {
    let recording = try Recordings.read(file)
    if let replay = try recording.retargetedToThisLayout(file: file) {
      let words = "\(file): \(replay.told)"
      return (
        replay.failure == nil ? .passed : .failed(kind: "layout", message: words, details: words),
        words
      )
    }
    var (lines, events) = (0, 0)
    let frames = try MarkFrames(of: recording, file: file)
    for batching in Batching.checked {
      let outcome = try Verification<Playground>.outcome(
        of: recording, batchings: [batching], hashes: PlaygroundOptions.stateLayout,
        looksAsAt: { frames.show($0, at: $1) }
      ) { header throws(FileError) in try Playground.start(of: header, file: file) }
      switch outcome {
      case .reproduced(let count, let played): (lines, events) = (count, played)
      case .diverged(let divergence):
        let words = try reporter.report(divergence, of: recording, file: file, batching: batching)
        let failure = JUnitReport.Case.Outcome.failed(
          kind: divergence.subsystem.rawValue, message: "\(divergence)",
          details: "\(words)\n\n\(divergence.report)")
        return (failure, words)
      case .unreadable(let error): throw error
      }
    }
    return (
      .passed,
      "\(file): reproduced at every batching, \(lines) lines, \(events) events"
        + recording.header.caveat
    )
  }

  /// The exit status of a command that had this result alone.
  var status: Int32 {
    switch outcome {
    case .passed: 0
    case .failed: 1
    case .unreadable: 2
    }
  }

  /// Tells it where such things are told.
  func say(isOutputTaken: Bool) {
    if status > 0 || isOutputTaken { StandardError.say(words) } else { print(words) }
  }

  var junit: JUnitReport.Case { JUnitReport.Case(file, took: time, outcome) }
}

extension JUnitReport {
  /// A report of nothing, by the clock and the name of this machine.
  static var ofNow: JUnitReport {
    var (now, universal) = (time(nil), tm())
    gmtime_r(&now, &universal)
    var stamp = [CChar](repeating: 0, count: 32)
    strftime(&stamp, stamp.count, "%Y-%m-%dT%H:%M:%S", &universal)
    var host = [CChar](repeating: 0, count: 256)
    gethostname(&host, host.count - 1)
    let name = text(host)
    return JUnitReport(timestamp: text(stamp), host: name.isEmpty ? "localhost" : name)
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
