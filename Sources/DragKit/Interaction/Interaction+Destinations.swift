internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// Where a drop over a collection view would go.
extension Interaction {
  /// The destination of a drop over the collection view that an item represents; `nil` if it is none.
  ///
  /// The gap that is open holds a little (R4).
  mutating func destination(
    over item: ItemID, _ content: some InteractiveContent
  ) -> DropDestination? {
    guard let drag, let shown = layout.collection(withView: item) else { return nil }
    if let aim = drag.aim, let row = row(of: aim, in: shown, content.model) {
      let place = retargeted(aim.place, in: shown, drag, content)
      return keyboardDestination(at: place, behind: row - 1, in: shown, aim, content)
    }
    let row = drag.choice(in: shown, layout.tuning).row
    guard let nearest = place(beforeRow: row, in: shown, drag, content) else { return nil }
    let place = lastPlace(insteadOf: nearest, in: shown, drag, content) ?? nearest
    if drag.isByKeyboard { return DropDestination(place: place) }
    let location = drag.session.location
    let under = shown.geometry.row(at: shown.inContent(location))
    let frame = under.flatMap { shown.geometry.layoutFrame(ofRow: $0) }
    let pointed = layout.item(at: location) { $0 != shown.area.view }
    return DropDestination(
      place: place, item: pointed,
      band: pointed == nil
        ? nil : frame.map { DropBand(at: shown.inLayout(location).y, in: $0, layout.tuning) })
  }

  /// The place that the gap before a row stands for, after the handlers of the collection view.
  private mutating func place(
    beforeRow row: Int, in shown: CollectionLayoutSnapshot, _ drag: DragState,
    _ content: some InteractiveContent
  ) -> InsertionPlace? {
    let row = stop(at: row, in: shown, drag, content)
    let places = shown.base.rows.places(beforeRow: row, in: shown.area.sections)
    return drag.place(of: places, beforeRow: row, in: shown)
      .map { retargeted($0, in: shown, drag, content) }
  }

  /// The place of the last motion, if a hand that trembles would still be there.
  ///
  /// An ``InsertionChoice`` holds rows. How deep in groups a place is, and where handlers retarget an item, have
  /// boundaries of their own.
  private mutating func lastPlace<Content: InteractiveContent>(
    insteadOf place: InsertionPlace, in shown: CollectionLayoutSnapshot, _ drag: DragState,
    _ content: Content
  ) -> InsertionPlace? {
    let hasOtherBoundaries =
      !shown.geometry.openGroups.isEmpty
      || Content.handlers.collection(shown.id)?.handlers.targetPlaceForMoveOfItem != nil
    guard hasOtherBoundaries, !drag.isByKeyboard, let target = drag.target,
      target.item == shown.area.view, let last = target.destination?.place, last != place
    else { return nil }
    let tremor = layout.tuning.gapHysteresis
    for offset in [(-tremor, 0), (tremor, 0), (0, -tremor), (0, tremor)] as [(Length, Length)] {
      var nudged = drag
      nudged.move(to: drag.session.location + Vector(dx: offset.0, dy: offset.1))
      let row = nudged.choice(in: shown, layout.tuning).nearestRow
      if self.place(beforeRow: row, in: shown, nudged, content) == last { return last }
    }
    return nil
  }

  /// Applies the retargeting of the collection view's handlers to a proposed place; an invalid place is ignored
  /// and reported (L25).
  private mutating func retargeted<Content: InteractiveContent>(
    _ proposed: InsertionPlace, in shown: CollectionLayoutSnapshot, _ drag: DragState,
    _ content: Content
  ) -> InsertionPlace {
    guard let retarget = Content.handlers.collection(shown.id)?.handlers.targetPlaceForMoveOfItem
    else { return proposed }
    let place = retarget(content, drag.item, proposed)
    if shown.area.shows(place.container), content.model.has(place) { return place }
    reportFault("targetPlaceForMoveOfItem", place, content)
    return proposed
  }

  /// Reports, once in a drag, that a handler returned an invalid place.
  private mutating func reportFault(
    _ name: String, _ place: InsertionPlace, _ content: some InteractiveContent
  ) {
    guard drag?.noteFault() == true else { return }
    report(
      "fault",
      [
        "call": .string(name), "container": .string(place.container.name),
        "gap": .integer(place.gap.index),
        "count": .integer(content.model[place.container]?.count ?? 0),
        "reason": .string("there is no such gap in sight: the place under the pointer counts"),
      ])
  }
}

// By keyboard.
extension Interaction {
  /// The row before which the gap is at which the keyboard aims; `nil` if it is in another view, or gone.
  private func row(of aim: KeyboardAim, in shown: CollectionLayoutSnapshot, _ model: Model) -> Int?
  {
    guard aim.view == shown.area.view, model.has(aim.place) else { return nil }
    return shown.row(ofGap: aim.place)
  }

  /// The destination of what the keyboard carries: the gap, or the item above it.
  private func keyboardDestination(
    at place: InsertionPlace, behind row: Int, in shown: CollectionLayoutSnapshot,
    _ aim: KeyboardAim,
    _ content: some InteractiveContent
  ) -> DropDestination {
    guard aim.isMeantForItemAbove, case .item(let position, _) = shown.base.rows[row] else {
      return DropDestination(place: place)
    }
    let above = content.model.item(at: position)
    return DropDestination(place: place, item: above, band: above == nil ? nil : .into)
  }
}

// Which rows a gap may pass: one that could accept the drop is left to the pointer (R16).
extension Interaction {
  /// The row before which the gap stops on its way to another: it does not pass a row that could accept the
  /// drop before the pointer has reached the far quarter of that row.
  ///
  /// The keyboard points at no row. Only rows that the pointer has not passed are looked at: two or three,
  /// however far the way is.
  private func stop<Content: InteractiveContent>(
    at row: Int, in shown: CollectionLayoutSnapshot, _ drag: DragState, _ content: Content
  ) -> Int {
    guard !drag.isByKeyboard, shown.area.layout.isSingleColumn,
      let gap = shown.geometry.rows.gapRow,
      let handler = handler(of: shown.area.view, content)
    else { return row }
    let approach = approach(to: shown.area.view, nil, drag.session)
    let y = shown.inLayout(drag.session.location).y
    let edge = layout.tuning.dropBandEdge
    func accepts(_ row: Int) -> Bool {
      shown.item(inBaseRow: row, content.model).map { item in
        item != drag.item && handler.canInsert(approach, into: item, content)
      } ?? false
    }
    return row > gap
      ? shown.stop(below: gap, before: row, at: y, edge, where: accepts)
      : shown.stop(above: gap, behind: row, at: y, edge, where: accepts)
  }
}

extension CollectionLayoutSnapshot {
  /// Forwards, rows are visible below the gap that is open.
  fileprivate func stop(
    below gap: Int, before row: Int, at y: Length, _ edge: Fraction,
    where accepts: (Int) -> Bool
  ) -> Int {
    var (stop, next) = (row, row - 1)
    while next >= gap, let frame = geometry.layoutFrame(ofRow: next + 1),
      y < frame.maxY - frame.height * edge
    {
      if accepts(next) { stop = next }
      next -= 1
    }
    return stop
  }

  /// Backwards, rows are visible where they would be without the gap.
  fileprivate func stop(
    above gap: Int, behind row: Int, at y: Length, _ edge: Fraction,
    where accepts: (Int) -> Bool
  ) -> Int {
    var (stop, next) = (row, row)
    while next < gap, let frame = geometry.layoutFrame(ofRow: next),
      y > frame.minY + frame.height * edge
    {
      if accepts(next) { stop = next + 1 }
      next += 1
    }
    return stop
  }

  /// The item in a row, counted without the gap.
  fileprivate func item(inBaseRow row: Int, _ model: Model) -> ItemID? {
    guard case .item(let position, _) = base.rows[row] else { return nil }
    return model.item(at: position)
  }
}

extension Model {
  /// Whether a container has a gap at a place.
  func has(_ place: InsertionPlace) -> Bool {
    self[place.container].map { (0...$0.count).contains(place.gap.index) } ?? false
  }
}
