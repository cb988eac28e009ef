extension DragState {
  /// The part of the drag on which the layout depends.
  var arrangement: DragArrangement {
    DragArrangement(
      item: session.item, keepsSource: session.operation?.keepsSource == true,
      target: session.target?.item, gap: session.target?.gap,
      gathered: session.target?.isGathered == true ? session.localObjects : [])
  }
}

extension InsertionPlace {
  /// Whether an item at a position that is moved here stays where it is.
  func isBeside(_ position: Position) -> Bool {
    container == position.container
      && (gap == .before(position.offset) || gap == .after(position.offset))
  }
}

/// The time for which a gap stays where it has moved, and what the hand chooses in between (R4).
struct GapRest: Hashable, Sendable {
  /// The time until which no motion of the pointer opens the gap or moves it.
  var end = Microseconds.zero
  /// The place that the hand chose last while the gap rests; `nil` if none since the gap moved.
  var handPlace: InsertionPlace?
  /// The pointer's location at the last proposal.
  private var proposedAt = Point.zero

  /// Records the place of a proposal; the hand has chosen it if it moved since the last proposal.
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
