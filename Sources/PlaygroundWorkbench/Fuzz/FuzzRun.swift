package import PlaygroundScenes

/// Checks the laws on many generated sessions, on all cores.
///
/// The result does not depend on the number of cores: sessions are started in the order of their
/// numbers, and counts are sums.
package struct FuzzRun<World: FuzzedWorld>: Sendable {
  private let checker: LawChecker<World>
  private let seed: UInt64
  private let scenes: [SceneID]
  private let numbers: Range<Int>

  /// Creates a run of the sessions with the given numbers in each scene.
  package init(
    _ checker: LawChecker<World>, seed: UInt64, scenes: [SceneID], numbers: Range<Int>
  ) {
    self.checker = checker
    (self.seed, self.scenes, self.numbers) = (seed, scenes, numbers)
  }

  /// The maximum number of sessions of a scene in one task.
  private static var batchSize: Int { 32 }

  /// Checks sessions until all are done, one breaks a law, or `shouldContinue` returns `false`.
  ///
  /// `shouldContinue` is called between batches with the number of sessions done. All scenes have the
  /// same number of sessions in the result.
  package func outcome(
    threads: Int, while shouldContinue: @Sendable (Int) -> Bool
  ) async -> FuzzOutcome {
    await withTaskGroup(of: FuzzOutcome.self) { group in
      var (outcome, next, running) = (FuzzOutcome(), numbers.lowerBound, 0)
      while next < numbers.upperBound || running > 0 {
        if !outcome.broken.isEmpty || !shouldContinue(outcome.sessions) {
          next = numbers.upperBound
        }
        if next < numbers.upperBound, running < threads {
          let batch = next..<min(next + Self.batchSize, numbers.upperBound)
          next = batch.upperBound
          running += 1
          group.addTask { self.outcome(of: batch) }
          continue
        }
        guard let part = await group.next() else { break }
        outcome.add(part)
        running -= 1
      }
      return outcome
    }
  }

  /// Checks a batch in all scenes; a broken law ends that of its scene.
  private func outcome(of batch: Range<Int>) -> FuzzOutcome {
    var outcome = FuzzOutcome()
    for scene in scenes {
      for number in batch {
        let key = CaseKey(seed: seed, scene: scene, number: number)
        let checked = checker.check(SessionGenerator.session(for: key))
        outcome.statistics[scene, default: SessionStatistics()].add(checked)
        outcome.keepFirst(checked.broken)
        if !checked.broken.isEmpty { break }
      }
    }
    return outcome
  }
}

package struct FuzzOutcome: Sendable {
  package fileprivate(set) var statistics: [SceneID: SessionStatistics] = [:]
  /// The laws that were broken by the session of the lowest number that broke one.
  package private(set) var broken: [BrokenLaw] = []

  package init() {}

  package var sessions: Int { statistics.values.reduce(0) { $0 + $1.sessions } }

  fileprivate mutating func add(_ other: FuzzOutcome) {
    for (scene, counts) in other.statistics {
      statistics[scene, default: SessionStatistics()].add(counts)
    }
    keepFirst(other.broken)
  }

  fileprivate mutating func keepFirst(_ others: [BrokenLaw]) {
    guard let other = others.first?.key else { return }
    guard let own = broken.first?.key else { return broken = others }
    let isFirst = (other.number, other.scene.rawValue) < (own.number, own.scene.rawValue)
    if isFirst { broken = others }
  }
}
