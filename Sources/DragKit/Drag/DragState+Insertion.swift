internal import DragGeometry
internal import DragModel

extension DragState {
  /// Returns the row of ``CollectionLayoutSnapshot/base`` before which the dragged item's frame opens
  /// the gap; `corner` is where the gap was seen, if that was in another layout.
  func row(
    in shown: CollectionLayoutSnapshot, gapSeenAt corner: Point?, _ tuning: Tuning
  ) -> Int {
    let last = lastPlace(in: shown)
    // The row of the open gap is known.
    let row = last == shown.arrangement.gap?.place ? nil : last.flatMap { shown.row(ofGap: $0) }
    let held = corner.map { shown.slot(nearestTo: $0, for: item) } ?? row
    return InsertionChoice(
      shown.base, dragged: shown.inContent(session.itemFrame),
      gapSize: shown.area.size(of: item), opened: shown.geometry, held: held, tuning
    ).row
  }

  /// The place in a collection view that the dragged item's frame chose last, if any.
  private func lastPlace(in shown: CollectionLayoutSnapshot) -> InsertionPlace? {
    target?.item == shown.area.view ? target?.destination?.nearestPlace : nil
  }

  /// Returns the one of `places` at which a drop inserts; `nil` if `places` is empty.
  ///
  /// The first of `places` is enclosed by the most groups. The position of the dragged item chooses
  /// among them, and keeps the place that it has chosen last, as ``InsertionChoice`` does.
  func place(
    of places: [LeveledPlace], beforeRow row: Int, in shown: CollectionLayoutSnapshot,
    _ tuning: Tuning
  ) -> InsertionPlace? {
    let place = nearestPlace(of: places, beforeRow: row, in: shown)
    guard let last = lastPlace(in: shown), last != place, !isByKeyboard,
      places.contains(where: { $0.place == last })
    else { return place }
    let height = shown.area.turned(shown.area.size(of: item)).height
    let reach =
      shown.area.turned(Size(width: shown.area.indentation ?? 0, height: height))
      * tuning.insertionMargin
    let isInReach = [(-1, 0), (1, 0), (0, -1), (0, 1)].contains { x, y in
      var moved = self
      moved.move(to: session.location + Vector(dx: reach.width * x, dy: reach.height * y))
      return moved.nearestPlace(of: places, beforeRow: row, in: shown) == last
    }
    return isInReach ? last : place
  }

  private func nearestPlace(
    of places: [LeveledPlace], beforeRow row: Int, in shown: CollectionLayoutSnapshot
  ) -> InsertionPlace? {
    guard let deepest = places.first, level < deepest.level, !isByKeyboard,
      indentations(in: shown) == 0
    else { return choose(among: places, in: shown) }
    if let lifted = shown.arrangement.lifted,
      let own = places.first(where: { $0.place.isBeside(lifted) })
    {
      return own.place
    }
    let middle = shown.inLayout(session.itemFrame).center.y
    // The row above ends in the middle of the spacing.
    let spacing = shown.area.layout.spacing
    let edge = row > 0 ? (shown.base.layoutFrame(ofRow: row - 1)?.maxY ?? 0) + spacing / 2 : 0
    let isNear = middle < edge + shown.area.turned(shown.area.size(of: item)).height / 2
    return (isNear ? deepest : places.last ?? deepest).place
  }

  func choose(among places: [LeveledPlace], in shown: CollectionLayoutSnapshot) -> InsertionPlace? {
    guard places.count > 1, shown.area.indentation != nil, session.container == shown.id else {
      return places.first?.place
    }
    let wanted = level + indentations(in: shown)
    // The deepest comes first.
    return (places.first { $0.level <= wanted } ?? places.last)?.place
  }

  private func indentations(in shown: CollectionLayoutSnapshot) -> Int {
    guard let indentation = shown.area.indentation, session.container == shown.id else {
      return 0
    }
    let left = session.itemFrame.minX - shown.area.bounds.minX - shown.base.leadingMargin
    let aside = shown.area.isRightToLeft ? -left : left
    let step = max(indentation.subpixels, 1)
    return (aside.subpixels * 2 + step).flooredDivision(by: step * 2)
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

extension Int {
  fileprivate func flooredDivision(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}
