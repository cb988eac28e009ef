internal import DragCoding
internal import DragFrameIO

/// The difference of two lists of marks, as areas to repaint.
///
/// Equal marks of the two lists are matched in order. A pixel that no *unmatched* mark touches
/// has the same marks over it before and after. So its colour is the same.
///
/// Any such matching is correct. The more marks are matched, the fewer pixels are repainted.
///
/// Where both lists have an opaque mark of the same colour, it hides the changes below it, even if it has moved:
/// what it covers both before and after is a *cover*.
struct MarkDifference {
  /// An area at the depth of a mark: its index in the new list.
  private struct Layer {
    let area: DeviceRect
    let depth: Int
  }

  private var changes: [Layer] = []
  private var covers: [Layer] = []

  /// The least number of pixels of a cover; a smaller one would cost more than it saves.
  private static let smallestCover = 1024

  /// Adds a mark that both lists have.
  mutating func addEqual(_ mark: PlacedMark?, at depth: Int) {
    if let mark { addCover(mark.opaqueArea, at: depth) }
  }

  /// Adds a mark that has replaced another one.
  mutating func addChange(from old: PlacedMark?, to new: PlacedMark?, at depth: Int) {
    guard let old, let new, old.mark.paint == new.mark.paint else {
      return addChange(of: [old, new], at: depth)
    }
    if old.mark.frame != new.mark.frame || old.visible != new.visible
      || !old.hasSameSprite(as: new)
    {
      addMove(from: old.visible, to: new.visible, at: depth)
    }
    addCover(old.opaqueArea.intersection(new.opaqueArea), at: depth)
  }

  private mutating func addChange(of marks: [PlacedMark?], at depth: Int) {
    for case let mark? in marks { changes.append(Layer(area: mark.visible, depth: depth)) }
  }

  private mutating func addMove(from old: DeviceRect, to new: DeviceRect, at depth: Int) {
    let both = old.union(new)
    let areas = both.area <= old.area + new.area ? [both] : [old, new]
    for area in areas { changes.append(Layer(area: area, depth: depth)) }
  }

  private mutating func addCover(_ area: DeviceRect, at depth: Int) {
    if area.area >= Self.smallestCover { covers.append(Layer(area: area, depth: depth)) }
  }

  /// Adds the areas to repaint to `region`.
  func addDamage(to region: inout DamageRegion) {
    for change in changes { add(change.area, depth: change.depth, covers[...], to: &region) }
  }

  private func add(
    _ area: DeviceRect, depth: Int, _ covers: ArraySlice<Layer>, to region: inout DamageRegion
  ) {
    // A cover that hides little would only cut the area into more pieces.
    let next = covers.firstIndex {
      $0.depth >= depth && $0.area.intersection(area).area * 8 >= area.area
    }
    guard let next else { return region.add(area) }
    area.forEachPiece(outside: covers[next].area) { piece in
      add(piece, depth: depth, covers[(next + 1)...], to: &region)
    }
  }
}

extension MarkDifference {
  /// Returns the areas of all marks that are in only one of the lists, or in another order.
  static func unmatchedAreas(_ old: [PlacedMark?], _ new: [PlacedMark?]) -> [DeviceRect] {
    let (old, new) = (old.compactMap(\.self), new.compactMap(\.self))
    let start = zip(old, new).prefix { $0.isEqual(to: $1) }.count
    var (before, after) = (old.dropFirst(start), new.dropFirst(start))
    while let one = before.last, let two = after.last, one.isEqual(to: two) {
      before.removeLast()
      after.removeLast()
    }
    let places = candidates(before, after)
    let matches = zip(places, increasingRun(of: places)).map { $1 ? $0 : nil }
    let matched = Set(matches.compactMap(\.self))
    return before.indices.filter { !matched.contains($0) }.map { before[$0].visible }
      + zip(after, matches).filter { $1 == nil }.map { $0.0.visible }
  }

  private struct Occurrence: Hashable {
    let id: DrawID
    let count: Int
  }

  private static func candidates(
    _ old: ArraySlice<PlacedMark>, _ new: ArraySlice<PlacedMark>
  ) -> [Int?] {
    var places: [Occurrence: Int] = [:]
    var counts: [DrawID: Int] = [:]
    for index in old.indices {
      places[next(old[index].mark.id, in: &counts)] = index
    }
    counts.removeAll(keepingCapacity: true)
    return new.map { placed in
      places[next(placed.mark.id, in: &counts)].flatMap {
        old[$0].isEqual(to: placed) ? $0 : nil
      }
    }
  }

  private static func next(_ id: DrawID, in counts: inout [DrawID: Int]) -> Occurrence {
    let count = counts[id, default: 0]
    counts[id] = count + 1
    return Occurrence(id: id, count: count)
  }
}

extension PlacedMark {
  /// Returns whether both have the same pixels in the same place.
  fileprivate func isEqual(to other: PlacedMark) -> Bool {
    mark == other.mark && (!isProvisional || hasSameSprite(as: other))
  }
}
