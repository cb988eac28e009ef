import DragRecording

/// The steps of a session that a test keeps, and the time at which the test starts.
struct SessionCut {
  let steps: Range<Int>
  let start: Microseconds
  /// The time until which animations can settle: the start of the next gesture, or the session's end.
  let limit: Microseconds
  let isFromStart: Bool

  /// The time before the first gesture that a test keeps, so that a viewer can find the pointer.
  static let lead = Microseconds.seconds(1)
  /// The times of a test are those of the session less a multiple of this span, in which auto-scrolling advances.
  static let grid = Microseconds.milliseconds(8)

  init(_ gestures: [Gesture], of recording: Recording, in steps: [SessionStep], isFromStart: Bool) {
    let begin = gestures.map(\.span.lowerBound).min() ?? recording.header.start
    let end = gestures.map(\.span.upperBound).max() ?? recording.end
    let first = isFromStart ? 0 : Self.first(from: begin, in: steps)
    let after = Self.first(after: end, in: steps)
    let next = steps[after...].firstIndex(where: \.beginsGesture) ?? steps.count
    let last = steps[after..<next].lastIndex { !$0.isIdle } ?? after - 1
    self.steps = first..<max(last + 1, first)
    self.isFromStart = isFromStart
    limit = next < steps.count ? steps[next].time : recording.end
    start = isFromStart ? recording.header.start : Self.start(before: first, in: steps, recording)
  }

  private static func first(from begin: Microseconds, in steps: [SessionStep]) -> Int {
    var first = steps.firstIndex { $0.time >= begin } ?? steps.count
    while first > 0, first < steps.count, steps[first].isLiveBefore { first -= 1 }
    guard first < steps.count else { return first }
    let earliest = steps[first].time - lead
    while first > 0, steps[first - 1].isIdle, steps[first - 1].time >= earliest { first -= 1 }
    return first
  }

  private static func first(after end: Microseconds, in steps: [SessionStep]) -> Int {
    let first = (steps.lastIndex { $0.time <= end } ?? -1) + 1
    return steps[first...].firstIndex { !$0.isLiveBefore } ?? steps.count
  }

  private static func start(
    before first: Int, in steps: [SessionStep], _ recording: Recording
  ) -> Microseconds {
    let due = first < steps.count ? steps[first].time : recording.end
    let before = first > 0 ? steps[first - 1].time : recording.header.start
    let earliest = max(before, due - lead)
    let late = earliest.remainder
    let onGrid = late == .zero ? earliest : earliest + grid - late
    return onGrid <= due ? onGrid : earliest
  }
}

extension Microseconds {
  var remainder: Microseconds { Microseconds(count % SessionCut.grid.count) }
}
