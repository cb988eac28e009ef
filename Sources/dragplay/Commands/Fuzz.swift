internal import ArgumentParser
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// Holds the laws against generated sessions.
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make up sessions, and check that every law holds in them.",
    discussion: """
        dragplay fuzz
        dragplay fuzz --seed 1 --cases 2000
        dragplay fuzz --seed 1 --cases 200000 --for 240
        dragplay fuzz --seed 1 --cases 1 --case 17 --scene colours --output broken.dndrec
      """)

  @Option(
    help:
      "The seed: the same seed makes up the same sessions. If not given, a random one, which is printed."
  )
  var seed: UInt64?

  @Option(help: "How many sessions to make up for each scene, 1 to 1000000.")
  var cases = 100

  @Option(
    name: .customLong("for"),
    help: "Take up no more sessions after that many seconds, 1 to 86400.")
  var seconds: Int?

  @Option(name: .customLong("case"), help: "The number of the first session.")
  var first = 0

  @Option(help: "The scene; all scenes where it is not given.")
  var scene: SceneID?

  @Option(help: "How many sessions to take up side by side, 1 to 256; one a core if not given.")
  var threads: Int?

  @Option(
    help:
      "Write the smallest session that breaks a law into a new file, NAME.dndrec, and its script.")
  var output: String?

  /// With fewer sessions than these, shares of them say nothing.
  private static let fewest = 200

  func validate() throws {
    try Self.check("--cases", cases, 1...1_000_000)
    try Self.check("--case", first, 0...1_000_000_000)
    try Self.check("--for", seconds ?? 1, 1...86_400)
    try Self.check("--threads", threads ?? 1, 1...256)
  }

  func run() throws {
    let seed = seed ?? .random(in: 1...999_999)
    if self.seed == nil {
      print("seed \(seed); again with \(command(seed: seed))")
      fflush(nil)  // Also known of a run that does not come to its end.
    }
    let files = try output.map { path throws(FileError) in try SmallestFiles(path) }
    let scenes = scene.map { [$0] } ?? SceneID.allCases
    let pace = FuzzPace(seconds: seconds, sessions: cases * scenes.count)
    let run = FuzzRun(
      LawChecker { Playground($0) }, seed: seed, scenes: scenes, numbers: first..<first + cases)
    let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let threads = threads ?? max(cores, 1)
    let outcome = Promised(FuzzOutcome()) {
      await run.outcome(threads: threads) { pace.goesOn(after: $0) }
    }.get()
    pace.finish()
    guard outcome.broken.isEmpty else { throw try failure(outcome.broken, files) }
    for scene in scenes { try tell(outcome.statistics[scene] ?? SessionStatistics(), of: scene) }
    print("\(outcome.sessions) sessions in \(pace.words(for: outcome.sessions))")
  }

  /// The command that makes up the same sessions again.
  private func command(seed: UInt64) -> String {
    let words = ["dragplay fuzz --seed \(seed) --cases \(cases)"]
    let rest = [first > 0 ? "--case \(first)" : nil, scene.map { "--scene \($0.rawValue)" }]
    return (words + rest.compactMap(\.self)).joined(separator: " ")
  }

  private func tell(_ counts: SessionStatistics, of scene: SceneID) throws(CommandFailure) {
    print("\(scene.rawValue): \(counts)")
    print("\(scene.rawValue): replayed as \(counts.replays)")
    let missing = counts.missing(in: scene)
    if counts.sessions >= Self.fewest, !missing.isEmpty {
      let names = missing.map(\.rawValue).joined(separator: ", ")
      throw .failedCheck("\(scene.rawValue): too few sessions were \(names)")
    }
    print(
      "\(scene.rawValue): \(Law.allCases.count) laws hold in \(counts.sessions) sessions with "
        + "\(counts.events) events and \(counts.calls) calls")
  }

  /// The laws that a session broke, the command that shows it again, and the smallest session that
  /// breaks the first of them.
  private func failure(
    _ broken: [BrokenLaw], _ files: SmallestFiles?
  ) throws(FileError) -> CommandFailure {
    var lines = broken.map(\.description)
    guard let key = broken.first?.key else { return .failedCheck("") }
    lines.append(key.command)
    let start = Stopwatch.nanoseconds(CLOCK_MONOTONIC)
    let shrunk = LawChecker { Playground($0) }.shrunk(SessionGenerator.session(for: key)) {
      Stopwatch.nanoseconds(CLOCK_MONOTONIC) - start < Self.longestShrinking
    }
    if let shrunk {
      lines.append(shrunk.words)
      let script = try shrunk.script()
      if let files {
        do throws(FileError) {
          try files.write(shrunk.recording, script)
          lines.append("dragplay replay \(files.recording)")
          lines.append("dragplay compile \(files.script) --output again.dndrec")
        } catch {
          // What was found is told in any case.
          lines.append("\(error)")
        }
      }
      lines += script.split(separator: "\n").map { "  \($0)" }
    }
    return .failedCheck(lines.joined(separator: "\n"))
  }

  /// Thirty seconds.
  private static let longestShrinking: Int64 = 30_000_000_000

  private static func check(
    _ option: String, _ number: Int, _ range: ClosedRange<Int>
  ) throws {
    guard !range.contains(number) else { return }
    throw ValidationError("\(option) must be \(range.lowerBound) to \(range.upperBound)")
  }
}
