import DragCoding
public import DragFrameIO
public import DragGeometry
public import DragRecording

/// What a session came to otherwise in another window.
///
/// Pixels and times cannot be the same there. What is held against each other are the orders at the
/// end, the calls without their places, and what was made wherever a gesture ended.
public struct RetargetedDifference: Hashable, Sendable, CustomStringConvertible {
  /// The tier at which they differ.
  public var tier: Tier
  /// The number of the gesture; zero where it is before the first.
  public var gesture: Int
  /// What was recorded, in words.
  public var expected: String
  /// What came of it here, in words.
  public var actual: String
  /// When it came to that here.
  public var time: Microseconds

  public var description: String {
    "gesture \(gesture), \(tier.rawValue): expected \(expected), got \(actual)"
  }

  /// Compares a recording with what it came to in another window.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - replayed: What it came to.
  ///   - tiers: What to hold it to; others than order, calls and model cannot hold.
  ///   - comparesModels: `false` where the two have states of different layouts.
  /// - Returns: The first difference, or nothing.
  public static func first(
    between recording: Recording, and replayed: Recording, tiers: [Tier] = Tier.usual,
    comparesModels: Bool = true
  ) -> RetargetedDifference? {
    let wanted = Set(tiers)
    return (wanted.contains(.calls) ? inCalls(recording, replayed) : nil)
      ?? (wanted.contains(.order) ? inOrders(recording, replayed) : nil)
      ?? (wanted.contains(.model) && comparesModels ? inModels(recording, replayed) : nil)
  }

  private static func inCalls(_ recording: Recording, _ replayed: Recording) -> Self? {
    let (old, new) = (recording.calls, replayed.calls)
    let (expected, actual) = (
      CallStory(old, withPlaces: false), CallStory(new, withPlaces: false)
    )
    guard expected.calls != actual.calls else { return nil }
    let odd = expected.countInCommon(with: actual)
    let time = odd < expected.calls.count ? old[expected.origins[odd]].time : recording.end
    return RetargetedDifference(
      tier: .calls, gesture: recording.gesture(at: time), expected: expected.words(odd),
      actual: actual.words(odd),
      time: odd < actual.calls.count ? new[actual.origins[odd]].time : replayed.end)
  }

  private static func inOrders(_ recording: Recording, _ replayed: Recording) -> Self? {
    let (expected, actual) = (recording.lastOrders, replayed.lastOrders)
    guard let container = expected.keys.sorted().first(where: { expected[$0] != actual[$0] })
    else { return nil }
    return RetargetedDifference(
      tier: .order, gesture: recording.gestures.count, expected: expected[container] ?? "nothing",
      actual: actual[container] ?? "nothing", time: replayed.end)
  }

  private static func inModels(_ recording: Recording, _ replayed: Recording) -> Self? {
    let odd = zip(recording.gestures, replayed.gestures).first {
      $0.arrangement != $1.arrangement
    }
    guard let odd, let expected = odd.0.arrangement, let actual = odd.1.arrangement else {
      return nil
    }
    return RetargetedDifference(
      tier: .model, gesture: odd.0.number, expected: Hexadecimal.digits(of: expected),
      actual: Hexadecimal.digits(of: actual), time: odd.1.span.upperBound)
  }
}

extension CallStory {
  fileprivate func words(_ index: Int) -> String {
    index < calls.count ? calls[index].line : "nothing more"
  }
}

extension Recording {
  /// All recorded calls in order.
  public var calls: [Call] { pumps.flatMap(\.calls) }

  /// The number of the gesture that went on at a time, or was over last.
  func gesture(at time: Microseconds) -> Int {
    gestures.last { $0.span.lowerBound <= time }?.number ?? 0
  }

  /// The order of each container, as it was told last; of a long one its length and hash.
  var lastOrders: [String: String] {
    var orders: [String: String] = [:]
    for call in CallStory(calls, withPlaces: false).calls where call.name == "order" {
      orders[call["container"]?.string ?? ""] = call.line
    }
    return orders
  }
}
