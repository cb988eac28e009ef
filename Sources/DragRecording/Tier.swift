/// What a replay must come to for a recording to count as reproduced, the coarsest first.
///
/// A recording that was promoted to a test names its tiers; a session as it was recorded is held to
/// everything that it holds.
public enum Tier: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The order of every container at the end.
  case order
  /// The calls, exactly and in order: the ``CallStory``, and where all hashes count the times, too.
  case calls
  /// The hash of what was made, wherever a gesture ended.
  case model
  /// All hashes at every line.
  case hashes
  /// The pictures at the marks.
  case frames

  /// What a test is held to where nobody says otherwise: what a user can tell, and nothing of how the
  /// program comes to it.
  public static let usual: [Tier] = [.order, .calls, .model]

  public static func < (left: Tier, right: Tier) -> Bool {
    place(of: left) < place(of: right)
  }

  private static func place(of tier: Tier) -> Int { allCases.firstIndex(of: tier) ?? 0 }
}
