public import DragRecording
import Glibc

extension Recording {
  /// Plays a kept recording at every batching, and throws where it comes to something else.
  ///
  /// ```swift
  /// let update = ProcessInfo.processInfo.environment["DRAGPLAY_UPDATE"]
  /// try Recording.check("Tests/reorder.dndrec", on: stage, updating: update, from: script)
  /// ```
  ///
  /// Where `update` is `failing`, a recording that differs is recorded anew, from the same events; where
  /// it is `all`, any is. One that is missing is made from the script. Nobody is to take that for a
  /// comparison: it throws all the same.
  ///
  /// - Parameters:
  ///   - file: The recording.
  ///   - stage: The worlds that it is played in; hashes are compared where its header names the same
  ///     layout of the state.
  ///   - update: What is to be recorded anew, in a word of the environment; nothing in most runs.
  ///   - script: What a recording is made from that is missing.
  /// - Throws: A ``CheckFailure``; a `FileError` where the file cannot be read or written;
  ///   ``ScriptErrors`` where the script comes to something else than it expects.
  public static func check<World: Aimable>(
    _ file: String, on stage: ScriptStage<World>, updating update: String? = nil,
    from script: Script? = nil
  ) throws {
    guard ["failing", "all", nil].contains(update) else {
      throw CheckFailure.unknownUpdate(update ?? "")
    }
    guard access(file, F_OK) == 0 else {
      try make(file, of: update == nil ? nil : script, on: stage)
      throw CheckFailure.recorded(file: file)
    }
    let recording = try Recording(contentsOf: file)
    var report = try recording.failure(on: stage, file: file)
    report?.commands = [.init("if that is meant", "DRAGPLAY_UPDATE=failing swift test")]
    if update == "all" || (update != nil && report != nil) {
      try recording.renew(file, on: stage)
      throw CheckFailure.recorded(file: file)
    }
    if let report { throw CheckFailure.different(brief: report.brief(), page: report.page()) }
  }

  private static func make<World: Aimable>(
    _ file: String, of script: Script?, on stage: ScriptStage<World>
  ) throws {
    guard let script else { throw CheckFailure.missing(file: file) }
    try script.compile(on: stage).held(to: Tier.usual).write(creating: file)
  }

  private func renew<World: Aimable>(_ file: String, on stage: ScriptStage<World>) throws {
    let (world, opening) = try stage.makeWorld(header)
    try renewed(in: world, opening: opening, by: stage.header).write(replacing: file)
  }

  /// Plays the recording on a stage, at one batching after the other, until something differs.
  ///
  /// - Parameters:
  ///   - stage: The worlds that it is played in.
  ///   - file: The recording's file, for the words of the report.
  /// - Returns: What differs; nothing where all comes to the same.
  /// - Throws: A `FileError` where its world cannot be made.
  public func failure<World: Aimable>(
    on stage: ScriptStage<World>, file: String
  ) throws(FileError) -> FailureReport<World>? {
    let isSameLayout = header.hashes == stage.header.hashes
    for batching in Batching.checked {
      let (world, opening) = try stage.makeWorld(header)
      var player = Player(
        self, world: world, opening: opening, batching: batching, comparesHashes: isSameLayout)
      player.run()
      guard let divergence = player.divergence else { continue }
      return FailureReport(
        divergence, of: self, file: file, world: world, opening: opening, batching: batching,
        comparesHashes: isSameLayout)
    }
    return nil
  }
}
