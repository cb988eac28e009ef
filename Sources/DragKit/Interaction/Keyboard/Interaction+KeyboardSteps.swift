internal import DragGeometry
internal import DragModel

// Where arrows move the dragged items within a container.
extension Interaction {
  /// Moves by one place within what the drag is over.
  ///
  /// - Returns: Whether there is a place in that direction.
  mutating func step(
    _ direction: ScrollDirection, _ content: inout some InteractiveContent
  ) -> Bool {
    guard let location = drag?.session.location else { return false }
    for area in layout.areas.reversed() {
      if let shown = area.collection, shown.area.bounds.contains(location) {
        return step(direction, in: shown, &content)
      }
      guard case .column(let column) = area.layout, direction.axis == .vertical,
        let offset = column.nearestOffset(to: location, of: area.items.count)
      else { continue }
      let next = direction.isForward ? offset + 1 : offset - 1
      guard area.items.indices.contains(next) else { return false }
      jump(to: column.frame(at: next, of: area.items.count).center, &content)
      return true
    }
    return false
  }

  private mutating func step(
    _ direction: ScrollDirection, in shown: CollectionLayoutSnapshot,
    _ content: inout some InteractiveContent
  ) -> Bool {
    guard let drag else { return false }
    let row = shown.gapRow(under: drag)
    if drag.aim?.isMeantForItemAbove == true {
      // From the item itself back to the gap, in every direction.
      self.drag?.aimAtGap()
      updateTarget(&content)
      return true
    }
    if let indentation = shown.area.layout.indentation, direction.axis == .horizontal {
      let isDeeper = direction.isForward != shown.area.isRightToLeft
      return stepAside(isDeeper, by: indentation, atGap: row, in: shown, &content)
    }
    let size = shown.area.size(of: drag.item)
    guard let next = shown.base.slot(beside: row, direction, size: size) else { return false }
    go(toGap: next, in: shown, indentedBy: .zero, &content)
    return true
  }

  /// Moves into the group above, or out of the enclosing one; else into the item above, if that accepts the
  /// drop.
  private mutating func stepAside(
    _ isDeeper: Bool, by indentation: Length, atGap row: Int, in shown: CollectionLayoutSnapshot,
    _ content: inout some InteractiveContent
  ) -> Bool {
    guard let drag else { return false }
    let indent = isDeeper ? indentation : -indentation
    var moved = drag
    let aside = Vector(dx: shown.area.isRightToLeft ? -indent : indent, dy: .zero)
    moved.move(to: drag.session.location + aside)
    let places = shown.base.rows.places(beforeRow: row, in: shown.area.sections)
    if places.count > 1,
      drag.choose(among: places, in: shown) != moved.choose(among: places, in: shown)
    {
      go(toGap: row, in: shown, indentedBy: indent, &content)
      return true
    }
    guard isDeeper, let place = drag.aim?.place ?? drag.target?.gap else { return false }
    self.drag?.aim(
      at: KeyboardAim(view: shown.area.view, place: place, isMeantForItemAbove: true))
    updateTarget(&content)
    if session?.intoItem != nil { return true }
    self.drag?.aim(at: drag.aim)
    updateTarget(&content)
    return false
  }

  /// Moves the dragged items to the gap before a row, in the group to which they were indented.
  private mutating func go(
    toGap row: Int, in shown: CollectionLayoutSnapshot, indentedBy indent: Length,
    _ content: inout some InteractiveContent
  ) {
    guard let drag else { return }
    let session = drag.session
    let middle = shown.middleOfRow(for: session, indentedBy: indent)
    var there = drag
    there.move(
      to: Point(
        x: shown.area.bounds.minX + middle - session.itemSize.width / 2 + session.grabOffset.dx,
        y: session.location.y))
    let places = shown.base.rows.places(beforeRow: row, in: shown.area.sections)
    guard let place = there.choose(among: places, in: shown) else { return }
    go(to: place, indentedBy: indent, in: shown, &content)
  }

  /// Moves the dragged items to a place, and scrolls that into sight.
  mutating func go(
    to place: InsertionPlace, indentedBy indent: Length, in shown: CollectionLayoutSnapshot,
    _ content: inout some InteractiveContent
  ) {
    guard let drag, let row = shown.row(ofGap: place) else { return }
    let session = drag.session
    let gap = shown.base.frame(ofSlot: row, size: shown.area.size(of: drag.item))
    let start = scrolls.goal(of: shown.id)
    reveal(gap, in: shown, animated: false, &content)
    if scrolls.goal(of: shown.id) != start {
      self.drag?.scrolling.noteStart(of: shown.id, at: start)
    }
    guard let here = layout.collection(shown.id) else { return }
    var middle = gap.center
    if shown.area.layout.indentation != nil {
      middle.x = shown.middleOfRow(for: session, indentedBy: indent)
    }
    let isForItemAbove = drag.aim?.place == place && drag.aim?.isMeantForItemAbove == true
    self.drag?.aim(
      at: KeyboardAim(
        view: shown.area.view, place: place, isMeantForItemAbove: isForItemAbove))
    let carried = Rect(center: here.inWindow(middle), size: session.itemSize)
    jump(to: (carried.origin + session.grabOffset).clamped(to: here.area.bounds), &content)
  }
}

// From one container to another.
extension Interaction {
  /// Moves to the nearest thing in a direction that would accept the dragged items; from the end of a collection
  /// view, if nothing is there, to the next one.
  mutating func stepOut(
    _ direction: ScrollDirection, _ content: inout some InteractiveContent
  ) {
    guard let session else { return }
    let goals = goals(of: session, content)
    let nearest = goals.enumerated().compactMap { number, goal in
      session.itemFrame.distance(to: goal.frame, direction).map { (distance: $0, number: number) }
    }.min { ($0.distance, $0.number) < ($1.distance, $1.number) }
    guard let goal = nearest.map({ goals[$0.number] }) ?? nextCollection(direction, goals) else {
      return
    }
    enter(goal, &content)
  }

  /// What would accept the dragged items and is not under them already.
  private func goals(of session: DragSession, _ content: some InteractiveContent) -> [Goal] {
    layout.areas.indices.filter { layout.areas[$0].layer == .scene }.flatMap { index -> [Goal] in
      let area = layout.areas[index]
      func accepts(_ item: ItemID?) -> Bool {
        item.flatMap { handler(of: $0, content) }.map { session.carries($0.types) } ?? false
      }
      func goal(_ frame: Rect) -> [Goal] {
        frame.contains(session.location)
          ? [] : [Goal(frame: frame, area: index, layout: area.layout)]
      }
      switch area.layout {
      case .collection(let shown): return accepts(shown.view) ? goal(shown.bounds) : []
      case .column(let column):
        return accepts(area.items.first?.item) ? goal(column.bounds) : []
      case .placed: return area.items.filter { accepts($0.item) }.flatMap { goal($0.frame) }
      }
    }
  }

  /// The collection view after the one that the drag is over, or before it, on the stage.
  private func nextCollection(_ direction: ScrollDirection, _ goals: [Goal]) -> Goal? {
    guard let location = session?.location, direction.axis == .vertical,
      let here = layout.areas.lastIndex(where: { area in
        area.collection?.area.bounds.contains(location) == true
      })
    else { return nil }
    let others = goals.filter { goal in
      if case .collection = goal.layout { goal.area != here } else { false }
    }
    return direction.isForward
      ? others.first { $0.area > here } : others.last { $0.area < here }
  }

  private mutating func enter(_ goal: Goal, _ content: inout some InteractiveContent) {
    drag?.aim(at: nil)
    guard let drag else { return }
    let near = drag.session.location.clamped(to: goal.frame)
    switch goal.layout {
    case .placed: jump(to: goal.frame.center, &content)
    case .column(let column):
      let count = layout.areas[goal.area].items.count
      guard let offset = column.nearestOffset(to: near, of: count) else { return }
      jump(to: column.frame(at: offset, of: count).center, &content)
    case .collection:
      guard let shown = layout.areas[goal.area].collection else { return }
      var there = drag
      there.move(to: near)
      go(toGap: shown.gapRow(under: there), in: shown, indentedBy: .zero, &content)
    }
  }
}

// On the way.
extension Interaction {
  /// Moves the dragged items to a point, with a visible motion.
  private mutating func jump(to point: Point, _ content: inout some InteractiveContent) {
    noteOwnPlace()
    movePreviews(to: point)
    updateTarget(&content)
    drag?.scrolling.takeScrolled()
  }

  /// Between two steps a pointer, if there were one, would be over the place of the lifted item.
  private mutating func noteOwnPlace() {
    guard let session, let target = session.target, target.item != session.item,
      layout.collection(withView: target.item) == nil,
      layout.frame(of: session.item)?.contains(session.location) == true
    else { return }
    drag?.noteOwnPlace()
  }
}

/// Something that would accept the dragged items.
private struct Goal {
  let frame: Rect
  let area: Int
  let layout: Stage.Layout
}

extension CollectionLayoutSnapshot {
  /// The row before which the dragged items would be inserted.
  fileprivate func gapRow(under drag: DragState) -> Int {
    if let aim = drag.aim, aim.view == area.view, let row = row(ofGap: aim.place) { return row }
    return InsertionChoice(
      base, dragged: inContent(drag.session.itemFrame), gapSize: area.size(of: drag.item)
    ).row
  }

  /// The horizontal middle of the dragged items while they are over this view, or would be after an indentation;
  /// elsewhere the one in no group.
  fileprivate func middleOfRow(
    for session: DragSession, indentedBy indent: Length
  ) -> Length {
    let half = session.itemSize.width / 2
    let aside = half + (area.isRightToLeft ? -indent : indent)
    guard session.target?.item == area.view else { return base.leadingMargin + aside }
    return inContent(session.itemFrame).minX + aside
  }

  /// A point of the content, in window coordinates.
  fileprivate func inWindow(_ point: Point) -> Point {
    inWindow(Rect(origin: point, size: .zero)).origin
  }
}

extension Point {
  /// The nearest point in a rectangle.
  fileprivate func clamped(to rect: Rect) -> Point {
    let last = Length(subpixels: 1)
    return Point(
      x: x.clamped(to: rect.minX...max(rect.maxX - last, rect.minX)),
      y: y.clamped(to: rect.minY...max(rect.maxY - last, rect.minY)))
  }
}
