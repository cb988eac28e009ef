// MARK: - The place in a collection view at which a drag aims

extension Screen {
  /// Returns the drag's destination over an item, before the content replaces the place.
  ///
  /// By keyboard, it is the ``KeyboardAim``. It is `nil` if the item is no collection view.
  /// `operation` is what the user requests. If places of dragged items have just closed or opened,
  /// `corner` is where the gap's upper left corner was before, in layout coordinates: the gap stays
  /// near it. Otherwise, `corner` is `nil`.
  func destination(
    over item: ItemID, gapSeenAt corner: Point?, preferring operation: DropOperation?,
    _ content: some InteractiveContent
  ) -> DropDestination? {
    guard let collection = layout.collection(withView: item), let drag else { return nil }
    if let aim = drag.aim, aim.view == collection.view, content.model.has(aim.place),
      let gapIndex = collection.gapIndex(of: aim.place)
    {
      let above =
        aim.isMeantForItemAbove
        ? collection.item(inRow: gapIndex - 1, of: collection.withoutGap, content.model) : nil
      let band: DropBand? = above == nil ? nil : .into
      return DropDestination(place: aim.place, item: above, band: band)
    }
    let choice = PlaceChoice(drag, in: collection)
    let gapIndex = clampedToPointer(
      choice.gapIndex(seenAt: corner, layout.tuning), in: collection, drag, operation, content)
    let places = places(atGap: gapIndex, in: collection, content.model)
    guard
      let place = choice.place(of: places, atGap: gapIndex, layout.tuning)
        ?? collection.arrangement.ownPlace
    else { return nil }
    var destination = DropDestination(place: place)
    let location = drag.session.location
    guard !drag.isByKeyboard,
      let pointed = pointedItem(at: location, in: collection, content.model)
    else { return destination }
    destination.item = pointed
    destination.band = collection.withOwnGap.row(at: collection.inContent(location)).flatMap {
      collection.band(
        at: location, ofRow: $0, isProposed: drag.session.intoItem == pointed, layout.tuning)
    }
    return destination
  }

  /// Returns the item at a point, if any, as if the gap were in the lifted item's own place.
  private func pointedItem(
    at point: Point, in collection: CollectionLayoutSnapshot, _ model: Model
  ) -> ItemID? {
    let view = collection.view
    let front = layout.item(at: point) { $0 != view }
    let isRow = front.flatMap { layout.frames[$0] }.map {
      $0.container == collection.id && !$0.isHeld
    }
    guard isRow ?? collection.bounds.contains(point) else { return front }
    return collection.withOwnGap.row(at: collection.inContent(point)).flatMap { row in
      collection.item(inRow: row, of: collection.withOwnGap, model)
    }
  }

  /// Returns the gap to open when the dragged item's frame chooses the gap `gapIndex` (R16).
  ///
  /// The result is on the pointer's side of each row that accepts the items. So, wherever the item
  /// was grabbed, the gap is before or behind such a row, and a drop in its middle goes into it.
  private func clampedToPointer(
    _ gapIndex: Int, in collection: CollectionLayoutSnapshot, _ drag: DragState,
    _ operation: DropOperation?, _ content: some InteractiveContent
  ) -> Int {
    guard !drag.isByKeyboard else { return gapIndex }
    func isPointer(_ band: DropBand, _ row: Int) -> Bool {
      let row = collection.withOwnGap.rows.row(ofRowWithoutGap: row)
      return collection.band(at: drag.session.location, ofRow: row, layout.tuning) == band
    }
    func accepts(_ row: Int) -> Bool {
      guard let item = collection.item(inRow: row, of: collection.withoutGap, content.model),
        let handler = dropHandler(of: collection.view, content)
      else { return false }
      let session = dropSession(
        over: collection.view, nil, drag.session, preferring: operation)
      return canInsert(session, into: item, by: handler, content)
    }
    var (clamped, next) = (gapIndex, gapIndex)
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

// MARK: - Dragged groups: nothing can be dropped in a group that is dragged itself (L28)

extension Screen {
  /// Returns the places that a gap can represent, without those in dragged groups.
  ///
  /// The lifted group's own place remains. The place behind its rows is left out: a drop there,
  /// too, leaves the group where it is, but would not look like it.
  func places(
    atGap gapIndex: Int, in collection: CollectionLayoutSnapshot, _ model: Model
  ) -> [LeveledPlace] {
    let places = collection.withoutGap.rows.places(atGap: gapIndex, in: collection.area.sections)
    let groups = collection.area.sections.flatMap(\.groups)
    guard let drag, let own = collection.arrangement.ownPlace,
      groups.contains(where: { $0.item == drag.item })
    else {
      return places.filter { !isInDragged($0.place.container, model) }
    }
    if collection.gapIndex(of: own) == gapIndex {
      return [LeveledPlace(place: own, level: drag.level)]
    }
    return places.filter {
      !isInDragged($0.place.container, model)
        && !$0.place.isBeside(Position(own.container, own.gap.index))
    }
  }

  /// Returns whether a container is nested in a dragged item.
  func isInDragged(_ container: ContainerID, _ model: Model) -> Bool {
    guard let drag else { return false }
    return layout.stage.item(among: drag.session.localObjects, containing: container, model) != nil
  }

  /// Returns whether an item is in the group of a dragged item.
  func isInDragged(_ item: ItemID, _ model: Model) -> Bool {
    guard let drag, !item.isControl else { return false }
    return layout.stage.contains(item, inGroupOf: drag.session.localObjects, model)
  }

  func isDraggedOrInside(_ item: ItemID, _ model: Model) -> Bool {
    drag?.session.localObjects.contains(item) == true || isInDragged(item, model)
  }

  /// Returns whether a drop can insert into an item: the target permits it, and it is not dragged.
  func canInsert<Content: InteractiveContent>(
    _ session: DropSession, into item: ItemID, by handler: DropHandler<Content>,
    _ content: Content
  ) -> Bool {
    !isDraggedOrInside(item, content.model)
      && handler.delegate(of: session)?.canInsert?(content, session, item) == true
  }
}

// MARK: - The delegate of a target

extension Screen {
  /// Returns the drag as a target's delegate sees it, relative to the target's upper left corner.
  func dropSession(
    over item: ItemID, _ destination: DropDestination?, _ session: DragSession,
    preferring operation: DropOperation?
  ) -> DropSession {
    let origin = layout.frame(of: item)?.origin ?? .zero
    let location = Point.zero + (session.location - origin)
    let isOwn = session.item != nil && session.container == layout.container(of: item)
    var dropSession = DropSession(
      items: session.items, item: session.item, hasActiveDrag: isOwn, location: location,
      itemFrame: Rect(origin: location - session.grabOffset, size: session.itemSize),
      preferredOperation: operation, pointer: session.pointer)
    (dropSession.target, dropSession.destination) = (item, destination)
    dropSession.origin = isOwn ? nil : session.container
    return dropSession
  }

  /// Returns the handler of drops on an item or a collection view; `nil` if it accepts none.
  func dropHandler<Content: InteractiveContent>(
    of item: ItemID, _ content: Content
  ) -> DropHandler<Content>? {
    if let collection = layout.collection(withView: item) {
      return content.handlerSet(ofCollection: collection.id)?.dropHandler
    }
    return handlerSet(of: item, content)?.handlers.drop
  }

  func handlerSet<Content: InteractiveContent>(
    of item: ItemID, _ content: Content
  ) -> HandlerSet<Content>? {
    content.handlerSet(of: item, in: layout.container(of: item))
  }
}

extension CollectionLayoutSnapshot {
  /// Returns the part of a row in ``withOwnGap`` (``DropBand``) at a point, for a list row the
  /// nearest part; `nil` above and below a tile, and if there is no such row.
  fileprivate func band(
    at point: Point, ofRow row: Int, isProposed: Bool = false, _ tuning: Tuning
  ) -> DropBand? {
    let (point, isRow) = (inLayout(point), area.isSingleColumn)
    guard let frame = withOwnGap.layoutFrame(ofRow: row),
      isRow || (frame.minY..<frame.maxY).contains(point.y)
    else { return nil }
    return DropBand(at: point, in: frame, isRow: isRow, isProposed: isProposed, tuning)
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
