internal import FoundationEssentials
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

struct Verified {
  private let outcome: JUnitReport.Case.Outcome
  private let message: String
  let testCase: JUnitReport.Case

  init(_ file: String, _ reporter: Reporter) {
    let start = ContinuousClock.now
    do {
      (outcome, message) = try Self.verify(file, reporter)
    } catch {
      message = "\(error)"
      outcome = .unreadable(message: message)
    }
    let time = Microseconds(start.duration(to: .now).microseconds)
    testCase = JUnitReport.Case(file, took: time, outcome)
  }

  private static func verify(
    _ file: String, _ reporter: Reporter
  ) throws -> (JUnitReport.Case.Outcome, String) {
    let recording = try Recordings.read(file)
    if let replay = try recording.retargetedToThisLayout(file: file) {
      let message = "\(file): \(replay.summary)"
      guard replay.failure != nil else { return (.passed, message) }
      return (.failed(kind: "layout", message: message, details: message), message)
    }
    var (lines, events) = (0, 0)
    let hasPictures = recording.marks.contains { $0.frame != nil }
    let assets = hasPictures ? try Directories.openAssets() : nil
    for batching in Batching.checked {
      let outcome = try Verification<Playground>(
        of: recording, batchings: [batching], hashes: PlaygroundOptions.stateLayout,
        looksAsAt: { world, mark in
          assets.map { world.matches(mark, of: recording, file: file, $0) } ?? false
        }
      ) { header throws(FileError) in try Playground.start(of: header, file: file) }
      switch outcome {
      case .reproduced(let count, let played): (lines, events) = (count, played)
      case .diverged(let divergence):
        let message = try reporter.report(
          divergence, of: recording, file: file, batching: batching)
        let failure = JUnitReport.Case.Outcome.failed(
          kind: divergence.subsystem.rawValue, message: "\(divergence)",
          details: "\(message)\n\n\(divergence.report)")
        return (failure, message)
      }
    }
    let caveat = recording.header.caveat
    let message = "\(file): reproduced at every batching, \(lines) lines, \(events) events\(caveat)"
    return (.passed, message)
  }

  var status: Int32 {
    switch outcome {
    case .passed: 0
    case .failed: 1
    case .unreadable: 2
    }
  }

  func report(isOutputTaken: Bool) {
    if status > 0 || isOutputTaken { StandardError.report(message) } else { print(message) }
  }
}

extension JUnitReport {
  static var current: JUnitReport {
    let style = Date.ISO8601FormatStyle().year().month().day().dateTimeSeparator(.standard)
      .time(includingFractionalSeconds: false)
    let host = ProcessInfo.processInfo.hostName
    return JUnitReport(
      timestamp: Date.now.formatted(style), host: host.isEmpty ? "localhost" : host)
  }
}
