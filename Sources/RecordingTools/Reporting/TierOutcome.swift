import DragRecording

/// The result of replaying a session of which every hash is compared, since its header names no tiers.
///
/// Such a session also fails if only a detail differs that no user sees.
package enum TierOutcome: Hashable, Sendable {
  /// The header names tiers, or hashes are not compared.
  case notApplicable
  /// Held to ``Tier/usual``, the session reproduces.
  case reproduces
  /// Held to ``Tier/usual``, the session diverges, too.
  case diverges

  init<World: Replayable>(
    of recording: Recording, world: World, opening: Output, batching: Batching,
    comparesHashes: Bool
  ) {
    guard recording.header.tiers == nil, comparesHashes else {
      self = .notApplicable
      return
    }
    var player = Player(
      recording.held(to: Tier.usual), world: world, opening: opening, batching: batching)
    player.run()
    self = player.divergence == nil ? .reproduces : .diverges
  }

  var words: String? {
    let start = "the header names no tiers, so every hash is compared; "
    switch self {
    case .notApplicable: return nil
    case .reproduces: return start + "order, calls and model alone reproduce"
    case .diverges: return start + "order, calls and model alone differ, too"
    }
  }
}
