extension Screen {
  /// The collection views that auto-scrolling can scroll, front to back.
  ///
  /// These are the views under the pointer or, without any, those that the drag has been in and has
  /// left along their scroll axis. By keyboard, and over the cancel strip, there are none.
  var scrollAreas: [ScrollArea] {
    guard let location = drag?.session.location, drag?.scrolling.autoScroll != nil,
      !isOverCancelStrip
    else { return [] }
    let areas = layout.scrollAreas { $0.area.bounds.contains(location) }
    guard areas.isEmpty, let drag else { return areas }
    let known = drag.entered + [drag.session.container].compactMap(\.self)
    return layout.scrollAreas { known.contains($0.id) && $0.isPassed(by: location) }
  }

  /// Returns an item's row, in content coordinates, and the frontmost view that has one, if any.
  func scrollTarget(of item: ItemID, _ model: Model) -> (
    frame: Rect, collection: CollectionLayoutSnapshot
  )? {
    for collection in layout.collections.reversed() {
      let row = collection.row(of: item, model, lifted: drag?.item)
      if let frame = row.flatMap(collection.geometry.frame(ofRow:)) { return (frame, collection) }
    }
    return nil
  }
}

extension LayoutSnapshot {
  /// Returns the collection views that meet a condition, for auto-scrolling, front to back.
  func scrollAreas(where isIncluded: (CollectionLayoutSnapshot) -> Bool) -> [ScrollArea] {
    areas.indices.reversed().compactMap { index in
      guard let collection = areas[index].collection, isIncluded(collection) else { return nil }
      return ScrollArea(
        container: collection.id, frame: collection.bounds, range: collection.scrollRange,
        offset: collection.offset)
    }
  }
}

extension CollectionLayoutSnapshot {
  fileprivate func isPassed(by point: Point) -> Bool {
    func isWithin(_ axis: Axis) -> Bool {
      let start = area.bounds.origin[axis]
      return (start..<start + area.bounds.size[axis]).contains(point[axis])
    }
    return isWithin(axis.across) && !isWithin(axis)
  }
}
