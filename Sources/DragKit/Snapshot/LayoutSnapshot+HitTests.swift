extension LayoutSnapshot {
  /// Returns the frontmost item at a point that meets a condition.
  ///
  /// Held items (`Stage.held`) are in front of the layer of scenes, behind controls and menus.
  func item(at point: Point, where isIncluded: (ItemID) -> Bool) -> ItemID? {
    if let front = item(at: point, in: [.controls, .menus], where: isIncluded) { return front }
    if let held = stage.held.last(where: { $0.frame.contains(point) && isIncluded($0.item) }) {
      return held.item
    }
    return item(at: point, in: [.scene], where: isIncluded)
  }

  /// Returns the frontmost item of some layers at a point that meets a condition, but no held item.
  func item(at point: Point, in layers: [Stage.Layer], where isIncluded: (ItemID) -> Bool)
    -> ItemID?
  {
    // By index because a copy of an area is large.
    for index in areas.indices.reversed() where layers.contains(areas[index].layer) {
      let collection = areas[index].collection?.area
      if let collection, !collection.bounds.contains(point) { continue }
      let hit = areas[index].items.last {
        $0.frame.contains(point) && frames[$0.item]?.isHeld != true && isIncluded($0.item)
      }
      if let hit { return hit.item }
      if let collection, isIncluded(collection.view) { return collection.view }
    }
    return nil
  }

  /// Returns the item in reach of a point whose centre is nearest to it; `nil` if none is in reach.
  ///
  /// An item is in reach if it meets the condition, and its frame contains the point. A frame
  /// smaller than ``Tuning/touchTarget`` is enlarged to that size first. A point outside a
  /// collection view reaches no items of that view.
  func itemInReach(of point: Point, where isIncluded: (ItemID) -> Bool) -> ItemID? {
    var nearest: (item: ItemID, distance: Int)?
    for (area, placed) in areas.lazy.reversed().flatMap({ area in
      area.items.reversed().map { (area, $0) }
    }) {
      if let collection = area.collection?.area, !collection.bounds.contains(point) { continue }
      // For a held item, this is where its touch holds it, not its place in the area.
      let frame = frame(of: placed.item) ?? placed.frame
      guard frame.grown(to: tuning.touchTarget).contains(point), isIncluded(placed.item) else {
        continue
      }
      let distance = frame.center.squaredDistance(to: point)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (placed.item, distance) }
    }
    return nearest?.item
  }

  var possibleTargets: Set<ItemID> {
    areas.reduce(into: []) { targets, area in
      if let collection = area.collection?.area {
        targets.insert(collection.view)
      } else {
        targets.formUnion(area.items.lazy.map(\.item))
      }
    }
  }
}

extension Rect {
  func grown(to side: Length) -> Rect {
    Rect(center: center, size: Size(width: max(width, side), height: max(height, side)))
  }
}
