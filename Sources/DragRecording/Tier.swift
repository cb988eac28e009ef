/// An aspect of a recording that a replay must reproduce; the cases are ordered from coarse to fine.
///
/// A test names its tiers in its header; a recording that names none must be reproduced entirely.
public enum Tier: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The order of every container at the end of the recording.
  case order
  /// The calls, in order.
  ///
  /// If ``hashes`` are compared, too, all calls and their times must be the same. Otherwise, times
  /// are not compared, and neither are the calls that `UntimedCalls` leaves out.
  case calls
  /// The hash of the content, at the end of each gesture and of the recording.
  case model
  /// The hashes of the content, the gestures and the motion, at every line that has them.
  case hashes
  /// The pictures at the marks that have one.
  case frames

  /// The default tiers of a test: those that depend neither on animations nor on pictures.
  public static let usual: [Tier] = [.order, .calls, .model]

  public static func < (left: Tier, right: Tier) -> Bool {
    place(of: left) < place(of: right)
  }

  private static func place(of tier: Tier) -> Int { allCases.firstIndex(of: tier) ?? 0 }
}
