public import DragPictures
public import DragRecording
import Glibc

/// A reason for which `Recording.check(_:on:updating:from:)` throws.
public enum CheckFailure: Error, Hashable, Sendable {
  /// A replay diverges.
  ///
  /// `brief` is the report as at most ten lines of text, `page` is the report as a page of HTML.
  case different(brief: String, page: String)
  /// The file does not exist and cannot be made: no update is requested, or no script is given.
  case missing(file: String, hasScript: Bool)
  /// The requested update succeeded.
  ///
  /// If the file was missing, it has been made from the script. Otherwise it has been recorded again.
  case recorded(file: String)
  /// The content or the recording has mistakes, which are listed, each in a line that says what to change.
  case problems(file: String, [String])
  /// The requested update is neither `failing` nor `all`.
  case unknownUpdate(String)
}

extension CheckFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .different(let brief, _): brief
    case .missing(let file, hasScript: true):
      "\(file): the recording does not exist; DRAGPLAY_UPDATE=failing makes it from the script"
    case .missing(let file, hasScript: false):
      "\(file): the recording does not exist; record a session with the program's --record, or pass a script"
    case .recorded(let file):
      "\(file): recorded again; review the changes, then run without DRAGPLAY_UPDATE"
    case .problems(let file, let lines):
      lines.map { "\(file): \($0)" }.joined(separator: "\n")
    case .unknownUpdate(let word): "DRAGPLAY_UPDATE is '\(word)'; it can be failing or all"
    }
  }
}

extension Recording {
  /// Replays the recording in a file at several `Batching`s, and throws if a replay diverges.
  ///
  /// ```swift
  /// let update = ProcessInfo.processInfo.environment["DRAGPLAY_UPDATE"]
  /// try Recording.check("Tests/reorder.dndrec", on: stage, updating: update, from: script)
  /// ```
  ///
  /// If `update` is `nil`, no file is written. The other values write the file in these cases:
  ///
  /// - `failing`: A replay diverges. The recording is made again from the same events.
  /// - `all`: The file exists. The recording is made again from the same events.
  /// - Both: The file does not exist, and `script` is not `nil`. The recording is made from `script`.
  ///
  /// After an update the check throws ``CheckFailure/recorded(file:)``, since nothing checked the new
  /// recording.
  ///
  /// With `tiers`, these are compared instead of those of the recording, and are written by an update. A
  /// recorded session names no tiers: all hashes are compared, also those of animations, unless `tiers` is
  /// `Tier.usual`.
  ///
  /// `draw` draws a world for the page of a ``CheckFailure``, which otherwise has no pictures.
  ///
  /// Hashes are compared only if `hashes` of the stage's header and of the file's are equal.
  ///
  /// - Throws: A ``CheckFailure``, a `FileError` about the file or the world, or ``ScriptErrors``.
  public static func check<World: Aimable>(
    _ file: String, on stage: ScriptStage<World>, updating update: String? = nil,
    from script: Script? = nil, heldTo tiers: [Tier]? = nil,
    drawing draw: ((World) -> Picture)? = nil
  ) throws {
    guard ["failing", "all", nil].contains(update) else {
      throw CheckFailure.unknownUpdate(update ?? "")
    }
    guard access(file, F_OK) == 0 else {
      guard update != nil, let script else {
        throw CheckFailure.missing(file: file, hasScript: script != nil)
      }
      try script.compile(on: stage).held(to: tiers ?? Tier.usual).write(creating: file)
      throw CheckFailure.recorded(file: file)
    }
    let kept = try Recording(contentsOf: file)
    let recording = tiers.map(kept.held) ?? kept
    let problems = try stage.problems(startingFrom: recording.header) + kept.problems
    guard problems.isEmpty else { throw CheckFailure.problems(file: file, problems) }
    var report = try recording.failure(on: stage, file: file)
    let next = report.map { commands(for: $0) } ?? []
    report?.commands = next
    if update == "all" || (update != nil && report != nil) {
      let (world, opening) = try stage.makeWorld(recording.header)
      try recording.renewed(in: world, opening: opening, by: stage.header).write(replacing: file)
      throw CheckFailure.recorded(file: file)
    }
    guard let report else {
      let problems = try stage.problems(after: recording)
      guard problems.isEmpty else { throw CheckFailure.problems(file: file, problems) }
      return
    }
    let page = draw.map { report.page(drawing: $0) } ?? report.page()
    throw CheckFailure.different(brief: report.brief(), page: page)
  }

  /// The mistakes in the way in which the recording was made.
  private var problems: [String] {
    let presses = events.contains { if case .pointerPressed = $0.kind { true } else { false } }
    guard presses, gestures.isEmpty, !isTorn else { return [] }
    return [
      "has presses but no gestures; call Recorder.note before each event, or use a LiveSession"
    ]
  }

  private static func commands<World: Aimable>(
    for report: FailureReport<World>
  ) -> [FailureReport<World>.Command] {
    let renewal = FailureReport<World>.Command(
      "if that is meant", "DRAGPLAY_UPDATE=failing swift test")
    guard report.reproducesAtUsualTiers == true else { return [renewal] }
    let hold = FailureReport<World>.Command(
      "to compare order, calls and model alone", "heldTo: Tier.usual, or --promote")
    return [renewal, hold]
  }

  /// Replays the recording at several `Batching`s, up to the first divergence.
  ///
  /// Pictures at marks are not compared.
  ///
  /// - Returns: A report in which the recording is named `file`; `nil` if no replay diverges.
  /// - Throws: A `FileError` if the world cannot be created.
  public func failure<World: Aimable>(
    on stage: ScriptStage<World>, file: String
  ) throws(FileError) -> FailureReport<World>? {
    let result = try Verification(
      of: self, batchings: Batching.checked, hashes: stage.header.hashes, makeWorld: stage.makeWorld
    )
    guard let divergence = result.divergence else { return nil }
    let (world, opening) = try stage.makeWorld(header)
    return FailureReport(
      divergence, of: self, file: file, world: world, opening: opening, batching: result.batching,
      comparesHashes: header.hashes == stage.header.hashes)
  }
}

extension ScriptStage {
  /// Returns the mistakes of the world at the start of a session.
  package func problems(startingFrom header: RecordingHeader) throws(FileError) -> [String] {
    try makeWorld(header).0.problems
  }

  /// Returns the mistakes of the world at the end of a session, such as views that do not show what the model has by then.
  package func problems(after recording: Recording) throws(FileError) -> [String] {
    var player = try recording.player(makeWorld)
    player.run()
    return player.world.problems
  }
}
