internal import Algorithms
internal import DragCoding
internal import DragKit
package import PlaygroundScenes
internal import PlaygroundWorkbench

/// The statistics of checked sessions by page, and the laws that a failing session broke.
package struct FuzzOutcome: Sendable {
  package private(set) var statistics: [Page: SessionStatistics] = [:]
  /// The laws that the first failing session broke; sessions are ordered by number, then page.
  package private(set) var broken: [BrokenLaw] = []

  package init() {}

  init(_ statistics: SessionStatistics, _ broken: [BrokenLaw], of page: Page) {
    self.statistics = [page: statistics]
    self.broken = broken.sorted { $0.law.rawValue < $1.law.rawValue }
  }

  package var sessions: Int { statistics.values.reduce(0) { $0 + $1.sessions } }

  package mutating func add(_ other: FuzzOutcome) {
    statistics.merge(other.statistics) { $0 + $1 }
    func order(_ key: CaseKey) -> (Int, String) { (key.number, key.page.name) }
    guard let new = other.broken.first?.key else { return }
    if broken.first.map({ order(new) < order($0.key) }) ?? true { broken = other.broken }
  }
}

extension LawChecker {
  package func outcome(
    of numbers: Range<Int>, in pages: [Page], seed: UInt64, threads: Int,
    while shouldContinue: @Sendable (Int) -> Bool
  ) async -> FuzzOutcome {
    await withTaskGroup(of: FuzzOutcome.self) { group in
      var (outcome, batches) = (FuzzOutcome(), numbers.chunks(ofCount: 32).makeIterator())
      func startNext() {
        guard outcome.broken.isEmpty, shouldContinue(outcome.sessions),
          let batch = batches.next()
        else { return }
        group.addTask { self.outcome(of: batch, in: pages, seed: seed) }
      }
      for _ in 0..<threads { startNext() }
      for await part in group {
        outcome.add(part)
        startNext()
      }
      return outcome
    }
  }

  private func outcome(of batch: Range<Int>, in pages: [Page], seed: UInt64) -> FuzzOutcome {
    var outcome = FuzzOutcome()
    for page in pages {
      for number in batch {
        let key = CaseKey(seed: seed, page: page, number: number)
        let checked = check(SessionGenerator.session(for: key))
        outcome.add(checked)
        if !checked.broken.isEmpty { break }
      }
    }
    return outcome
  }
}
