internal import ArgumentParser
internal import PlaygroundScenes
internal import PlaygroundWorkbench

/// Holds the laws against generated sessions.
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make up sessions, and check that every law holds in them.",
    discussion: """
        dragplay fuzz --seed 1 --cases 2000
        dragplay fuzz --seed 1 --cases 1 --case 17 --scene colours
      """)

  @Option(help: "The seed: the same seed makes up the same sessions.")
  var seed: UInt64

  @Option(help: "How many sessions to make up for each scene, 1 to 1000000.")
  var cases: Int

  @Option(name: .customLong("case"), help: "The number of the first session.")
  var first = 0

  @Option(help: "The scene; all scenes where it is not given.")
  var scene: SceneID?

  /// With fewer sessions than these, shares of them say nothing.
  private static let fewest = 200

  func validate() throws {
    guard (1...1_000_000).contains(cases) else {
      throw ValidationError("--cases must be 1 to 1000000")
    }
    guard (0...1_000_000_000).contains(first) else {
      throw ValidationError("--case must be 0 to 1000000000")
    }
  }

  func run() throws {
    for scene in scene.map({ [$0] }) ?? SceneID.allCases { try run(scene) }
  }

  private func run(_ scene: SceneID) throws(CommandFailure) {
    let checker = LawChecker { Playground($0) }
    var statistics = SessionStatistics()
    for number in first..<first + cases {
      let key = CaseKey(seed: seed, scene: scene, number: number)
      let checked = checker.check(SessionGenerator.session(for: key))
      guard checked.broken.isEmpty else { throw failure(checked.broken) }
      statistics.add(checked)
    }
    print("\(scene.rawValue): \(statistics)")
    if cases >= Self.fewest, !statistics.missing.isEmpty {
      let names = statistics.missing.map(\.rawValue).joined(separator: ", ")
      throw .failedCheck("\(scene.rawValue): too few sessions were \(names)")
    }
    print(
      "\(scene.rawValue): \(Law.allCases.count) laws hold in \(statistics.sessions) sessions with "
        + "\(statistics.events) events and \(statistics.calls) calls")
  }

  /// The laws that a session broke, and below them the command that shows it again.
  private func failure(_ broken: [BrokenLaw]) -> CommandFailure {
    .failedCheck(
      (broken.map(\.description) + broken.prefix(1).map(\.key.command)).joined(separator: "\n"))
  }
}
