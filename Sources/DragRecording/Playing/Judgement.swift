/// The comparisons of a replay, by the tiers of a header.
struct Judgement: Hashable, Sendable {
  let comparesCalls: Bool
  /// Whether the times and the repetitions of calls are compared.
  let comparesTimes: Bool
  /// Whether the last orders of containers are compared, which calls hold as well.
  let comparesOrder: Bool
  let comparesHashes: Bool
  /// Whether the model's hash is compared at the ends of gestures.
  let comparesModel: Bool
  let comparesFrames: Bool

  /// Creates the comparisons of some tiers, or of all; hashes of another layout of the state cannot be
  /// compared.
  init(_ tiers: [Tier]?, isSameLayout: Bool) {
    let tiers = tiers ?? Tier.allCases
    comparesCalls = tiers.contains(.calls)
    comparesTimes = comparesCalls && tiers.contains(.hashes)
    comparesOrder = tiers.contains(.order) && !comparesCalls
    comparesHashes = tiers.contains(.hashes) && isSameLayout
    comparesModel = tiers.contains(.model) && isSameLayout && !comparesHashes
    comparesFrames = tiers.contains(.frames)
  }
}
