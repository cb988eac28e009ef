internal import DragGeometry
internal import DragModel

// What a drag changes in collection views.
extension Interaction {
  /// What the drag changes in each of the collection views on a stage.
  func arrangements(on stage: Stage, _ model: Model) -> [CollectionArrangement] {
    stage.areas.compactMap { area in
      area.collection.map { arrangement(of: $0, model) }
    }
  }

  /// What is lifted is hidden where it stands, and a gap takes its place: the one that the target
  /// opened, else that of the item itself.
  private func arrangement(of area: CollectionArea, _ model: Model) -> CollectionArrangement {
    guard let session else { return CollectionArrangement() }
    let position = session.operation?.keepsSource == true ? nil : model.position(of: session.item)
    var arrangement = CollectionArrangement()
    arrangement.hidden = position.flatMap { area.shows($0.container) ? $0 : nil }
    let opened = session.target?.item == area.view ? session.target?.gap : nil
    let own = arrangement.hidden.map { Place($0.container, Gap($0.offset)) }
    arrangement.gap = (opened ?? own).map {
      CollectionGap(at: $0, size: area.size(of: session.item))
    }
    return arrangement
  }

  /// The collection views on a stage, laid out, and scrolled to where there is something to see.
  mutating func shown(
    on stage: Stage, _ model: Model, _ arrangements: [CollectionArrangement], _ tuning: Tuning
  ) -> [ShownCollection] {
    let areas = stage.areas.compactMap { area in
      area.collection.map { (area.container, $0) }
    }
    let sizes = view.sizes.sizes(in: areas.map(\.1), of: model)
    return areas.indices.map { index in
      var shown = ShownCollection(
        areas[index].0, areas[index].1, arrangements[index], sizes[index])
      scrolls[shown.id].fit(in: shown.scrollRange, tuning.scrolling)
      shown.offset = scrolls[shown.id].offset
      return shown
    }
  }

  /// Where a drop would go, if it came now, over the collection view that an item stands for.
  ///
  /// The gap that is open holds a little (R4).
  mutating func destination<Content: InteractiveContent>(
    over item: ItemID, _ content: Content
  ) -> DropDestination? {
    guard let session, let shown = view.collection(withView: item) else { return nil }
    if let aim = session.aim, let row = row(of: aim, in: shown, content.model) {
      let place = retargeted(aim.place, in: shown, session, content)
      return keyboardDestination(at: place, behind: row - 1, in: shown, aim, content)
    }
    let row = session.choice(in: shown).row
    guard let nearest = place(beforeRow: row, in: shown, session, content) else { return nil }
    let place = lastPlace(insteadOf: nearest, in: shown, session, content) ?? nearest
    if session.pointer == .keyboard { return DropDestination(place: place) }
    let under = shown.geometry.row(at: shown.inContent(session.location))
    let frame = under.flatMap { shown.geometry.layoutFrame(ofRow: $0) }
    let pointed = view.item(at: session.location) { $0 != shown.area.view }
    return DropDestination(
      place: place, item: pointed,
      band: pointed == nil
        ? nil : frame.map { DropBand(at: shown.inLayout(session.location).y, in: $0) })
  }

  /// The place that the gap before a row stands for, where the collection view's handlers have it.
  private mutating func place(
    beforeRow row: Int, in shown: ShownCollection, _ session: DragSession,
    _ content: some InteractiveContent
  ) -> Place? {
    let row = stopped(row, in: shown, session, content)
    let places = shown.base.rows.places(beforeRow: row, in: shown.area.sections)
    return session.place(of: places, beforeRow: row, in: shown)
      .map { retargeted($0, in: shown, session, content) }
  }

  /// The place of the last motion, where a hand that trembles would still be there.
  ///
  /// An ``InsertionChoice`` holds rows. How deep in groups a place is, and where handlers have an item go, have
  /// boundaries of their own.
  private mutating func lastPlace<Content: InteractiveContent>(
    insteadOf place: Place, in shown: ShownCollection, _ session: DragSession, _ content: Content
  ) -> Place? {
    let hasOtherBoundaries =
      !shown.geometry.openGroups.isEmpty
      || Content.wiring.collection(shown.id)?.handlers.targetPlaceForMoveOfItem != nil
    guard hasOtherBoundaries, session.pointer != .keyboard, let target = session.target,
      target.item == shown.area.view, let last = target.destination?.place, last != place
    else { return nil }
    let tremor = InsertionChoice.tremor
    for way in [(-tremor, 0), (tremor, 0), (0, -tremor), (0, tremor)] as [(Length, Length)] {
      var nudged = session
      nudged.location = session.location + Vector(dx: way.0, dy: way.1)
      let row = nudged.choice(in: shown).nearestRow
      if self.place(beforeRow: row, in: shown, nudged, content) == last { return last }
    }
    return nil
  }

  /// The row before which the gap is that the keyboard means, where it is in that view and still there.
  private func row(of aim: KeyboardAim, in shown: ShownCollection, _ model: Model) -> Int? {
    guard aim.view == shown.area.view, isPlace(aim.place, model) else { return nil }
    return shown.row(ofGap: aim.place)
  }

  /// Where a drop of what the keyboard carries would go: into the gap, or into the item above it.
  private func keyboardDestination(
    at place: Place, behind row: Int, in shown: ShownCollection, _ aim: KeyboardAim,
    _ content: some InteractiveContent
  ) -> DropDestination {
    guard aim.isMeantForItemAbove, case .item(let position, _) = shown.base.rows[row] else {
      return DropDestination(place: place)
    }
    let above = content.model.item(at: position)
    return DropDestination(place: place, item: above, band: above == nil ? nil : .into)
  }

  /// Where the collection view's handlers have a move go that is proposed to go to a place; what is
  /// nonsense is told of and does not count (L25).
  private mutating func retargeted<Content: InteractiveContent>(
    _ proposed: Place, in shown: ShownCollection, _ session: DragSession, _ content: Content
  ) -> Place {
    guard let retarget = Content.wiring.collection(shown.id)?.handlers.targetPlaceForMoveOfItem
    else {
      return proposed
    }
    let place = retarget(content, session.item, proposed)
    if shown.area.shows(place.container), isPlace(place, content.model) { return place }
    tellFault("targetPlaceForMoveOfItem", place, content)
    return proposed
  }

  /// `true` where a container has a gap at a place.
  func isPlace(_ place: Place, _ model: Model) -> Bool {
    guard let container = model[place.container] else { return false }
    return (0...container.count).contains(place.gap.index)
  }

  /// Says, once in a drag, that a handler answered with a place that there is not.
  mutating func tellFault(_ name: String, _ place: Place, _ content: some InteractiveContent) {
    guard session?.hasToldFault == false else { return }
    session?.hasToldFault = true
    call(
      "fault",
      [
        "call": .string(name), "container": .string(place.container.name),
        "gap": .integer(place.gap.index),
        "count": .integer(content.model[place.container]?.count ?? 0),
        "reason": .string("there is no such gap in sight: the place under the pointer counts"),
      ])
  }
}

extension DragSession {
  /// Which gap of a collection view opens for what is dragged.
  fileprivate func choice(in shown: ShownCollection) -> InsertionChoice {
    InsertionChoice(
      shown.base, dragged: shown.inContent(Rect(origin: location - grab, size: size)),
      gapSize: shown.area.size(of: item), opened: shown.geometry)
  }

  /// Of the places that the gap before a row can stand for, the one that is meant.
  ///
  /// What has not gone aside stays in as many groups as it was lifted from. What comes from outside a
  /// group goes into it near the group's last row, and farther down behind it; where it was lifted,
  /// it goes where it was.
  fileprivate func place(
    of places: [LeveledPlace], beforeRow row: Int, in shown: ShownCollection
  ) -> Place? {
    guard let deepest = places.first, level < deepest.level, pointer != .keyboard,
      stepsAside(in: shown) == 0
    else { return choose(among: places, in: shown) }
    if let hidden = shown.arrangement.hidden,
      let own = places.first(where: { $0.place.isBeside(hidden) })
    {
      return own.place
    }
    let middle = shown.inLayout(Rect(origin: location - grab, size: size)).center.y
    let edge = row > 0 ? shown.base.layoutFrame(ofRow: row - 1)?.maxY ?? 0 : 0
    let isNear = middle < edge + shown.area.turned(shown.area.size(of: item)).height / 2
    return (isNear ? deepest : places.last ?? deepest).place
  }

  /// Of the places that a gap can stand for, the one in as many groups as the drag has gone aside: as
  /// many as around the item at first, and one more for each indentation.
  func choose(among places: [LeveledPlace], in shown: ShownCollection) -> Place? {
    guard shown.area.layout.indentation != nil, container == shown.id else {
      return places.first?.place
    }
    let wanted = level + stepsAside(in: shown)
    // The deepest comes first.
    return (places.first { $0.level <= wanted } ?? places.last)?.place
  }

  /// How many indentations it has gone aside since it was lifted; none where that was in another
  /// collection view.
  private func stepsAside(in shown: ShownCollection) -> Int {
    guard let indentation = shown.area.layout.indentation, container == shown.id else { return 0 }
    let left = location.x - grab.dx - shown.area.bounds.minX - shown.base.leadingMargin
    let aside = shown.area.isRightToLeft ? -left : left
    let step = max(indentation.subpixels, 1)
    return (aside.subpixels * 2 + step).flooredDivision(by: step * 2)
  }
}

extension Place {
  /// `true` where the gap is right before or right behind an item.
  fileprivate func isBeside(_ position: Position) -> Bool {
    container == position.container
      && (gap == .before(position.offset) || gap == .after(position.offset))
  }
}

extension Int {
  fileprivate func flooredDivision(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}

extension ContentView {
  /// How many groups are around an item in the collection view that it stands in.
  func level(of item: ItemID, _ model: Model) -> Int {
    guard let position = model.position(of: item),
      let shown = container(of: item).flatMap({ collection($0) }),
      let row = shown.geometry.rows.row(of: position),
      case .item(_, let level) = shown.geometry.rows[row]
    else { return 0 }
    return level
  }
}
