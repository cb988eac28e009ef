internal import DragRecording

/// How much is done in a session.
///
/// Most sessions are short, so that many different ones fit into a minute; what takes many gestures
/// to come about is left to the others.
enum SessionLength: Hashable {
  case short, long

  /// Draws one: one in sixty-four is long.
  static func next(using random: inout SplitMix64) -> SessionLength {
    random.next(below: 64) == 0 ? .long : .short
  }

  /// How many gestures are made.
  func gestures(using random: inout SplitMix64) -> Int {
    switch self {
    case .short: 1 + random.next(below: 3)
    case .long: 3 + random.next(below: 6)
    }
  }

  /// How it is lived through again: a long one in all ways, a short one in one.
  func ways(using random: inout SplitMix64) -> [ReplayWay] {
    let all = ReplayWay.allCases
    return self == .long ? all : [all[random.next(below: all.count)]]
  }

  /// One in how many ways of a hand is made with a gaming mouse, which reports every millisecond.
  var fastReports: Int { self == .long ? 6 : 48 }
}
