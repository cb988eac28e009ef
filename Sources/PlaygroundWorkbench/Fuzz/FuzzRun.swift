package import PlaygroundScenes

/// Many generated sessions, held against the laws on all cores.
///
/// What comes out does not depend on how many there are: the sessions are taken up in the order of
/// their numbers, and counts are sums.
package struct FuzzRun<World: FuzzedWorld>: Sendable {
  private let checker: LawChecker<World>
  private let seed: UInt64
  private let scenes: [SceneID]
  private let numbers: Range<Int>

  /// Creates a run through the sessions with those numbers of each scene.
  package init(
    _ checker: LawChecker<World>, seed: UInt64, scenes: [SceneID], numbers: Range<Int>
  ) {
    self.checker = checker
    (self.seed, self.scenes, self.numbers) = (seed, scenes, numbers)
  }

  /// How many sessions of a scene one task takes up.
  private static var most: Int { 32 }

  /// Takes up sessions until all are done, one broke a law, or `goesOn` says no.
  ///
  /// - Parameters:
  ///   - threads: How many tasks run side by side.
  ///   - goesOn: Is asked now and then, with the number of sessions done so far.
  /// - Returns: What came of the sessions; all scenes had the same number of them.
  package func outcome(
    threads: Int, while goesOn: @Sendable (Int) -> Bool
  ) async -> FuzzOutcome {
    await withTaskGroup(of: FuzzOutcome.self) { group in
      var (outcome, next, running) = (FuzzOutcome(), numbers.lowerBound, 0)
      while next < numbers.upperBound || running > 0 {
        let isGoingOn = outcome.broken.isEmpty && goesOn(outcome.sessions)
        if !isGoingOn || next >= numbers.upperBound {
          next = numbers.upperBound
        } else if running < threads {
          let part = next..<min(next + Self.most, numbers.upperBound)
          next = part.upperBound
          running += 1
          group.addTask { self.outcome(of: part) }
          continue
        }
        guard let part = await group.next() else { break }
        outcome.add(part)
        running -= 1
      }
      return outcome
    }
  }

  /// The sessions of some numbers in all scenes; after the first that broke a law, none of its scene.
  private func outcome(of part: Range<Int>) -> FuzzOutcome {
    var outcome = FuzzOutcome()
    for scene in scenes {
      for number in part {
        let key = CaseKey(seed: seed, scene: scene, number: number)
        let checked = checker.check(SessionGenerator.session(for: key))
        outcome.add(checked, of: scene)
        if !checked.broken.isEmpty { break }
      }
    }
    return outcome
  }
}

/// What came of many sessions.
package struct FuzzOutcome: Sendable {
  /// How many sessions did what, by scene.
  package private(set) var statistics: [SceneID: SessionStatistics] = [:]
  /// The laws that were broken by the session of the lowest number that broke one.
  package private(set) var broken: [BrokenLaw] = []

  /// Creates what comes of no sessions.
  package init() {}

  /// How many sessions there were.
  package var sessions: Int { statistics.values.reduce(0) { $0 + $1.sessions } }

  fileprivate mutating func add(_ checked: CheckedSession, of scene: SceneID) {
    statistics[scene, default: SessionStatistics()].add(checked)
    keepFirst(checked.broken)
  }

  fileprivate mutating func add(_ other: FuzzOutcome) {
    for (scene, counts) in other.statistics {
      statistics[scene, default: SessionStatistics()].add(counts)
    }
    keepFirst(other.broken)
  }

  private mutating func keepFirst(_ others: [BrokenLaw]) {
    guard let other = others.first?.key else { return }
    guard let own = broken.first?.key else { return broken = others }
    let isFirst = (other.number, other.scene.rawValue) < (own.number, own.scene.rawValue)
    if isFirst { broken = others }
  }
}
