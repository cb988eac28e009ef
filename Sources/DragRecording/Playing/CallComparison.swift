import DragFrameIO

/// Holds the calls that were recorded against those that a replay makes.
///
/// A copy of the world that looks ahead makes calls that the world itself will make again later.
/// They are expected until then.
struct CallComparison {
  /// What the world has made since it was last in step with the recording.
  var made: [Call]
  private var expected: [Call] = []

  init(made: [Call]) {
    self.made = made
  }

  /// All calls in question once `recorded` have been expected, and `ahead` made by looking ahead.
  mutating func calls(expecting recorded: [Call], ahead: [Call]) -> Pair<[Call]> {
    expected += recorded
    return Pair(expected: expected, actual: made + ahead)
  }

  /// Forgets what the world has made, since it is as expected.
  mutating func settle() {
    expected.removeFirst(made.count)
    made.removeAll()
  }
}
