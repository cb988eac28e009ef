/// Two layouts, between which items move in an animation.
struct LayoutChange {
  let old: LayoutSnapshot
  let new: LayoutSnapshot
  let model: Model
  let swiped: RowStates
  /// The touch that has released an item, which glides on.
  let released: Touch?
}

extension ItemMotion {
  mutating func follow(_ change: LayoutChange, slowedBy slowness: Int) {
    let frames = change.new.frames.difference(from: change.old.frames)
    depart(frames.gone, change)
    shift(frames.moved, change, slowedBy: slowness)
    updateFolds(change)
    if !frames.new.isEmpty { addArrivals(change) }
  }

  /// Fades out removed items that were visible, except swiped rows, which have moved aside.
  private mutating func depart(_ gone: [ItemID], _ change: LayoutChange) {
    for item in gone
    where !item.isControl && change.model.position(of: item) == nil
      && !overlays.contains(where: { $0.item == item })
    {
      guard let old = change.old.frames[item], change.new.isVisible(item, at: old),
        change.swiped.swipe(of: item, in: old.container) == nil
      else { continue }
      depart(item, from: seenFrame(of: item, from: old.frame))
      removeAnimations(of: item)
    }
  }

  /// Fades in items that are new in containers that were shown before.
  private mutating func addArrivals(_ change: LayoutChange) {
    for placed in change.new.areas.lazy.flatMap(\.items)
    where change.old.frames[placed.item] == nil {
      guard let place = change.new.frames[placed.item],
        change.new.isVisible(placed.item, at: place), !isAway(placed.item),
        let container = change.model.position(of: placed.item)?.container,
        change.old.shows(container)
      else { continue }
      arrive(placed.item)
    }
  }

  /// Keeps moved items where they are visible; springs then move them to their new frames.
  private mutating func shift(
    _ moved: [ItemFrames.Difference.Moved], _ change: LayoutChange, slowedBy slowness: Int
  ) {
    for (item, old, new) in moved {
      let translation = old.frame.origin - new.frame.origin
      let growth = change.growth(from: old, to: new)
      if new.isHeld {
        // The touch has moved the item there already.
        removeAnimations(of: item)
      } else if old.isHeld, translation != .zero {
        let velocity = (change.released?.item == item ? change.released?.velocity : nil) ?? .zero
        glide(
          item, by: translation,
          at: Vector(dx: velocity.dx / slowness, dy: velocity.dy / slowness))
      } else if translation != .zero || growth != .zero, !item.isControl {
        shiftLanding(item, by: translation, growth: growth)
        // A lifted or landing item leaves a gap, which opens and closes, and does not slide.
        guard !isAway(item) else { continue }
        shift(
          item, by: translation, growth: growth, isTransfer: old.container != new.container)
      }
    }
  }
}

extension LayoutChange {
  fileprivate func growth(
    from old: LayoutSnapshot.ItemFrame, to new: LayoutSnapshot.ItemFrame
  ) -> Vector {
    guard old.frame.size != new.frame.size, hasStayed(old.container), hasStayed(new.container)
    else { return .zero }
    return old.frame.size.growth(over: new.frame.size)
  }

  private func hasStayed(_ id: ContainerID) -> Bool {
    guard let bounds = new.collection(id)?.area.bounds else { return false }
    return old.areas.contains { $0.container == id && $0.collection?.bounds == bounds }
  }
}

// MARK: - Groups of outlines

extension ItemMotion {
  private mutating func updateFolds(_ change: LayoutChange) {
    for area in change.new.areas {
      guard let new = area.collection,
        let before = change.old.areas.first(where: { $0.collection?.id == new.id }),
        let old = before.collection, old.area.sections != new.area.sections
      else { continue }
      for group in new.openGroups where !old.area.shows(group.container) {
        open(group, in: area, from: before)
      }
      for group in old.openGroups where !new.area.shows(group.container) {
        fold(group, of: before, to: change.new)
      }
    }
  }

  /// Animates the opening of a group: its new rows slide out from behind the group's row.
  private mutating func open(
    _ group: CollectionGeometry.OpenGroup, in area: LayoutSnapshot.Area,
    from old: LayoutSnapshot.Area
  ) {
    guard let item = area.item(inRow: group.row) else { return }
    var folded = Fold(
      group: item, height: group.height, openness: SpringValue(at: Fraction.zero))
    let known = Set(old.items.map(\.item))
    folded.newcomers = area.items.filter(group.holds).map(\.item).filter(known.contains)
    animate(folded, isOpening: true)
    let fold = folds.last ?? folded
    // The rows move with the row of the group.
    let own = old.items.first { $0.item == item }.map { $0.frame.origin - group.row.origin }
    for placed in area.items where group.holds(placed) && !known.contains(placed.item) {
      removeAnimations(of: placed.item)
      shift(placed.item, by: fold.translation + (own ?? .zero))
    }
  }

  /// Animates the folding of a group: the rows that the layout no longer has slide behind its row.
  private mutating func fold(
    _ group: CollectionGeometry.OpenGroup, of area: LayoutSnapshot.Area, to new: LayoutSnapshot
  ) {
    guard let item = area.item(inRow: group.row), new.frames[item] != nil else { return }
    let rows = area.items.filter { group.holds($0) && new.frames[$0.item] == nil }.map { placed in
      PlacedItem(placed.item, placed.frame.moved(by: .zero - (group.row.origin - .zero)))
    }
    let open = SpringValue(at: Fraction.one)
    animate(
      Fold(group: item, height: group.height, rows: rows, openness: open), isOpening: false)
  }
}

extension LayoutSnapshot.Area {
  fileprivate func item(inRow row: Rect) -> ItemID? {
    items.first { $0.frame == row && !$0.item.isControl }?.item
  }
}

extension CollectionGeometry.OpenGroup {
  fileprivate func holds(_ placed: PlacedItem) -> Bool {
    placed.frame.minY >= row.maxY && placed.frame.maxY <= bottom
  }
}
