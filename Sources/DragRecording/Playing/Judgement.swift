/// What a replay is held to, out of the tiers that a header names.
struct Judgement: Hashable, Sendable {
  /// The calls, in order.
  let comparesCalls: Bool
  /// The times of the calls, and how often each was made in a row.
  let comparesTimes: Bool
  /// The last order of every container; the calls tell it, too.
  let comparesOrder: Bool
  /// All hashes at every line.
  let comparesHashes: Bool
  /// The model's hash at the ends of gestures; all hashes tell it, too.
  let comparesModel: Bool
  /// The pictures at the marks.
  let comparesFrames: Bool

  /// Judges by some tiers, or by everything; hashes of another layout of the state cannot be compared.
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
