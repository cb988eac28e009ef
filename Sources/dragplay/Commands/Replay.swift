public import ArgumentParser
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundWorkbench
public import RecordingTools
internal import SDLShell

/// Plays a recording again.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play a recording again, in the window or without one.",
    discussion: """
        dragplay replay session.dndrec --speed 0.25
        dragplay replay session.dndrec --headless --batch random:7 --trace -
        dragplay replay session.dndrec --headless --window 900x700

      The window closes at the end, unless somebody has used the player in it, or it came to \
      something else. What asks for results, --batch, --state, --frames, --report or --speed max, \
      is played without a window.
      """)

  @Argument(help: "The recording.")
  var file: String

  @Flag(help: "Play without a window, as fast as the machine can.")
  var headless = false

  @Option(help: "How many times as fast as it was recorded, 0.01 to 100, or max.")
  var speed: ReplaySpeed = .times(.one)

  @Option(help: "Start in the window at that many seconds of the recording, 0 to 86400.")
  var from: Double?

  @Option(help: "When time passes between events: event, a number of milliseconds, or random:SEED.")
  var batch: Batching = .recorded

  @Option(help: "Write every call as a line of JSON to a file, or to standard output for -.")
  var trace: String?

  @Option(help: "Write the state at the end as JSON to a file, or to standard output for -.")
  var state: String?

  @Option(help: "Write a picture for every tenth of a second into a folder.")
  var frames: String?

  @Option(
    help: """
      The folder for a page with pictures if the replay differs, or a file for Markdown, by its ending \
      .md.
      """)
  var report: String?

  @Option(help: "The folder of pictures that the session showed; they are not in the recording.")
  var images: String?

  @Option(help: "Play in a window of that size: each gesture is aimed at what it was aimed at.")
  var window: WindowSize?

  @Option(help: "Play at that scale, 0.5 to 4.")
  var scale: WindowScale?

  func validate() throws {
    guard (0...86_400).contains(from ?? 0) else {
      throw ValidationError("--from must be 0 to 86400")
    }
    guard from == nil || isInWindow && speed.fraction != nil else {
      throw ValidationError("--from is for the window, at a speed: it shows what happens there")
    }
  }

  /// What asks for results asks for no window.
  private var isInWindow: Bool {
    !headless && batch == .recorded && [state, frames, report].allSatisfy { $0 == nil }
  }

  func run() throws {
    let recording = try Recordings.read(file)
    try expectInside(recording)
    let replay = try retargeted(recording)
    if let replay { StandardError.say("\(file): \(replay.told)") }
    guard isInWindow else {
      if replay?.failure != nil { throw CommandFailure.said(1) }
      return try runHeadless(replay?.recording ?? recording)
    }
    try runInWindow(replay?.recording ?? recording, replay?.remark)
    // What came of it in the window is seen there; who started it from a script learns it here.
    if replay?.failure != nil { throw CommandFailure.said(1) }
  }

  /// What comes of the recording in a window of another size where one was asked for, or where things
  /// stand otherwise than in the version that made it.
  private func retargeted(_ recording: Recording) throws -> RetargetedReplay? {
    guard window != nil || scale != nil else {
      return try recording.retargetedToThisLayout(file: file)
    }
    return try recording.retargeted(to: window?.size, scale: scale?.fraction, file: file)
  }

  private func runHeadless(_ recording: Recording) throws {
    let trace = try TextOutput.ifNamed(trace)
    let state = try TextOutput.ifNamed(state)
    let pictures = try frames.map { folder in
      try FrameFolder(
        folder, recording, file: file, assets: try Places.openAssets(pictures: images))
    }
    // Said before anything else is, where it was asked for and cannot be.
    let reporter = try Reporter(into: report)
    let replay = try HeadlessReplay(recording, file: file, batching: batch)
    let result = replay.run { call in trace?.write(call.line) }
    state?.write(result.world.summary.description)
    try state?.finish()
    try trace?.finish()
    try pictures?.write()
    say(result.words)
    if let divergence = result.divergence {
      let words = try reporter.report(
        divergence, of: recording, file: file, batching: batch)
      throw CommandFailure.failedCheck(words)
    }
  }

  /// The result goes beside the output where that is standard output already.
  private func say(_ words: String) {
    let isTaken = [trace, state].contains { $0.map(TextOutput.isStandard) ?? false }
    if isTaken { StandardError.say("\(file): \(words)") } else { print("\(file): \(words)") }
  }

  private func runInWindow(_ recording: Recording, _ remark: Playback.Remark?) throws {
    let trace = try TextOutput.ifNamed(trace, isStreamed: true)
    let playback = try Playback(
      recording, file: file, speed: speed.fraction, at: start, remark: remark)
    var session = Session(playing: playback, Session.Surroundings(trace))
    try openWindow(for: recording).run(&session)
    try trace?.finish()
    // It may have been another recording, which somebody brought to the window meanwhile.
    if session.playedDivergence != nil { try tell(recording) }
  }

  /// Says where the recording comes to something else, as it is told without a window.
  private func tell(_ recording: Recording) throws {
    let result = try HeadlessReplay(recording, file: file, batching: .recorded).run { _ in }
    guard let divergence = result.divergence else { return }
    throw CommandFailure.failedCheck(
      try Reporter(into: nil).report(divergence, of: recording, file: file, batching: .recorded))
  }

  private func expectInside(_ recording: Recording) throws(CommandFailure) {
    let length = recording.end - recording.header.start
    guard let from, Int64(from * 1_000_000) > length.count else { return }
    let seconds = (length.count / 100_000).asTenths
    throw .badUsage("\(file): lasts \(seconds) s; choose an earlier --from")
  }

  /// When the playback would have begun for it to be where it starts, by the window's clock.
  private var start: Microseconds {
    guard let from, let speed = speed.fraction, speed > .zero else { return .zero }
    return .zero - Microseconds(Int64(from * 1_000_000) * 65536 / Int64(speed.raw))
  }

  private func openWindow(for recording: Recording) throws -> WindowShell {
    let (assets, header) = (try Places.openAssets(pictures: images), recording.header)
    do throws(SDLError) {
      return try WindowShell(
        title: appTitle, size: header.window, scale: header.scale, assets: assets)
    } catch {
      guard error.isDisplayMissing else { throw error }
      throw CommandFailure.badUsage(
        "no display to open a window on; set DISPLAY, or add --headless")
    }
  }
}

/// How fast a recording is played.
enum ReplaySpeed: ExpressibleByArgument {
  case times(Fraction)
  case max

  init?(argument: String) {
    if argument == "max" {
      self = .max
    } else if let number = Double(argument), (0.01...100).contains(number) {
      self = .times(Fraction(raw: Int(number * 65536)))
    } else {
      return nil
    }
  }

  var defaultValueDescription: String { "1" }

  var fraction: Fraction? {
    guard case .times(let fraction) = self else { return nil }
    return fraction
  }
}

extension Batching: ExpressibleByArgument {
  public init?(argument: String) {
    if argument == "event" {
      self = .event
    } else if let milliseconds = Int(argument), (1...60_000).contains(milliseconds) {
      self = .milliseconds(milliseconds)
    } else if argument.hasPrefix("random:"), let seed = UInt64(argument.dropFirst(7)) {
      self = .random(seed: seed)
    } else {
      return nil
    }
  }

  public var defaultValueDescription: String { "as recorded" }
}
