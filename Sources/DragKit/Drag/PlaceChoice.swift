/// The choice among the places that a gap before one row can stand for: several groups can end there.
///
/// The dragged item's position aside chooses the level, by its own level and `CollectionLayout.indentation`.
struct PlaceChoice {
  var session: DragSession
  /// The number of groups that enclosed the item when it was lifted.
  let level: Int
  /// The place that was chosen last, if it is in the view.
  let last: InsertionPlace?
  let shown: CollectionLayoutSnapshot
}

extension PlaceChoice {
  /// Returns the one of `places` at which a drop inserts; `nil` if `places` is empty.
  ///
  /// `places` begin with the one that the most groups enclose. The position of the dragged item chooses among them. The
  /// place that it has chosen last remains the choice within ``Tuning/insertionHysteresis``, as in ``InsertionChoice``.
  func place(
    of places: [LeveledPlace], atGap gapIndex: Int, _ tuning: Tuning
  ) -> InsertionPlace? {
    let place = nearestPlace(of: places, atGap: gapIndex)
    guard let last, last != place, session.pointer != .keyboard,
      places.contains(where: { $0.place == last })
    else { return place }
    let reach =
      shown.area.transposed(Size(width: shown.area.indentation ?? 0, height: gapHeight))
      * tuning.insertionMargin
    let isInReach = [(-1, 0), (1, 0), (0, -1), (0, 1)].contains { x, y in
      let aside = Vector(dx: reach.width * x, dy: reach.height * y)
      return moved(by: aside).nearestPlace(of: places, atGap: gapIndex) == last
    }
    return isInReach ? last : place
  }

  private func nearestPlace(of places: [LeveledPlace], atGap gapIndex: Int) -> InsertionPlace? {
    guard let deepest = places.first, level < deepest.level, session.pointer != .keyboard,
      indentations == 0
    else { return choose(among: places) }
    if let lifted = shown.arrangement.lifted,
      let own = places.first(where: { $0.place.isBeside(lifted) })
    {
      return own.place
    }
    let middle = shown.inLayout(session.itemFrame).center.y
    // The row above ends in the middle of the spacing.
    let spacing = shown.area.layout.spacing
    let above = shown.withoutGap.layoutFrame(ofRow: gapIndex - 1)
    let edge = above.map { $0.maxY + spacing / 2 } ?? 0
    return (middle < edge + gapHeight / 2 ? deepest : places.last ?? deepest).place
  }

  /// Returns the place whose level is the wanted one, or the nearest below it.
  func choose(among places: [LeveledPlace]) -> InsertionPlace? {
    guard places.count > 1, shown.area.indentation != nil, session.container == shown.id else {
      return places.first?.place
    }
    let wanted = level + indentations
    // The deepest comes first.
    return (places.first { $0.level <= wanted } ?? places.last)?.place
  }

  /// The height of the gap for the dragged item, in layout coordinates.
  private var gapHeight: Length { shown.area.transposed(shown.area.size(of: session.item)).height }

  /// The number of levels by which the dragged item is aside of where it was lifted.
  private var indentations: Int {
    guard let indentation = shown.area.indentation, session.container == shown.id else {
      return 0
    }
    let left = session.itemFrame.minX - shown.bounds.minX - shown.withoutGap.leadingMargin
    let aside = shown.area.isRightToLeft ? -left : left
    let step = max(indentation.subpixels, 1)
    return (aside.subpixels * 2 + step).flooredDivision(by: step * 2)
  }

  /// Returns the choice for the items at another location.
  func moved(by translation: Vector) -> PlaceChoice {
    var moved = self
    moved.session.location = session.location + translation
    return moved
  }
}

extension Int {
  fileprivate func flooredDivision(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}
