extension DragState {
  /// The part of the drag on which the layout of collection views depends.
  var arrangement: DragArrangement {
    DragArrangement(
      item: session.item, keepsSource: session.operation?.keepsSource == true,
      target: session.target?.item, gap: session.target?.gap,
      gathered: session.target?.isGathered == true ? session.localObjects : [])
  }
}

extension InsertionPlace {
  /// Whether the item at `position` would stay where it is if it were moved to this place.
  func isBeside(_ position: Position) -> Bool {
    container == position.container
      && (gap == .before(position.offset) || gap == .after(position.offset))
  }
}

/// The pause of a gap after it has moved, and the place that the hand chooses meanwhile (R4).
struct GapRest: Hashable, Sendable {
  /// The time until which no motion of the pointer opens the gap or moves it.
  var end = Microseconds.zero
  /// The last place to which the user moved the items since the gap moved; `nil` if there is none.
  var handPlace: InsertionPlace?
  /// The pointer's location at the last proposal.
  private var proposedAt = Point.zero

  /// Records a proposal's place, which counts as chosen by the hand only if the pointer has moved.
  mutating func record(
    _ place: InsertionPlace?, insteadOf last: InsertionPlace?, at location: Point
  ) {
    if location != proposedAt, place != last { handPlace = place }
    proposedAt = location
  }
}

extension GapRest: FieldCoded {
  static let fields = Fields(GapRest.init) { ($0.end, $0.handPlace, $0.proposedAt) }
}
