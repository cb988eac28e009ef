/// Every law that can be seen to hold moment by moment.
///
/// They stand here one by one: in an array of any watches, the boxes would cost more than the looks.
struct WatchSet {
  private var conservation = ConservationWatch()
  private var ending = EndingWatch()
  private var proposals = ProposalWatch()
  private var hovering = HoveringWatch()
  private var hitTesting = HitTestingWatch()
  private var idleness = IdlenessWatch()
  private var cost = CostWatch()
  private var soundness = SoundnessWatch()
  private var placing = PlacingWatch()

  /// Looks at the next moment.
  ///
  /// - Returns: What broke which law.
  mutating func watch(_ moment: Moment) -> [(Law, String)] {
    var found: [(Law, String)] = []
    keep(conservation.law, conservation.watch(moment), in: &found)
    keep(ending.law, ending.watch(moment), in: &found)
    keep(proposals.law, proposals.watch(moment), in: &found)
    keep(hovering.law, hovering.watch(moment), in: &found)
    keep(hitTesting.law, hitTesting.watch(moment), in: &found)
    keep(idleness.law, idleness.watch(moment), in: &found)
    keep(cost.law, cost.watch(moment), in: &found)
    keep(soundness.law, soundness.watch(moment), in: &found)
    keep(placing.law, placing.watch(moment), in: &found)
    return found
  }

  /// Looks at the end, when all pointers are up and nothing moves.
  mutating func conclude(_ sight: Sight) -> [(Law, String)] {
    var found: [(Law, String)] = []
    keep(ending.law, ending.conclude(sight), in: &found)
    keep(idleness.law, idleness.conclude(sight), in: &found)
    return found
  }

  private func keep(_ law: Law, _ words: String?, in found: inout [(Law, String)]) {
    if let words { found.append((law, words)) }
  }
}
