internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  mutating func destination(
    over item: ItemID, _ content: some InteractiveContent
  ) -> DropDestination? {
    var fault: InsertionPlace?
    let destination = destination(over: item, content, &fault)
    if let fault { report(fault: fault, content) }
    return destination
  }

  /// Returns the destination; `fault` becomes the first place from a handler that is none, if any.
  private func destination(
    over item: ItemID, _ content: some InteractiveContent, _ fault: inout InsertionPlace?
  ) -> DropDestination? {
    guard let collection = layout.collection(withView: item), let drag else { return nil }
    if let aim = drag.aim, aim.view == collection.area.view, content.model.has(aim.place),
      let row = collection.row(ofGap: aim.place)
    {
      let aimed = retargeted(aim.place, in: collection, drag, content, &fault)
      let above = aim.isMeantForItemAbove ? collection.item(inBaseRow: row - 1, content.model) : nil
      return DropDestination(place: aimed, item: above, band: above == nil ? nil : .into)
    }
    let row = stop(at: drag.row(in: collection, layout.tuning), in: collection, drag, content)
    let places = places(beforeRow: row, in: collection, drag, content.model)
    guard
      let nearest = drag.place(of: places, beforeRow: row, in: collection, layout.tuning)
        ?? collection.ownPlace(of: drag)
    else { return nil }
    var destination = DropDestination(
      place: retargeted(nearest, in: collection, drag, content, &fault))
    if destination.place != nearest { destination.replacedPlace = nearest }
    let location = drag.session.location
    guard !drag.isByKeyboard,
      let pointed = layout.item(at: location, where: { $0 != collection.area.view })
    else { return destination }
    destination.item = pointed
    destination.band = rowFrame(of: pointed, at: location, in: collection).map {
      DropBand(
        at: collection.inLayout(location), in: $0, isRow: collection.area.isSingleColumn,
        layout.tuning)
    }
    return destination
  }

  /// Returns the frame, in layout coordinates, of the row at a point where `item` is the frontmost one.
  private func rowFrame(
    of item: ItemID, at point: Point, in collection: CollectionLayoutSnapshot
  ) -> Rect? {
    if let place = layout.places[item], place.container == collection.id, !place.isHeld,
      place.frame.contains(point)
    {
      return collection.inLayout(place.frame)
    }
    let row = collection.geometry.row(at: collection.inContent(point))
    return row.flatMap { collection.geometry.layoutFrame(ofRow: $0) }
  }

  private func retargeted(
    _ proposed: InsertionPlace, in collection: CollectionLayoutSnapshot, _ drag: DragState,
    _ content: some InteractiveContent, _ fault: inout InsertionPlace?
  ) -> InsertionPlace {
    let set = content.handlerSet(ofCollection: collection.id)
    guard let item = drag.item, let retarget = set?.targetPlaceForMoveOfItem else {
      return proposed
    }
    let place = retarget(content, item, proposed)
    if collection.area.shows(place.container), content.model.has(place),
      !isInDragged(place.container, drag, content.model)
    {
      return place
    }
    fault = fault ?? place
    return proposed
  }

  /// Reports a place that is none, once in a drag.
  private mutating func report(fault place: InsertionPlace, _ content: some InteractiveContent) {
    guard drag?.noteFault() == true else { return }
    report(
      "fault", content,
      [
        "call": "targetPlaceForMoveOfItem", "container": .string(place.container.name),
        "gap": .integer(place.gap.index),
        "count": .integer(content.model.count(of: place.container) ?? 0),
        "reason": "there is no such gap in sight: the place under the pointer counts",
      ])
  }
}

// The rows that a gap may pass: one that could accept the drop must not move off a pointer (R16).
extension Interaction {
  /// Returns the row before which a gap on its way to the place before `row` stops.
  ///
  /// A row into which the items can be dropped holds the gap back. The gap passes that row when the
  /// pointer reaches the row's end farther from the gap. That end is the share ``Tuning/dropBandEdge``
  /// of the row. A tile does so along both axes, while the pointer is over it.
  private func stop(
    at row: Int, in collection: CollectionLayoutSnapshot, _ drag: DragState,
    _ content: some InteractiveContent
  ) -> Int {
    guard !drag.isByKeyboard, let gap = collection.geometry.rows.gapRow, gap != row else {
      return row
    }
    let location = drag.session.location
    let edge = layout.tuning.dropBandEdge
    func accepts(_ row: Int) -> Bool {
      guard let item = collection.item(inBaseRow: row, content.model), item != drag.item,
        let handler = handler(of: collection.area.view, content)
      else { return false }
      let approach = approach(to: collection.area.view, nil, drag.session)
      return canInsert(approach, into: item, by: handler, content)
    }
    guard collection.area.isSingleColumn else {
      let tile = collection.tile(at: location, beside: gap, edge)
      return tile.map(accepts) == true ? gap : row
    }
    let y = collection.inLayout(location).y
    return collection.stop(at: row, from: gap, at: y, edge, where: accepts)
  }
}

extension CollectionLayoutSnapshot {
  /// Returns the base row of the tile at a point; `nil` if there is none, or the point has passed it.
  ///
  /// In the line of the gap, a point passes a tile at the edge that is farther from the gap, and in another line
  /// also at the edges between the tiles.
  fileprivate func tile(at point: Point, beside gap: Int, _ edge: Fraction) -> Int? {
    guard let row = geometry.row(at: inContent(point)), row != gap,
      let frame = geometry.layoutFrame(ofRow: row), let open = geometry.layoutFrame(ofRow: gap)
    else { return nil }
    let (point, margin) = (inLayout(point), frame.size * edge)
    let isAtLeft = point.x < frame.minX + margin.width
    let isAtRight = point.x > frame.maxX - margin.width
    let isInLineOfGap = (frame.minY..<frame.maxY).contains(open.center.y)
    let isPassed =
      if isInLineOfGap {
        open.center.x < frame.center.x ? isAtRight : isAtLeft
      } else {
        isAtLeft || isAtRight
          || (open.center.y < frame.center.y
            ? point.y > frame.maxY - margin.height : point.y < frame.minY + margin.height)
      }
    return isPassed ? nil : row > gap ? row - 1 : row
  }

  fileprivate func stop(
    at row: Int, from gap: Int, at y: Length, _ edge: Fraction, where accepts: (Int) -> Bool
  ) -> Int {
    let isBelow = row > gap
    var (stop, next) = (row, isBelow ? row - 1 : row)
    // The rows below the gap are one farther down than without it.
    while isBelow ? next >= gap : next < gap,
      let frame = geometry.layoutFrame(ofRow: isBelow ? next + 1 : next),
      isBelow ? y < frame.maxY - frame.height * edge : y > frame.minY + frame.height * edge
    {
      if accepts(next) { stop = isBelow ? next : next + 1 }
      next += isBelow ? -1 : 1
    }
    return stop
  }

  fileprivate func item(inBaseRow row: Int, _ model: Model) -> ItemID? {
    guard case .item(let position, _) = base.rows[row] else { return nil }
    return model.item(at: position)
  }
}

extension Model {
  func has(_ place: InsertionPlace) -> Bool {
    count(of: place.container).map { (0...$0).contains(place.gap.index) } ?? false
  }
}
