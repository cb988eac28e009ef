extension DragState {
  /// Returns the index of the gap of ``CollectionLayoutSnapshot/withoutGap`` that the dragged item's frame opens.
  ///
  /// `corner` is where the gap was seen, if that was in another layout.
  func gapIndex(
    in shown: CollectionLayoutSnapshot, seenAt corner: Point?, _ tuning: Tuning
  ) -> Int {
    let last = lastPlace(in: shown)
    // The index of the open gap is known.
    let open = last == shown.arrangement.gap?.place ? nil : last.flatMap { shown.gapIndex(of: $0) }
    let held = corner.map { shown.gapIndex(nearestTo: $0, for: item) } ?? open
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
    target?.item == shown.view ? target?.destination?.nearestPlace : nil
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
