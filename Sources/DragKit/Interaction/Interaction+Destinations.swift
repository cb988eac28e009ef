internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Returns the destination of the drag over an item.
  ///
  /// `corner` is where the gap was seen before the places of dragged items have closed or opened, in the layout of the
  /// collection view.
  mutating func destination(
    over item: ItemID, gapSeenAt corner: Point? = nil, _ content: some InteractiveContent
  ) -> DropDestination? {
    var fault: InsertionPlace?
    let destination = destination(over: item, gapSeenAt: corner, content, &fault)
    if let fault { report(fault: fault, content) }
    return destination
  }

  /// Returns the destination; `fault` becomes the first place from a handler that is none, if any.
  private func destination(
    over item: ItemID, gapSeenAt corner: Point?, _ content: some InteractiveContent,
    _ fault: inout InsertionPlace?
  ) -> DropDestination? {
    guard let collection = layout.collection(withView: item), let drag else { return nil }
    if let aim = drag.aim, aim.view == collection.area.view, content.model.has(aim.place),
      let row = collection.row(ofGap: aim.place)
    {
      let aimed = retargeted(aim.place, in: collection, drag, content, &fault)
      let above =
        aim.isMeantForItemAbove
        ? collection.item(inRow: row - 1, of: collection.base, content.model) : nil
      return DropDestination(place: aimed, item: above, band: above == nil ? nil : .into)
    }
    let chosen = drag.row(in: collection, gapSeenAt: corner, layout.tuning)
    let row = clampedToPointer(chosen, in: collection, drag, content)
    let places = places(beforeRow: row, in: collection, drag, content.model)
    guard
      let nearest = drag.place(of: places, beforeRow: row, in: collection, layout.tuning)
        ?? collection.arrangement.ownPlace
    else { return nil }
    var destination = DropDestination(
      place: retargeted(nearest, in: collection, drag, content, &fault))
    if destination.place != nearest { destination.replacedPlace = nearest }
    let location = drag.session.location
    guard !drag.isByKeyboard,
      let pointed = pointedItem(at: location, in: collection, content.model)
    else { return destination }
    destination.item = pointed
    destination.band = collection.natural.row(at: collection.inContent(location)).flatMap {
      collection.band(
        at: location, ofRow: $0, isHeld: drag.session.intoItem == pointed, layout.tuning)
    }
    return destination
  }

  /// Returns the item that would be under a point if the gap of a collection view closed; `nil` if there is none.
  private func pointedItem(
    at point: Point, in collection: CollectionLayoutSnapshot, _ model: Model
  ) -> ItemID? {
    let view = collection.area.view
    let front = layout.item(at: point) { $0 != view }
    let isRow = front.flatMap { layout.places[$0] }.map {
      $0.container == collection.id && !$0.isHeld
    }
    guard isRow ?? collection.area.bounds.contains(point) else { return front }
    return collection.natural.row(at: collection.inContent(point)).flatMap { row in
      collection.item(inRow: row, of: collection.natural, model)
    }
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
      .fault, content,
      [
        "call": "targetPlaceForMoveOfItem", "container": .string(place.container.name),
        "gap": .integer(place.gap.index),
        "count": .integer(content.model.count(of: place.container) ?? 0),
        "reason": "there is no such gap in sight: the place under the pointer counts",
      ])
  }
}

// Where the gap is beside an item that would accept the drop (R16).
extension Interaction {
  /// Returns the row before which the gap opens if the dragged item's frame chooses the place before `row`.
  ///
  /// Between `row` and the pointer, no row is skipped into which the items can be dropped: the gap is on the
  /// pointer's side of it. So the pointer passes a gap before such a row, none in its middle, and one behind it,
  /// wherever the dragged item was grabbed.
  private func clampedToPointer(
    _ row: Int, in collection: CollectionLayoutSnapshot, _ drag: DragState,
    _ content: some InteractiveContent
  ) -> Int {
    guard !drag.isByKeyboard else { return row }
    func isPointer(_ band: DropBand, _ row: Int) -> Bool {
      let row = collection.natural.rows.row(ofBaseRow: row)
      return collection.band(at: drag.session.location, ofRow: row, layout.tuning) == band
    }
    func accepts(_ row: Int) -> Bool {
      guard let item = collection.item(inRow: row, of: collection.base, content.model),
        let handler = handler(of: collection.area.view, content)
      else { return false }
      let approach = approach(to: collection.area.view, nil, drag.session)
      return canInsert(approach, into: item, by: handler, content)
    }
    var (clamped, next) = (row, row)
    while isPointer(.before, next - 1) {
      next -= 1
      if accepts(next) { clamped = next }
    }
    while isPointer(.after, next) {
      next += 1
      if accepts(next - 1) { clamped = next }
    }
    return clamped
  }
}

extension CollectionLayoutSnapshot {
  /// Returns the part of a row of ``natural`` that a point is over, or that is nearest to it; `nil` if there is no such
  /// row, or for a tile in another line.
  fileprivate func band(
    at point: Point, ofRow row: Int, isHeld: Bool = false, _ tuning: Tuning
  ) -> DropBand? {
    let (point, isRow) = (inLayout(point), area.isSingleColumn)
    guard let frame = natural.layoutFrame(ofRow: row),
      isRow || (frame.minY..<frame.maxY).contains(point.y)
    else { return nil }
    return DropBand(at: point, in: frame, isRow: isRow, isHeld: isHeld, tuning)
  }

  fileprivate func item(
    inRow row: Int, of geometry: CollectionGeometry, _ model: Model
  ) -> ItemID? {
    switch geometry.rows[row] {
    case .header(let item): item
    case .item(let position, _): model.item(at: position)
    case .gap: arrangement.lifted.flatMap(model.item(at:))
    case nil: nil
    }
  }
}

extension Model {
  func has(_ place: InsertionPlace) -> Bool {
    count(of: place.container).map { (0...$0).contains(place.gap.index) } ?? false
  }
}
