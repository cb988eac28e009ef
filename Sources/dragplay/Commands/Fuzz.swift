internal import ArgumentParser
internal import DragCoding
internal import FoundationEssentials
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools
internal import Synchronization

struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check every law on generated sessions.",
    discussion: """
        dragplay fuzz
        dragplay fuzz --seed 1 --cases 2000
        dragplay fuzz --seed 1 --cases 200000 --for 240
        dragplay fuzz --seed 1 --cases 1 --case 17 --scene colours --output broken.dndrec
      """)

  @Option(
    help:
      "The seed; the same seed generates the same sessions. By default a random one, which is printed."
  )
  var seed: UInt64?

  @Option(help: "The number of sessions for each scene, 1 to 1000000.")
  var cases = 100

  @Option(
    name: .customLong("for"),
    help: "Start no new session after this many seconds, 1 to 86400.")
  var seconds: Int?

  @Option(name: .customLong("case"), help: "The number of the first session.")
  var first = 0

  @Option(help: "The scene; by default all scenes.")
  var scene: SceneID?

  @Option(help: "The number of threads, 1 to 256; by default one for each core.")
  var threads: Int?

  @Option(
    help:
      "Write the smallest session that breaks a law into a new file, NAME.dndrec, and its script.")
  var output: String?

  private static let minimumForTraits = 200

  func validate() throws {
    try check("--cases", cases, 1...1_000_000)
    try check("--case", first, 0...1_000_000_000)
    try check("--for", seconds, 1...86_400)
    try check("--threads", threads, 1...256)
  }

  func run() throws {
    let seed = seed ?? .random(in: 1...999_999)
    if self.seed == nil {
      var command = "dragplay fuzz --seed \(seed) --cases \(cases)"
      if first > 0 { command += " --case \(first)" }
      if let scene { command += " --scene \(scene.rawValue)" }
      print("seed \(seed); repeat with \(command)")
      fflush(nil)  // Also visible if the run is interrupted.
    }
    let files = try output.map { path throws(FileError) in try ShrunkFiles(path) }
    let scenes = scene.map { [$0] } ?? SceneID.allCases
    let start = ContinuousClock.now
    let outcome = run(seed: seed, scenes, until: seconds.map { start + .seconds($0) })
    guard outcome.broken.isEmpty else { throw try failure(outcome.broken, files) }
    for scene in scenes { try report(outcome.statistics[scene] ?? SessionStatistics(), scene) }
    let (count, milliseconds) = (outcome.sessions, start.duration(to: .now).microseconds / 1000)
    print(
      "\(count) sessions in \((milliseconds / 100).decimal(places: 1)) s, "
        + "\(Int64(count) * 1000 / max(milliseconds, 1)) a second")
  }

  private func run(
    seed: UInt64, _ scenes: [SceneID], until end: ContinuousClock.Instant?
  ) -> FuzzOutcome {
    let threads = threads ?? ProcessInfo.processInfo.activeProcessorCount
    var outcome = FuzzOutcome()
    waiting(changing: &outcome) { [first, cases] outcome in
      let progress = Mutex(Progress("session", isForTerminal: true))
      outcome = await LawChecker { Playground($0) }.outcome(
        of: first..<first + cases, in: scenes, seed: seed, threads: threads
      ) { count in
        progress.withLock { $0.show(count, of: cases * scenes.count) }
        return end.map { .now < $0 } ?? true
      }
      progress.withLock { $0.finish() }
    }
    return outcome
  }

  private func report(_ counts: SessionStatistics, _ scene: SceneID) throws(CommandFailure) {
    print("\(scene.rawValue): \(counts)")
    print("\(scene.rawValue): replayed as \(counts.replayCounts)")
    let missing = counts.missing(in: scene)
    if counts.sessions >= Self.minimumForTraits, !missing.isEmpty {
      let names = missing.map(\.rawValue).joined(separator: ", ")
      throw .failedCheck("\(scene.rawValue): too few sessions were \(names)")
    }
    print(
      "\(scene.rawValue): \(Law.allCases.count) laws hold in \(counts.sessions) sessions with "
        + "\(counts.events) events and \(counts.calls) calls")
  }

  private func failure(
    _ broken: [BrokenLaw], _ files: ShrunkFiles?
  ) throws(FileError) -> CommandFailure {
    var lines = broken.map(\.description)
    guard let key = broken.first?.key else { return .failedCheck("") }
    lines.append(key.command)
    let end = ContinuousClock.now + .seconds(30)
    let session = SessionGenerator.session(for: key)
    if let shrunk = try LawChecker({ Playground($0) }).shrunk(session, while: { .now < end }) {
      lines.append(shrunk.summary)
      let script = try shrunk.script()
      if let files {
        do {
          try files.write(shrunk.recording, script)
          lines.append("dragplay replay \(files.recording)")
          lines.append("dragplay compile \(files.script) --output again.dndrec")
        } catch {
          // The violation is reported in any case.
          lines.append("\(error)")
        }
      }
      lines += script.split(separator: "\n").map { "  \($0)" }
    }
    return .failedCheck(lines.joined(separator: "\n"))
  }
}
