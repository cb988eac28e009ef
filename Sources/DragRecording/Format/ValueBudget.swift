import DragCoding

/// How many more values a recording may hold in memory.
///
/// A few bytes of a line can stand for a thousand calls, so the size of the file bounds nothing.
struct ValueBudget {
  private var left = Limits.recordingValues

  /// Takes values out of the budget.
  mutating func spend(_ count: Int) throws(FileError.Problem) {
    left -= count
    guard left >= 0 else { throw .tooManyValues }
  }
}
