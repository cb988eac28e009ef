internal import DragGeometry
/// An area at the depth of a mark: the number of marks behind it.
struct MarkLayer {
  let area: DeviceRect
  let depth: Int

  /// The least number of pixels of a cover; a smaller one would cost more than it saves.
  static let smallestCover = 1024

  func moved(by marks: Int) -> MarkLayer { MarkLayer(area: area, depth: depth + marks) }
}

/// The difference of two lists of marks, as areas to repaint.
///
/// Marks of the two lists are matched in order. A pixel that only equal, matched marks touch has the same marks over
/// it before and after. So its colour is the same.
///
/// Any such matching is correct. The more marks are matched, the fewer pixels are repainted.
///
/// Where both lists have an opaque mark of the same colour, it hides the changes below it, even if it has moved:
/// what it covers both before and after is a *cover*.
struct MarkDifference {
  private var changes: [MarkLayer] = []
  private var covers: [MarkLayer] = []

  /// Adds the replacement of a mark by another; `nil` on one side for a mark that is new or gone.
  mutating func addChange(from old: PlacedMark?, to new: PlacedMark?, at depth: Int) {
    guard let old, let new, old.mark.paint == new.mark.paint else {
      for case let mark? in [old, new] { addChange(of: mark.visible, at: depth) }
      return
    }
    addMove(from: old, to: new, isSame: old.hasSameSprite(as: new), at: depth)
  }

  /// Adds a mark that may be in another place or clip than before; `isSame` is whether it is drawn in the same way.
  mutating func addMove(
    from old: PlacedMark, to new: PlacedMark, isSame: Bool = true, at depth: Int
  ) {
    if !isSame || old.mark.frame != new.mark.frame || old.visible != new.visible {
      let both = old.visible.union(new.visible)
      let areNear = both.area <= old.visible.area + new.visible.area
      if areNear {
        addChange(of: both, at: depth)
      } else {
        addChange(of: old.visible, at: depth)
        addChange(of: new.visible, at: depth)
      }
    }
    addCover(MarkLayer(area: old.opaqueArea.intersection(new.opaqueArea), depth: depth))
  }

  /// Adds an opaque area that is at the same depth in both lists.
  mutating func addCover(_ layer: MarkLayer) {
    if layer.area.area >= MarkLayer.smallestCover { covers.append(layer) }
  }

  private mutating func addChange(of area: DeviceRect, at depth: Int) {
    changes.append(MarkLayer(area: area, depth: depth))
  }

  /// Adds the areas to repaint to `region`.
  func addDamage(to region: inout DamageRegion) {
    for change in changes { add(change.area, depth: change.depth, covers[...], to: &region) }
  }

  private func add(
    _ area: DeviceRect, depth: Int, _ covers: ArraySlice<MarkLayer>, to region: inout DamageRegion
  ) {
    // A cover that hides little would only cut the area into more pieces.
    let next = covers.firstIndex {
      $0.depth >= depth && $0.area.intersection(area).area * 3 >= area.area
    }
    guard let next else { return region.add(area) }
    area.forEachPiece(outside: covers[next].area) { piece in
      add(piece, depth: depth, covers[(next + 1)...], to: &region)
    }
  }
}
