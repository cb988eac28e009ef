/// Replaces a candidate, such as the events of a session, by simpler ones that are as suitable.
///
/// It is behind all that makes sessions and scripts smaller. A candidate that was refused is not tried again.
package struct CandidateSearch<Candidate: Hashable> {
  /// The simplest suitable candidate so far.
  package private(set) var best: Candidate
  package private(set) var tries = 0
  private var refused: Set<Candidate> = []
  private let goesOn: () -> Bool
  private let suitable: (Candidate) -> Candidate?

  /// Creates a search that begins with a suitable candidate.
  ///
  /// - Parameters:
  ///   - first: The candidate to simplify.
  ///   - goesOn: Is called before each attempt; if it returns `false`, the attempt is skipped.
  ///   - suitable: Returns the candidate that takes the place of one if that is suitable; `nil` if it is not.
  package init(
    _ first: Candidate, while goesOn: @escaping () -> Bool = { true },
    suitable: @escaping (Candidate) -> Candidate?
  ) {
    (best, self.goesOn, self.suitable) = (first, goesOn, suitable)
  }

  /// Takes a candidate if it is suitable and differs from the best; returns whether it was taken.
  @discardableResult
  package mutating func take(_ candidate: Candidate) -> Bool {
    guard candidate != best, !refused.contains(candidate), goesOn() else { return false }
    tries += 1
    guard let found = suitable(candidate) else {
      refused.insert(candidate)
      return false
    }
    best = found
    return true
  }

  /// Takes the first suitable one of some candidates, the simplest of which is first.
  package mutating func takeFirst(of candidates: [Candidate]) {
    _ = candidates.first { take($0) }
  }

  /// Removes the parts of a candidate without which it is suitable; `candidate` joins those that are left.
  ///
  /// Halves of the parts are tried first, then quarters, and finally single parts. This is delta debugging (Zeller and
  /// Hildebrandt, 2002).
  package mutating func removeParts<Part>(of parts: [Part], _ candidate: ([Part]) -> Candidate) {
    var (kept, size) = (parts, max(parts.count / 2, 1))
    while !kept.isEmpty {
      var (hasRemoved, end) = (false, kept.count)
      // From the end: the last parts depend on most others.
      while end > 0 {
        let start = max(end - size, 0)
        let rest = Array(kept[..<start] + kept[end...])
        if take(candidate(rest)) { (kept, hasRemoved) = (rest, true) }
        end = start
      }
      if size > 1 { size /= 2 } else if !hasRemoved { break }
    }
  }
}
