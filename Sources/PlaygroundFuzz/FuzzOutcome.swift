internal import DragCoding
internal import DragKit
package import PlaygroundScenes
internal import PlaygroundWorkbench

package struct FuzzOutcome: Sendable {
  package private(set) var statistics: [SceneID: SessionStatistics] = [:]
  package private(set) var broken: [BrokenLaw] = []

  package init() {}

  init(_ live: CheckedSession<some PlaygroundWorld>) {
    statistics = [live.session.key.scene: SessionStatistics(live)]
    broken = live.broken.sorted { $0.law.rawValue < $1.law.rawValue }
  }

  init(key: CaseKey, failure: FileError) {
    broken = [BrokenLaw(law: .replay, violation: "no recording: \(failure)", time: 0, key: key)]
  }

  package var sessions: Int { statistics.values.reduce(0) { $0 + $1.sessions } }

  package mutating func add(_ other: FuzzOutcome) {
    statistics.merge(other.statistics) { $0 + $1 }
    guard let new = other.broken.first?.key else { return }
    guard let old = broken.first?.key else { return broken = other.broken }
    let isFirst = (new.number, new.scene.rawValue) < (old.number, old.scene.rawValue)
    if isFirst { broken = other.broken }
  }
}

extension LawChecker {
  package func outcome(
    of numbers: Range<Int>, in scenes: [SceneID], seed: UInt64, threads: Int,
    while shouldContinue: @Sendable (Int) -> Bool
  ) async -> FuzzOutcome {
    await withTaskGroup(of: FuzzOutcome.self) { group in
      var (outcome, next, running) = (FuzzOutcome(), numbers.lowerBound, 0)
      while next < numbers.upperBound || running > 0 {
        if !outcome.broken.isEmpty || !shouldContinue(outcome.sessions) {
          next = numbers.upperBound
        }
        if next < numbers.upperBound, running < threads {
          let batch = next..<min(next + 32, numbers.upperBound)
          next = batch.upperBound
          running += 1
          group.addTask { self.outcome(of: batch, in: scenes, seed: seed) }
          continue
        }
        guard let part = await group.next() else { break }
        outcome.add(part)
        running -= 1
      }
      return outcome
    }
  }

  private func outcome(of batch: Range<Int>, in scenes: [SceneID], seed: UInt64) -> FuzzOutcome {
    var outcome = FuzzOutcome()
    for scene in scenes {
      for number in batch {
        let key = CaseKey(seed: seed, scene: scene, number: number)
        let checked = check(SessionGenerator.session(for: key))
        outcome.add(checked)
        if !checked.broken.isEmpty { break }
      }
    }
    return outcome
  }
}
