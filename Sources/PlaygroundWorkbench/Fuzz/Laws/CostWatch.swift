internal import DragKit
internal import PlaygroundScenes

/// The calls of one event and the operations of one frame do not grow with the session.
struct CostWatch: Watch {
  let law = Law.cost

  /// A drag that ends and another that begins make some fifteen.
  private static let mostCalls = 40
  /// The whole chrome with its list of calls makes some five hundred.
  private static let mostOperations = 700
  /// A selected tile of a flow makes eight, on at least 76 by 76 pixels; others fewer.
  private static let pixelsAnOperation = 700

  mutating func watch(_ moment: Moment) -> String? {
    let count = moment.calls.count
    // What scrolls under a drag asks its target anew at every step.
    let span = moment.after.interaction.now - moment.before.interaction.now
    let steps = Int(span.count / moment.after.content.tuning.autoScroll.interval.count)
    return count <= Self.mostCalls + steps ? nil : "one event made \(count) calls"
  }

  /// What is wrong with a frame that takes too many operations.
  ///
  /// It may take more in a larger window, and no more where there are more items.
  static func finding(in frame: DrawList, of window: Size) -> String? {
    let count = frame.operations.reduce(0) { $0 + $1.content.count }
    let room = window.width.pixels * window.height.pixels / pixelsAnOperation
    return count <= mostOperations + room ? nil : "a frame takes \(count) operations"
  }
}

extension DrawContent {
  /// How many things are drawn, those of a group one by one.
  fileprivate var count: Int {
    switch self {
    case .group(_, _, let operations), .clip(_, let operations):
      operations.reduce(1) { $0 + $1.content.count }
    default: 1
    }
  }
}
