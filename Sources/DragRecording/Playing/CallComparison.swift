import DragFrameIO

/// Compares the recorded calls with those of a replay.
///
/// With times, both must be equal at the end of every line. Without, they must have the same
/// ``CallStory``, in which one may be ahead of the other.
///
/// A copy of the world that looks ahead makes calls that the world itself will make again later.
/// They are expected until then.
struct CallComparison {
  private let hasTimes: Bool
  private var expected: CallStream
  private var made: CallStream
  /// The last calls that were equal, to be shown before the first that are not.
  private var settled: [Call] = []
  private static let shownBefore = 2

  init(hasTimes: Bool) {
    self.hasTimes = hasTimes
    (expected, made) = (CallStream(isStory: !hasTimes), CallStream(isStory: !hasTimes))
  }

  /// Appends recorded calls.
  mutating func expect(_ calls: [Call]) { expected.append(calls) }

  /// Appends calls of the world.
  mutating func make(_ calls: [Call]) { made.append(calls) }

  /// The calls that are not settled, with those made by looking ahead.
  func calls(ahead: [Call] = []) -> Pair<[Call]> {
    let before = hasTimes ? [] : settled
    return Pair(expected: before + expected.calls, actual: before + made.calls + ahead)
  }

  /// Whether the calls differ so far; after the last ones, none may be missing.
  func differs(ahead: [Call], isLast: Bool) -> Bool {
    guard !hasTimes else { return expected.calls != made.calls + ahead }
    let isShort = isLast && expected.calls.count != made.calls.count
    return isShort || zip(expected.calls, made.calls).contains { !$0.isAgain($1) }
  }

  /// Removes the calls that both have, since they are equal.
  mutating func settle() {
    let count = min(expected.calls.count, made.calls.count)
    guard count > 0 else { return }
    if !hasTimes { settled = (settled + made.calls.prefix(count)).suffix(Self.shownBefore) }
    expected.removeFirst(count)
    made.removeFirst(count)
  }
}

/// Calls in order, or their story.
private struct CallStream {
  let isStory: Bool
  private(set) var calls: [Call] = []
  private var last: Call?

  init(isStory: Bool) {
    self.isStory = isStory
  }

  mutating func append(_ more: [Call]) {
    guard isStory else { return calls += more }
    for call in more where CallStory.includes(call, after: last) {
      calls.append(call)
      last = call
    }
  }

  mutating func removeFirst(_ count: Int) { calls.removeFirst(count) }
}
