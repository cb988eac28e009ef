/// The choice of the gap that opens for the dragged item in a collection view, and of its place.
///
/// A gap has several places if several groups end above it. The dragged item's horizontal position,
/// its own level and `CollectionLayout.indentation` choose among their levels.
struct PlaceChoice {
  // Stored separately because a copy of the session is large.
  private let item: ItemID?
  private let itemFrame: Rect
  /// Whether the item was lifted from this view.
  private let isFromHere: Bool
  private let isByKeyboard: Bool
  /// The number of groups that enclosed the item when it was lifted.
  private let level: Int
  /// The place that was chosen last, if it is in the view.
  private let last: InsertionPlace?
  private let collection: CollectionLayoutSnapshot

  init(_ drag: DragState, in collection: CollectionLayoutSnapshot) {
    (item, itemFrame, level, self.collection) = (
      drag.item, drag.session.itemFrame, drag.level, collection
    )
    (isFromHere, isByKeyboard) = (drag.session.container == collection.id, drag.isByKeyboard)
    last = drag.chosenPlace(in: collection.view)
  }

  /// Returns the index of the gap that the dragged item's frame opens.
  ///
  /// It is a gap of ``CollectionLayoutSnapshot/withoutGap``. `corner` is the corner of the gap in
  /// an earlier layout, which replaces the last choice; `nil` if the layout is the same.
  func gapIndex(seenAt corner: Point?, _ tuning: Tuning) -> Int {
    let last =
      corner.map { collection.gapIndex(nearestTo: $0, for: item) }
      ?? last.flatMap(collection.gapIndex(of:))
    return InsertionChoice(
      collection.withoutGap, dragged: collection.inContent(itemFrame),
      gapSize: collection.area.size(of: item), opened: collection.geometry, last: last, tuning
    ).gapIndex
  }

  /// Returns the one of `places` at which a drop inserts; `nil` if `places` is empty.
  ///
  /// `places` begin with the most nested one. The dragged item's position chooses among them; the
  /// last choice remains within ``Tuning/insertionHysteresis``, as in ``InsertionChoice``.
  func place(
    of places: [LeveledPlace], atGap gapIndex: Int, _ tuning: Tuning
  ) -> InsertionPlace? {
    let place = placeIgnoringLast(of: places, atGap: gapIndex)
    guard let last, last != place, !isByKeyboard,
      places.contains(where: { $0.place == last })
    else { return place }
    let reach =
      collection.area.transposed(Size(width: collection.area.indentation ?? 0, height: gapHeight))
      * tuning.insertionMargin
    let isInReach = [(-1, 0), (1, 0), (0, -1), (0, 1)].contains { x, y in
      let aside = Vector(dx: reach.width * x, dy: reach.height * y)
      return placeIgnoringLast(of: places, atGap: gapIndex, movedBy: aside) == last
    }
    return isInReach ? last : place
  }

  /// Returns the place that the item's position chooses, without hysteresis.
  ///
  /// If it was less nested than the deepest place and is not moved aside, its own place is chosen;
  /// without one, its vertical position chooses the deepest place or the outermost one.
  private func placeIgnoringLast(
    of places: [LeveledPlace], atGap gapIndex: Int, movedBy aside: Vector = .zero
  ) -> InsertionPlace? {
    guard let deepest = places.first, level < deepest.level, !isByKeyboard,
      indentations(movedBy: aside) ?? 0 == 0
    else { return placeAtLevel(among: places, movedBy: aside) }
    if let lifted = collection.arrangement.lifted,
      let own = places.first(where: { $0.place.isBeside(lifted) })
    {
      return own.place
    }
    let middle = collection.inLayout(itemFrame.moved(by: aside)).center.y
    // The row above counts up to the middle of the spacing.
    let spacing = collection.area.layout.spacing
    let above = collection.withoutGap.layoutFrame(ofRow: gapIndex - 1)
    let edge = above.map { $0.maxY + spacing / 2 } ?? 0
    return (middle < edge + gapHeight / 2 ? deepest : places.last ?? deepest).place
  }

  /// Returns the place at the level of the item moved by `aside`, or else the next outer place.
  func placeAtLevel(among places: [LeveledPlace], movedBy aside: Vector = .zero) -> InsertionPlace?
  {
    guard places.count > 1, let indentations = indentations(movedBy: aside) else {
      return places.first?.place
    }
    let wanted = level + indentations
    // The deepest comes first.
    return (places.first { $0.level <= wanted } ?? places.last)?.place
  }

  /// The height of the gap for the dragged item, in layout coordinates.
  private var gapHeight: Length {
    collection.area.transposed(collection.area.size(of: item)).height
  }

  /// Returns by how many steps the item is indented; `nil` without steps, or from another view.
  private func indentations(movedBy aside: Vector) -> Int? {
    guard let indentation = collection.area.indentation, isFromHere else {
      return nil
    }
    let left =
      itemFrame.minX + aside.dx - collection.bounds.minX - collection.withoutGap.leadingMargin
    let distance = collection.area.isRightToLeft ? -left : left
    let step = max(indentation.subpixels, 1)
    return (distance.subpixels * 2 + step).flooredDivision(by: step * 2)
  }
}

extension Int {
  fileprivate func flooredDivision(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}
