import DragFrameIO
import DragGeometry
import DragRecording

/// Which steps of a session some of its gestures are.
///
/// No pointer is cut off: a cut lies where none is down and no drag runs. What lies between two
/// gestures, such as a key, belongs to the one before it.
struct SessionCut {
  /// The steps, from the first that is taken to the last.
  let steps: Range<Int>
  /// The moment in the session at which the test begins.
  let start: Microseconds
  /// The moment up to which the session can be watched coming to rest.
  let limit: Microseconds
  /// `true` where the test begins as the session did.
  let isFromStart: Bool

  /// How long a test may dwell before something is done: long enough for an eye to find the pointer.
  static let lead = Microseconds.seconds(1)
  /// Times are moved by multiples of this, on whose grid areas scroll under a drag.
  static let grid = Microseconds.milliseconds(8)

  /// Cuts gestures out of the steps, which have been played.
  init(
    _ gestures: [Gesture], of recording: Recording, in steps: [SessionStep], isFromStart: Bool
  ) {
    let begin = gestures.map(\.span.lowerBound).min() ?? recording.header.start
    let end = gestures.map(\.span.upperBound).max() ?? recording.end
    let first = isFromStart ? 0 : Self.first(from: begin, in: steps)
    let behind = Self.behind(end, in: steps)
    let next = steps[behind...].firstIndex(where: \.beginsGesture) ?? steps.count
    let last = steps[behind..<next].lastIndex { !$0.isIdle } ?? behind - 1
    self.steps = first..<max(last + 1, first)
    self.isFromStart = isFromStart
    limit = next < steps.count ? steps[next].time : recording.end
    start = isFromStart ? recording.header.start : Self.start(before: first, in: steps, recording)
  }

  /// The first step of a gesture, or of the mouse on its way there in the last second.
  private static func first(from begin: Microseconds, in steps: [SessionStep]) -> Int {
    var first = steps.firstIndex { $0.time >= begin } ?? steps.count
    while first > 0, first < steps.count, steps[first].isLiveBefore { first -= 1 }
    guard first < steps.count else { return first }
    let earliest = steps[first].time - lead
    while first > 0, steps[first - 1].isIdle, steps[first - 1].time >= earliest { first -= 1 }
    return first
  }

  /// The first step behind a moment and behind whatever still goes on then.
  private static func behind(_ end: Microseconds, in steps: [SessionStep]) -> Int {
    var behind = (steps.lastIndex { $0.time <= end } ?? -1) + 1
    while behind < steps.count, steps[behind].isLiveBefore { behind += 1 }
    return behind
  }

  /// A second before the first step, where the one before it is over; on the grid where that can be.
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
  /// How far a moment lies behind the grid.
  var remainder: Microseconds { Microseconds(count % SessionCut.grid.count) }
}
