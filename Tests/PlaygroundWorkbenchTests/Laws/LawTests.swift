import PlaygroundFuzz
import PlaygroundScenes
import PlaygroundWorkbench
import Support
import Testing

@testable import DragKit

/// Generated sessions of a fixed seed; `Scripts/test.sh laws` checks more of them with `dragplay fuzz`.
@Suite("The laws")
struct LawTests {
  static let seed: UInt64 = 6
  static let parts = 0..<2
  static let sessionsInPart = 60

  static func session(_ number: Int, of scene: Page = .colours) -> GeneratedSession {
    SessionGenerator.session(for: CaseKey(seed: seed, page: scene, number: number))
  }

  /// Two copies and a hover after them, which generated sessions seldom have.
  static var copies: GeneratedSession {
    var table = PlaygroundDriver()
    for target in ["copy", "copy", "closure"] { table.drop("red", on: target) }
    let key = CaseKey(seed: seed, page: .colours, number: 0)
    return GeneratedSession(key: key, options: PlaygroundOptions(), events: table.events)
  }

  @Test("hold in generated sessions", arguments: parts)
  func hold(part: Int) {
    let checker = LawChecker { Playground($0) }
    var outcome = FuzzOutcome()
    for number in 0..<Self.sessionsInPart {
      let session = Self.session(part * Self.sessionsInPart + number)
      let checked = checker.check(session)
      for broken in checked.broken { Issue.record("\(broken)\n\(broken.key.command)") }
      outcome.add(checked)
    }
    let statistics = outcome.statistics[.colours] ?? SessionStatistics()
    #expect(statistics.missing(in: .colours).isEmpty, "seed \(Self.seed): \(statistics)")
    print("seed \(Self.seed), \(statistics.sessions) sessions: \(statistics)")
  }

  @Test(
    "hold in the generated sessions that once broke one",
    arguments: [
      CaseKey(seed: 20_261_122, page: .follow, number: 5655),
      CaseKey(seed: 20_261_123, page: .follow, number: 5335),
      CaseKey(seed: 20_261_124, page: .playlist, number: 8145),
      CaseKey(seed: 20_261_125, page: .board, number: 52065),
      CaseKey(seed: 20_261_128, page: .board, number: 33),
      CaseKey(seed: 1, page: .colours, number: 860),
      CaseKey(seed: 998_877, page: .board, number: 222),
      CaseKey(seed: 88_112_233, page: .pictures, number: 165),
      CaseKey(seed: 1_795_881_202, page: .pictures, number: 17978),
      CaseKey(seed: 9_182_736_455, page: .pictures, number: 732),
      CaseKey(seed: 52133, page: .pictures, number: 957),
      CaseKey(seed: 90417, page: .pictures, number: 1961),
      CaseKey(seed: 7002, page: .pictures, number: 158),
      CaseKey(seed: 919_295, page: .lessons, number: 32),
    ])
  func holdAgain(key: CaseKey) {
    let checked = LawChecker { Playground($0) }.check(SessionGenerator.session(for: key))
    #expect(checked.broken.isEmpty, "\(checked.broken)")
  }

  @Test("each detects its planted bug and no other law does", arguments: PlantedBug.allCases)
  func find(bug: PlantedBug) {
    let checker = LawChecker { Sabotaged(bug, $0) }
    for number in 0..<150 {
      let session = bug == .movesOnHover ? Self.copies : Self.session(number, of: bug.scene)
      let broken = checker.check(session).broken
      guard !broken.isEmpty else { continue }
      #expect(broken.map(\.law) == [bug.law], "\(broken)")
      return
    }
    Issue.record("seed \(Self.seed): no session shows \(bug)")
  }

  @Test("all have a planted bug that breaks them")
  func haveBugs() {
    #expect(Set(PlantedBug.allCases.map(\.law)) == Set(Law.allCases))
  }

  @Test("give the same result on any number of cores")
  func doNotDependOnTheCores() async {
    let checker = LawChecker { Playground($0) }
    func outcome(threads: Int) async -> FuzzOutcome {
      await checker.outcome(
        of: 0..<10, in: Page.allCases, seed: Self.seed, threads: threads
      ) { _ in true }
    }
    let (alone, together) = (await outcome(threads: 1), await outcome(threads: 3))
    #expect(alone.sessions == 10 * Page.allCases.count)
    #expect(alone.statistics == together.statistics)
    #expect(alone.broken.isEmpty)
  }

  @Test("name the first session that breaks one, on any number of cores", arguments: [1, 3])
  func nameTheFirst(threads: Int) async {
    let checker = LawChecker { Sabotaged(.endsTwice, $0) }
    let first = (0..<100).first { !checker.check(Self.session($0)).broken.isEmpty }
    let outcome = await checker.outcome(
      of: 0..<100, in: [.colours], seed: Self.seed, threads: threads
    ) { _ in true }
    #expect(outcome.broken.first?.key.number == first)
  }

  @Test("are checked only as long as the caller permits")
  func stopInTime() async {
    let outcome = await LawChecker { Playground($0) }.outcome(
      of: 0..<1_000_000, in: [.colours], seed: Self.seed, threads: 2
    ) { $0 < 33 }
    #expect((33...128).contains(outcome.sessions))
  }

  @Test("are reported with the command that repeats the session")
  func printTheCommand() throws {
    let checker = LawChecker { Sabotaged(.drawsTooMuch, $0) }
    let broken = try #require(checker.check(Self.session(3)).broken.first)
    #expect(broken.law == .cost)
    #expect(broken.key.command == "dragplay-fuzz --seed 6 --cases 1 --case 3 --scene colours")
  }
}

@Suite("The generator of sessions")
struct GeneratorTests {
  @Test("generates the same session for the same key")
  func repeatsItself() {
    #expect(LawTests.session(5) == LawTests.session(5))
    #expect(LawTests.session(5).events != LawTests.session(6).events)
  }

  @Test("generates other sessions for another seed")
  func dependsOnTheSeed() {
    let keys = (0..<4).map { CaseKey(seed: $0, page: .colours, number: 1) }
    #expect(Set(keys.map { SessionGenerator.session(for: $0).events }).count == keys.count)
  }

  @Test("leaves no gap of a day, the limit of recordings")
  func leavesNoGap() {
    for number in 0..<60 {
      let times = LawTests.session(number).events.map(\.time)
      #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 < .day }, "session \(number)")
    }
  }
}
