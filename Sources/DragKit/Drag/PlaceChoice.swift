/// The choice of the gap that opens for the dragged item in a collection view, and of its place.
///
/// Several groups can end before one row. The level depends on the dragged item's horizontal
/// position, its own level, and `CollectionLayout.indentation`.
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
  private let shown: CollectionLayoutSnapshot

  init(_ drag: DragState, in shown: CollectionLayoutSnapshot) {
    (item, itemFrame, level, self.shown) = (drag.item, drag.session.itemFrame, drag.level, shown)
    (isFromHere, isByKeyboard) = (drag.session.container == shown.id, drag.isByKeyboard)
    last = drag.nearestPlace(in: shown.view)
  }

  /// Returns the index of the gap that the dragged item's frame opens.
  ///
  /// It is a gap of ``CollectionLayoutSnapshot/withoutGap``. `corner` is where the gap was seen, if
  /// that was in another layout.
  func gapIndex(seenAt corner: Point?, _ tuning: Tuning) -> Int {
    let last =
      corner.map { shown.gapIndex(nearestTo: $0, for: item) }
      ?? last.flatMap(shown.gapIndex(of:))
    return InsertionChoice(
      shown.withoutGap, dragged: shown.inContent(itemFrame),
      gapSize: shown.area.size(of: item), opened: shown.geometry, last: last, tuning
    ).gapIndex
  }

  /// Returns the one of `places` at which a drop inserts; `nil` if `places` is empty.
  ///
  /// `places` begin with the most nested one. The dragged item's position chooses among them; its
  /// last choice remains within ``Tuning/insertionHysteresis``, as in ``InsertionChoice``.
  func place(
    of places: [LeveledPlace], atGap gapIndex: Int, _ tuning: Tuning
  ) -> InsertionPlace? {
    let place = nearestPlace(of: places, atGap: gapIndex)
    guard let last, last != place, !isByKeyboard,
      places.contains(where: { $0.place == last })
    else { return place }
    let reach =
      shown.area.transposed(Size(width: shown.area.indentation ?? 0, height: gapHeight))
      * tuning.insertionMargin
    let isInReach = [(-1, 0), (1, 0), (0, -1), (0, 1)].contains { x, y in
      let aside = Vector(dx: reach.width * x, dy: reach.height * y)
      return nearestPlace(of: places, atGap: gapIndex, movedBy: aside) == last
    }
    return isInReach ? last : place
  }

  private func nearestPlace(
    of places: [LeveledPlace], atGap gapIndex: Int, movedBy aside: Vector = .zero
  ) -> InsertionPlace? {
    guard let deepest = places.first, level < deepest.level, !isByKeyboard,
      indentations(movedBy: aside) ?? 0 == 0
    else { return choose(among: places, movedBy: aside) }
    if let lifted = shown.arrangement.lifted,
      let own = places.first(where: { $0.place.isBeside(lifted) })
    {
      return own.place
    }
    let middle = shown.inLayout(itemFrame.moved(by: aside)).center.y
    // The row above ends in the middle of the spacing.
    let spacing = shown.area.layout.spacing
    let above = shown.withoutGap.layoutFrame(ofRow: gapIndex - 1)
    let edge = above.map { $0.maxY + spacing / 2 } ?? 0
    return (middle < edge + gapHeight / 2 ? deepest : places.last ?? deepest).place
  }

  /// Returns the place at the wanted level, or nearest below it, for the item moved by `aside`.
  func choose(among places: [LeveledPlace], movedBy aside: Vector = .zero) -> InsertionPlace? {
    guard places.count > 1, let indentations = indentations(movedBy: aside) else {
      return places.first?.place
    }
    let wanted = level + indentations
    // The deepest comes first.
    return (places.first { $0.level <= wanted } ?? places.last)?.place
  }

  /// The height of the gap for the dragged item, in layout coordinates.
  private var gapHeight: Length { shown.area.transposed(shown.area.size(of: item)).height }

  /// Returns by how many levels the item is aside; `nil` without levels, or if lifted elsewhere.
  private func indentations(movedBy aside: Vector) -> Int? {
    guard let indentation = shown.area.indentation, isFromHere else {
      return nil
    }
    let left =
      itemFrame.minX + aside.dx - shown.bounds.minX - shown.withoutGap.leadingMargin
    let distance = shown.area.isRightToLeft ? -left : left
    let step = max(indentation.subpixels, 1)
    return (distance.subpixels * 2 + step).flooredDivision(by: step * 2)
  }
}

extension Int {
  fileprivate func flooredDivision(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}
