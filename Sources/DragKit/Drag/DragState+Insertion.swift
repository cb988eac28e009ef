internal import DragGeometry
internal import DragLayout
internal import DragModel

extension DragState {
  /// Returns the row of ``CollectionLayoutSnapshot/withoutGap`` before which the dragged item's frame opens
  /// the gap; `corner` is where the gap was seen, if that was in another layout.
  func row(
    in shown: CollectionLayoutSnapshot, gapSeenAt corner: Point?, _ tuning: Tuning
  ) -> Int {
    let last = lastPlace(in: shown)
    // The row of the open gap is known.
    let row = last == shown.arrangement.gap?.place ? nil : last.flatMap { shown.row(ofGap: $0) }
    let held = corner.map { shown.gapIndex(nearestTo: $0, for: item) } ?? row
    return InsertionChoice(
      shown.withoutGap, dragged: shown.inContent(session.itemFrame),
      gapSize: shown.area.size(of: item), opened: shown.geometry, held: held, tuning
    ).gapIndex
  }

  /// Returns the choice among the places of one row in a collection view.
  func placeChoice(in shown: CollectionLayoutSnapshot) -> PlaceChoice {
    PlaceChoice(session: session, level: level, last: lastPlace(in: shown), shown: shown)
  }

  /// The place in a collection view that the dragged item's frame chose last, if any.
  private func lastPlace(in shown: CollectionLayoutSnapshot) -> InsertionPlace? {
    target?.item == shown.area.view ? target?.destination?.nearestPlace : nil
  }

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
