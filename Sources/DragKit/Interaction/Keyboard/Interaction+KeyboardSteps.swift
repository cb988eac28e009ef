internal import DragGeometry
internal import DragModel

// Steps of the dragged items within a container.
extension Interaction {
  mutating func step(with key: Key, _ content: inout some InteractiveContent) -> Bool {
    guard let location = drag?.session.location else { return false }
    for area in layout.areas.reversed() {
      if let collection = area.collection, collection.area.bounds.contains(location) {
        if let direction = ScrollDirection(key) {
          return step(direction, in: collection, &content)
        }
        return leap(with: key, in: collection, &content)
      }
      guard case .column(let column) = area.layout,
        let offset = column.nearestOffset(to: location, of: area.items.count),
        let next = key.step(from: offset, of: area.items.count)
      else { continue }
      guard area.items.indices.contains(next) else { return false }
      jump(to: column.frame(at: next, of: area.items.count).center, &content)
      return true
    }
    return false
  }

  private mutating func leap(
    with key: Key, in collection: CollectionLayoutSnapshot,
    _ content: inout some InteractiveContent
  ) -> Bool {
    guard let drag else { return false }
    let (base, page) = (collection.base, collection.area.bounds.size[collection.axis])
    let row: Int?
    switch key {
    case .home:
      row = slot(from: base.rows.slots.lowerBound, isForward: true, in: collection, content.model)
    case .end:
      row = slot(from: base.rows.slots.upperBound, isForward: false, in: collection, content.model)
    case .pageUp, .pageDown:
      let (start, size) = (collection.gapRow(under: drag), collection.area.size(of: drag.item))
      let end = base.slot(aPageFrom: start, isDown: key == .pageDown, page, size: size)
      row = slot(from: end, isForward: end > start, in: collection, content.model)
    default: return false
    }
    if let row { go(toGap: row, in: collection, indentedBy: .zero, &content) }
    return true
  }

  /// Returns the first slot from `row` on, forward or backward, with a place outside dragged groups; `nil` if there is none.
  private func slot(
    from row: Int, isForward: Bool, in collection: CollectionLayoutSnapshot, _ model: Model
  ) -> Int? {
    guard let drag else { return nil }
    let slots = collection.base.rows.slots
    let end = isForward ? slots.upperBound : slots.lowerBound
    return stride(from: row, through: end, by: isForward ? 1 : -1).first {
      !places(beforeRow: $0, in: collection, drag, model).isEmpty
    }
  }

  private mutating func step(
    _ direction: ScrollDirection, in collection: CollectionLayoutSnapshot,
    _ content: inout some InteractiveContent
  ) -> Bool {
    guard let drag else { return false }
    let row = collection.gapRow(under: drag)
    if drag.aim?.isMeantForItemAbove == true {
      // Every arrow leads from the item back to the gap.
      self.drag?.aim?.isMeantForItemAbove = false
      if let place = drag.aim?.place {
        go(to: place, indentedBy: .zero, in: collection, &content)
      }
      return true
    }
    if let indentation = collection.area.indentation, direction.axis == .horizontal {
      let isDeeper = direction.isForward != collection.area.isRightToLeft
      return stepAside(isDeeper, by: indentation, atGap: row, in: collection, &content)
    }
    let size = collection.area.size(of: drag.item)
    guard let beside = collection.base.slot(beside: row, direction, size: size),
      let next = slot(from: beside, isForward: beside > row, in: collection, content.model)
    else { return false }
    go(toGap: next, in: collection, indentedBy: .zero, &content)
    return true
  }

  private mutating func stepAside(
    _ isDeeper: Bool, by indentation: Length, atGap row: Int,
    in collection: CollectionLayoutSnapshot,
    _ content: inout some InteractiveContent
  ) -> Bool {
    guard let drag else { return false }
    let indent = isDeeper ? indentation : -indentation
    var moved = drag
    let aside = Vector(dx: collection.area.isRightToLeft ? -indent : indent, dy: .zero)
    moved.move(to: drag.session.location + aside)
    let places = places(beforeRow: row, in: collection, drag, content.model)
    if places.count > 1,
      drag.choose(among: places, in: collection) != moved.choose(among: places, in: collection)
    {
      go(toGap: row, in: collection, indentedBy: indent, &content)
      return true
    }
    guard isDeeper, let place = drag.aim?.place ?? drag.target?.gap else { return false }
    self.drag?.aim = KeyboardAim(
      view: collection.area.view, place: place, isMeantForItemAbove: true)
    updateTarget(&content)
    if session?.intoItem != nil { return true }
    self.drag?.aim = drag.aim
    updateTarget(&content)
    return false
  }

  private mutating func go(
    toGap row: Int, in collection: CollectionLayoutSnapshot, indentedBy indent: Length,
    _ content: inout some InteractiveContent
  ) {
    guard let drag else { return }
    let session = drag.session
    let middle = collection.middleOfRow(for: session, indentedBy: indent)
    var there = drag
    there.move(
      to: Point(
        x: collection.area.bounds.minX + middle - session.itemSize.width / 2
          + session.grabOffset.dx,
        y: session.location.y))
    let places = places(beforeRow: row, in: collection, drag, content.model)
    guard let place = there.choose(among: places, in: collection) else { return }
    go(to: place, indentedBy: indent, in: collection, &content)
  }

  mutating func go(
    to place: InsertionPlace, indentedBy indent: Length, in collection: CollectionLayoutSnapshot,
    _ content: inout some InteractiveContent
  ) {
    guard let drag, let row = collection.row(ofGap: place) else { return }
    let session = drag.session
    let gap = collection.base.frame(ofSlot: row, size: collection.area.size(of: drag.item))
    let start = scrolls.goal(of: collection.id)
    reveal(gap, in: collection, animated: false, &content)
    if scrolls.goal(of: collection.id) != start {
      self.drag?.scrolling.noteStart(of: collection.id, at: start)
    }
    guard let here = layout.collection(collection.id) else { return }
    var middle = gap.center
    if collection.area.indentation != nil {
      middle.x = collection.middleOfRow(for: session, indentedBy: indent)
    }
    let isForItemAbove = drag.aim?.place == place && drag.aim?.isMeantForItemAbove == true
    self.drag?.aim = KeyboardAim(
      view: collection.area.view, place: place, isMeantForItemAbove: isForItemAbove)
    let carried = here.inWindow(Rect(center: middle, size: session.itemSize))
    jump(to: (carried.origin + session.grabOffset).clamped(to: here.area.bounds), &content)
  }
}

// Steps from one container to another.
extension Interaction {
  private struct Goal {
    let item: ItemID
    let frame: Rect
    let area: Int
  }

  /// Moves the dragged items to the nearest target in a direction that accepts them; if there is none, they stay.
  mutating func stepOut(_ direction: ScrollDirection, _ content: inout some InteractiveContent) {
    guard let session else { return }
    let goals = goals(of: session, content)
    var nearest = goals.compactMap { goal in
      session.itemFrame.distance(to: goal.frame, direction).map { (goal: goal, distance: $0) }
    }.sorted { $0.distance < $1.distance }.map(\.goal)
    let isBeside = nearest.isEmpty
    if isBeside { nearest = nextCollections(direction, goals) }
    for goal in nearest {
      // A target is asked by entering it, in a copy that is dropped if the target refuses.
      var (entered, changed) = (self, content)
      entered.enter(goal, &changed)
      // One that is not in this direction has to take the items.
      guard let operation = entered.session?.operation, !isBeside || operation.isPerformed
      else { continue }
      (self, content) = (entered, changed)
      return
    }
  }

  private func goals(of session: DragSession, _ content: some InteractiveContent) -> [Goal] {
    layout.areas.enumerated().filter { $1.layer == .scene }.flatMap { index, area in
      let targets: [PlacedItem] =
        switch area.layout {
        case .collection(let view): [PlacedItem(view.view, view.bounds)]
        case .column(let column): area.items.prefix(1).map { PlacedItem($0.item, column.bounds) }
        case .placed: area.items
        }
      return targets.map { Goal(item: $0.item, frame: $0.frame, area: index) }
    }.filter { goal in
      guard !goal.frame.contains(session.location), let handler = handler(of: goal.item, content)
      else { return false }
      return session.carries(handler.types)
    }
  }

  private func nextCollections(_ direction: ScrollDirection, _ goals: [Goal]) -> [Goal] {
    guard let location = session?.location, direction.axis == .vertical,
      let here = layout.areas.lastIndex(where: { area in
        area.collection?.area.bounds.contains(location) == true
      })
    else { return [] }
    let others = goals.filter { layout.areas[$0.area].collection != nil }
    return direction.isForward
      ? others.filter { $0.area > here } : others.filter { $0.area < here }.reversed()
  }

  private mutating func enter(_ goal: Goal, _ content: inout some InteractiveContent) {
    drag?.aim = nil
    guard let drag else { return }
    let near = drag.session.location.clamped(to: goal.frame)
    if let collection = layout.areas[goal.area].collection {
      var there = drag
      there.move(to: near)
      let row = collection.gapRow(under: there)
      go(toGap: row, in: collection, indentedBy: .zero, &content)
    } else if case .column(let column) = layout.areas[goal.area].layout {
      let count = layout.areas[goal.area].items.count
      guard let offset = column.nearestOffset(to: near, of: count) else { return }
      jump(to: column.frame(at: offset, of: count).center, &content)
    } else {
      jump(to: goal.frame.center, &content)
    }
  }

  private mutating func jump(to point: Point, _ content: inout some InteractiveContent) {
    // A pointer that made the step would have crossed the place of the lifted item.
    if let session, let target = session.target, target.item != session.item,
      layout.collection(withView: target.item) == nil,
      session.item.flatMap({ layout.frame(of: $0) })?.contains(session.location) == true
    {
      drag?.noteOwnPlace()
    }
    movePreviews(to: point)
    updateTarget(&content)
    drag?.scrolling.takeScrolled()
  }
}

extension Key {
  /// Returns the offset to which the key moves an item of a column; `nil` if it does not move it along the column.
  fileprivate func step(from offset: Int, of count: Int) -> Int? {
    switch self {
    case .up: offset - 1
    case .down: offset + 1
    case .home, .pageUp: 0
    case .end, .pageDown: count - 1
    default: nil
    }
  }
}

extension CollectionLayoutSnapshot {
  fileprivate func gapRow(under drag: DragState) -> Int {
    if let aim = drag.aim, aim.view == area.view, let row = row(ofGap: aim.place) { return row }
    return InsertionChoice(
      base, dragged: inContent(drag.session.itemFrame), gapSize: area.size(of: drag.item)
    ).row
  }

  fileprivate func middleOfRow(for session: DragSession, indentedBy indent: Length) -> Length {
    let half = session.itemSize.width / 2
    let aside = half + (area.isRightToLeft ? -indent : indent)
    guard session.target?.item == area.view else { return base.leadingMargin + aside }
    return inContent(session.itemFrame).minX + aside
  }
}

extension Point {
  fileprivate func clamped(to rect: Rect) -> Point {
    let last = Length(subpixels: 1)
    return Point(
      x: x.clamped(to: rect.minX...max(rect.maxX - last, rect.minX)),
      y: y.clamped(to: rect.minY...max(rect.maxY - last, rect.minY)))
  }
}
