internal import ArgumentParser
internal import PlaygroundWorkbench
internal import DragProgram

struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replay a recording, in the window or without one.",
    discussion: """
        dragplay replay session.dndrec --speed 0.25
        dragplay replay session.dndrec --headless --batch random:7 --trace -
        dragplay replay session.dndrec --headless --window 900x700

      The window closes at the end, unless the user has interacted with the player, the replay has \
      diverged, or --keep-open is given. With --batch, --state, --frames, --report or --speed max there is no window.
      """)

  @Argument(
    help: "The recording, or a script of gestures (.gesture), which is compiled first.",
    completion: .playable)
  var file: String

  @Flag(help: "Keep the window open at the end.")
  var keepOpen = false

  @Flag(help: "Replay without a window, as fast as possible.")
  var headless = false

  @Option(help: "The speed relative to the recording, 0.01 to 100, or max.")
  var speed = ReplaySpeed(fraction: .one)

  @Option(help: "Start the player at this many seconds of the recording, 0 to 86400.")
  var from: Double?

  @Option(
    help: "The steps in which time passes: event, a number of milliseconds, or random:SEED.")
  var batch: Batching = .recorded

  @Option(
    help: "Write each call as a line of JSON to a file, or to standard output for -.",
    completion: .file())
  var trace: String?

  @Option(
    help: "Write the final state as JSON to a file, or to standard output for -.",
    completion: .file())
  var state: String?

  @Option(
    help: "Write a picture of every tenth of a second, and a sheet, into a new or empty folder.",
    completion: .directory)
  var frames: String?

  @Option(
    help: """
      The folder for a page with pictures if the replay diverges, or a Markdown file, by the suffix \
      .md.
      """)
  var report: String?

  @Option(
    help: "The folder of the session's own pictures, which the recording does not contain.",
    completion: .directory)
  var images: String?

  @Option(help: "Replay in a window of this size, with each gesture aimed at the same target.")
  var window: Size?

  @Option(help: "Replay at this scale, 0.5 to 4.")
  var scale: Factor<WindowScaleBounds>?

  func validate() throws {
    guard (0...86_400).contains(from ?? 0) else {
      throw ValidationError("--from must be 0 to 86400")
    }
    guard from == nil || isInWindow && speed.fraction != nil else {
      throw ValidationError("--from is for the player in the window, at a speed")
    }
  }

  private var isInWindow: Bool {
    !headless && batch == .recorded && [state, frames, report].allSatisfy { $0 == nil }
  }

  func run() throws {
    // Created first, because retargeting starts threads.
    let interruption = frames.map { _ in Interruption() }
    let recording =
      ScriptFile.isRecognized(at: file)
      ? try ScriptFile(file).compile() : try Recordings.read(file)
    try expectStart(in: recording)
    // Without these options, retarget the recording only if it diverges and has another layout.
    let retargeted: RetargetedReplay? =
      if window == nil, scale == nil {
        try recording.retargetedToThisLayout(file: file)
      } else {
        try recording.retargeted(to: window, scale: scale?.fraction, file: file)
      }
    if let retargeted { StandardError.report("\(file): \(retargeted.summary)") }
    let played = retargeted?.recording ?? recording
    if isInWindow {
      try runInWindow(played, retargeted?.remark)
    } else if retargeted?.failure == nil {
      try runHeadless(played, interruption)
    }
    // The summary has reported the failure; the exit status is for a calling script.
    if retargeted?.failure != nil { throw CommandFailure.reported(1) }
  }

  private func runHeadless(_ recording: Recording, _ interruption: Interruption?) throws {
    let traceOutput = try trace.map { try TextOutput($0) }
    let stateOutput = try state.map { try TextOutput($0) }
    // Check the destination before any work is done.
    let reporter = try Reporter(into: report)
    if let frames, let interruption {
      let assets = try Directories.openAssets(pictures: images)
      try FilmStudio.writeFrames(of: recording, file: file, into: frames, assets, interruption)
    }
    let result = try HeadlessReplay(
      recording, file: file, batching: batch,
      trace: traceOutput.map { output in { output.write($0.line) } })
    stateOutput?.write(result.world.summary.description)
    try stateOutput?.finish()
    try traceOutput?.finish()
    let summary = "\(file): \(result.summary)"
    let isOutputTaken = TextOutput.isStandard(trace) || TextOutput.isStandard(state)
    if isOutputTaken { StandardError.report(summary) } else { print(summary) }
    try reporter.expectReproduced(result, of: recording, file: file, batching: batch)
  }

  private func runInWindow(_ recording: Recording, _ remark: Playback.Remark?) throws {
    let trace = try trace.map { try TextOutput($0, isStreamed: true) }
    var playback = try Playback(
      recording, file: file, speed: speed.fraction, at: start, remark: remark)
    if keepOpen { playback.closesAtEnd = false }
    let session = Session(playing: playback, Session.Environment(trace))
    let (assets, header) = (try Directories.openAssets(pictures: images), recording.header)
    guard let window = try SDLWindow.open(header.window, header.scale) else {
      throw CommandFailure.badUsage(
        "no display to open a window on; set DISPLAY, or add --headless")
    }
    try window.run(session, assets)
    try trace?.finish()
    // Replay again, because the divergence may be in another recording, dropped on the window.
    guard session.playedDivergence != nil else { return }
    try Reporter(into: nil).expectReproduced(
      try HeadlessReplay(recording, file: file), of: recording, file: file)
  }

  private func expectStart(in recording: Recording) throws(CommandFailure) {
    let length = recording.end - recording.header.start
    guard let from, Int64(from * 1_000_000) > length.count else { return }
    let seconds = (length.count / 100_000).decimal(places: 1)
    throw .badUsage("\(file): lasts \(seconds) s; choose an earlier --from")
  }

  private var start: Microseconds {
    guard let from, let speed = speed.fraction, speed > .zero else { return .zero }
    return .zero - Microseconds(Int64(from * 1_000_000) * 65536 / Int64(speed.raw))
  }
}
