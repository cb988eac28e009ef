/// An aspect of a recording that a replay must reproduce, the coarsest first.
///
/// A recording that was promoted to a test names its tiers; any other must be reproduced entirely.
public enum Tier: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The order of every container at the end.
  case order
  /// The calls, in order; with ``hashes``, their times and repetitions as well.
  case calls
  /// The hash of the content, at the end of each gesture and of the recording.
  case model
  /// All hashes at every line.
  case hashes
  /// The pictures at the marks that have one.
  case frames

  /// The tiers of a test by default: those that a user notices.
  public static let usual: [Tier] = [.order, .calls, .model]

  public static func < (left: Tier, right: Tier) -> Bool {
    place(of: left) < place(of: right)
  }

  private static func place(of tier: Tier) -> Int { allCases.firstIndex(of: tier) ?? 0 }
}
