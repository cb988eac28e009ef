import DragFrameIO

/// Holds the calls that were recorded against those that a replay makes.
///
/// With their times, both must be the same at the end of every line. Without, they must tell the same
/// ``CallStory``, of which one may be ahead of the other.
///
/// A copy of the world that looks ahead makes calls that the world itself will make again later.
/// They are expected until then.
struct CallComparison {
  private let hasTimes: Bool
  private var expected: CallStream
  private var made: CallStream
  /// The last calls that were as expected, to be shown before the first that is not.
  private var settled: [Call] = []
  private static let shownBefore = 2

  init(hasTimes: Bool) {
    self.hasTimes = hasTimes
    (expected, made) = (CallStream(isStory: !hasTimes), CallStream(isStory: !hasTimes))
  }

  /// Takes in what the recording holds.
  mutating func expect(_ calls: [Call]) { expected.append(calls) }

  /// Takes in what the world made.
  mutating func make(_ calls: [Call]) { made.append(calls) }

  /// All calls in question, once `ahead` have been made by looking ahead.
  func calls(ahead: [Call] = []) -> Pair<[Call]> {
    let before = hasTimes ? [] : settled
    return Pair(expected: before + expected.calls, actual: before + made.calls + ahead)
  }

  /// Whether the calls differ so far: `ahead` are made by looking ahead, and after the last ones none
  /// may be missing any more.
  func differs(ahead: [Call], isLast: Bool) -> Bool {
    guard !hasTimes else { return expected.calls != made.calls + ahead }
    let isShort = isLast && expected.calls.count != made.calls.count
    return isShort || zip(expected.calls, made.calls).contains { !$0.isAgain($1) }
  }

  /// Forgets what the world has made and the recording holds, since they are the same.
  mutating func settle() {
    let count = min(expected.calls.count, made.calls.count)
    guard count > 0 else { return }
    if !hasTimes { settled = (settled + made.calls.prefix(count)).suffix(Self.shownBefore) }
    expected.removeFirst(count)
    made.removeFirst(count)
  }
}

/// Calls in order, or the story that they tell.
private struct CallStream {
  let isStory: Bool
  private(set) var calls: [Call] = []
  private var last: Call?

  init(isStory: Bool) {
    self.isStory = isStory
  }

  mutating func append(_ more: [Call]) {
    guard isStory else { return calls += more }
    for call in more where CallStory.tells(call, after: last) {
      calls.append(call)
      last = call
    }
  }

  mutating func removeFirst(_ count: Int) { calls.removeFirst(count) }
}
