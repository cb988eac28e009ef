public import DragRecording

/// The first difference between a session and its replay in another window.
///
/// Only these are compared, in this order:
///
/// - the calls, without locations and times (`UntimedCalls`)
/// - the last order of each container
/// - `Aimable.arrangement` after each gesture (`Tier.model`)
public struct RetargetedDifference: Hashable, Sendable, CustomStringConvertible {
  package let tier: Tier
  /// The number of the recorded gesture in or after which the sessions differ; zero before the first.
  package let gesture: Int
  package let expected: String
  package let actual: String
  package let time: Microseconds

  public var description: String {
    "gesture \(gesture), \(tier.rawValue): expected \(expected), got \(actual)"
  }

  /// Returns the first difference between a recording and its replay in another window, if any.
  ///
  /// Of `tiers`, only `calls`, `order` and `model` are compared. Pass `false` for `isSameLayout` if the recordings have
  /// different state layouts: then models are not compared, and calls only if their names are known to both.
  public static func first(
    between recording: Recording, and replayed: Recording, tiers: [Tier] = Tier.usual,
    isSameLayout: Bool = true
  ) -> RetargetedDifference? {
    (tiers.contains(.calls) ? inCalls(recording, replayed, isSameLayout: isSameLayout) : nil)
      ?? (tiers.contains(.order) ? inOrders(recording, replayed) : nil)
      ?? (tiers.contains(.model) && isSameLayout ? inModels(recording, replayed) : nil)
  }

  private static func inCalls(
    _ recording: Recording, _ replayed: Recording, isSameLayout: Bool
  ) -> Self? {
    let old = recording.calls
    let new = replayed.calls.named(in: isSameLayout ? nil : UntimedCalls.namesKnown(to: recording))
    let expected = UntimedCalls(old, withPlaces: false)
    let actual = UntimedCalls(new, withPlaces: false)
    guard expected.calls != actual.calls else { return nil }
    let odd = expected.countInCommon(with: actual)
    let time = expected.origins.dropFirst(odd).first.map { old[$0].time } ?? recording.end
    return RetargetedDifference(
      tier: .calls, gesture: recording.gestures.last { $0.span.lowerBound <= time }?.number ?? 0,
      expected: expected.calls.dropFirst(odd).first?.line ?? "nothing more",
      actual: actual.calls.dropFirst(odd).first?.line ?? "nothing more",
      time: actual.origins.dropFirst(odd).first.map { new[$0].time } ?? replayed.end)
  }

  private static func inOrders(_ recording: Recording, _ replayed: Recording) -> Self? {
    let (expected, actual) = (recording.lastOrders, replayed.lastOrders)
    guard let container = expected.keys.sorted().first(where: { expected[$0] != actual[$0] })
    else { return nil }
    return RetargetedDifference(
      tier: .order, gesture: recording.gestures.last?.number ?? 0,
      expected: expected[container] ?? "nothing", actual: actual[container] ?? "nothing",
      time: replayed.end)
  }

  private static func inModels(_ recording: Recording, _ replayed: Recording) -> Self? {
    let odd = zip(recording.gestures, replayed.gestures).first { $0.arrangement != $1.arrangement }
    guard let odd, let expected = odd.0.arrangement, let actual = odd.1.arrangement
    else { return nil }
    return RetargetedDifference(
      tier: .model, gesture: odd.0.number, expected: Hexadecimal.digits(of: expected),
      actual: Hexadecimal.digits(of: actual), time: odd.1.span.upperBound)
  }
}

extension Recording {
  fileprivate var lastOrders: [String: String] {
    var orders: [String: String] = [:]
    for call in UntimedCalls(calls, withPlaces: false).calls where call.name == .order {
      orders[call["container"]?.string ?? ""] = call.line
    }
    return orders
  }
}
