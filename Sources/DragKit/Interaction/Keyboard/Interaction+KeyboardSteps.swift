internal import DragGeometry
internal import DragModel

// Where arrows bring what the keyboard carries, within a container.
extension Interaction {
  /// Goes one place on within what the drag is over; `false` where there is none in that direction.
  mutating func step(
    _ direction: ScrollDirection, _ content: inout some InteractiveContent
  ) -> Bool {
    guard let session else { return false }
    for area in view.areas.reversed() {
      if let shown = area.collection, shown.area.bounds.contains(session.location) {
        return step(direction, in: shown, &content)
      }
      guard case .column(let column) = area.layout, direction.axis == .vertical,
        let offset = column.nearestOffset(to: session.location, of: area.items.count)
      else { continue }
      let next = direction.isForward ? offset + 1 : offset - 1
      guard area.items.indices.contains(next) else { return false }
      carryAtOnce(to: column.frame(at: next, of: area.items.count).center, &content)
      return true
    }
    return false
  }

  private mutating func step(
    _ direction: ScrollDirection, in shown: ShownCollection,
    _ content: inout some InteractiveContent
  ) -> Bool {
    guard let session else { return false }
    let row = shown.gapRow(under: session)
    if session.aim?.isMeantForItemAbove == true {
      // From the item itself back to the gap, in every direction.
      self.session?.aim?.isMeantForItemAbove = false
      updateTarget(&content)
      return true
    }
    if let indentation = shown.area.layout.indentation, direction.axis == .horizontal {
      let isDeeper = direction.isForward != shown.area.isRightToLeft
      return stepAside(isDeeper, by: indentation, atGap: row, in: shown, &content)
    }
    let size = shown.area.size(of: session.item)
    guard let next = shown.base.slot(beside: row, direction, size: size) else { return false }
    go(toGap: next, in: shown, aside: .zero, &content)
    return true
  }

  /// Goes into the group above, or out of the one around; else into the item above, where that takes
  /// it.
  private mutating func stepAside(
    _ isDeeper: Bool, by indentation: Length, atGap row: Int, in shown: ShownCollection,
    _ content: inout some InteractiveContent
  ) -> Bool {
    guard let session else { return false }
    let way = isDeeper ? indentation : -indentation
    var moved = session
    moved.location.x = session.location.x + (shown.area.isRightToLeft ? -way : way)
    let places = shown.base.rows.places(beforeRow: row, in: shown.area.sections)
    if places.count > 1,
      session.choose(among: places, in: shown) != moved.choose(among: places, in: shown)
    {
      go(toGap: row, in: shown, aside: way, &content)
      return true
    }
    guard isDeeper, let place = session.aim?.place ?? session.target?.gap else { return false }
    self.session?.aim = KeyboardAim(view: shown.area.view, place: place, isMeantForItemAbove: true)
    updateTarget(&content)
    if self.session?.intoItem != nil { return true }
    self.session?.aim = session.aim
    updateTarget(&content)
    return false
  }

  /// Brings what is carried to the gap before a row, in the group that it has gone aside to.
  private mutating func go(
    toGap row: Int, in shown: ShownCollection, aside way: Length,
    _ content: inout some InteractiveContent
  ) {
    guard var there = session else { return }
    there.location.x =
      shown.area.bounds.minX + shown.middleOfRow(for: there, aside: way) - there.size.width / 2
      + there.grab.dx
    let places = shown.base.rows.places(beforeRow: row, in: shown.area.sections)
    guard let place = there.choose(among: places, in: shown) else { return }
    go(to: place, aside: way, in: shown, &content)
  }

  /// Brings what is carried to a place, and that into sight.
  mutating func go(
    to place: Place, aside way: Length, in shown: ShownCollection,
    _ content: inout some InteractiveContent
  ) {
    guard let session, let row = shown.row(ofGap: place) else { return }
    let gap = shown.base.frame(ofSlot: row, size: shown.area.size(of: session.item))
    let start = scrolls[shown.id].goal
    reveal(gap, in: shown, animated: false, content)
    if scrolls[shown.id].goal != start { self.session?.noteScroll(of: shown.id, from: start) }
    guard let here = view.collection(shown.id) else { return }
    var middle = gap.center
    if shown.area.layout.indentation != nil {
      middle.x = shown.middleOfRow(for: session, aside: way)
    }
    let isForItemAbove = session.aim?.place == place && session.aim?.isMeantForItemAbove == true
    self.session?.aim = KeyboardAim(
      view: shown.area.view, place: place, isMeantForItemAbove: isForItemAbove)
    let carried = Rect(center: here.inWindow(middle), size: session.size)
    carryAtOnce(to: (carried.origin + session.grab).clamped(to: here.area.bounds), &content)
  }
}

// From one container to another.
extension Interaction {
  /// Goes to the nearest thing in a direction that would take what is carried; from the end of one
  /// collection view, where nothing is there, to the next.
  mutating func stepOut(
    _ direction: ScrollDirection, _ content: inout some InteractiveContent
  ) {
    guard let session else { return }
    let carried = Rect(origin: session.location - session.grab, size: session.size)
    let goals = goals(of: session, content)
    let nearest = goals.enumerated().compactMap { number, goal in
      carried.distance(to: goal.frame, direction).map { (distance: $0, number: number) }
    }.min { ($0.distance, $0.number) < ($1.distance, $1.number) }
    guard let goal = nearest.map({ goals[$0.number] }) ?? nextCollection(direction, goals) else {
      return
    }
    enter(goal, session, &content)
  }

  /// What would take what is carried and is not under it already.
  private func goals(of session: DragSession, _ content: some InteractiveContent) -> [Goal] {
    view.areas.indices.filter { view.areas[$0].layer == .scene }.flatMap { index -> [Goal] in
      let area = view.areas[index]
      func takes(_ item: ItemID?) -> Bool {
        item.flatMap { handler(of: $0, content) }.map { session.carries($0.types) } ?? false
      }
      func goal(_ frame: Rect) -> [Goal] {
        frame.contains(session.location)
          ? [] : [Goal(frame: frame, area: index, layout: area.layout)]
      }
      switch area.layout {
      case .collection(let shown): return takes(shown.view) ? goal(shown.bounds) : []
      case .column(let column): return takes(area.items.first?.item) ? goal(column.bounds) : []
      case .placed: return area.items.filter { takes($0.item) }.flatMap { goal($0.frame) }
      }
    }
  }

  /// The collection view behind the one that the drag is over, or before it, on the stage.
  private func nextCollection(_ direction: ScrollDirection, _ goals: [Goal]) -> Goal? {
    guard let location = session?.location, direction.axis == .vertical,
      let here = view.areas.lastIndex(where: { area in
        area.collection?.area.bounds.contains(location) == true
      })
    else { return nil }
    let others = goals.filter { goal in
      if case .collection = goal.layout { goal.area != here } else { false }
    }
    return direction.isForward
      ? others.first { $0.area > here } : others.last { $0.area < here }
  }

  private mutating func enter(
    _ goal: Goal, _ session: DragSession, _ content: inout some InteractiveContent
  ) {
    self.session?.aim = nil
    let near = session.location.clamped(to: goal.frame)
    switch goal.layout {
    case .placed: carryAtOnce(to: goal.frame.center, &content)
    case .column(let column):
      let count = view.areas[goal.area].items.count
      guard let offset = column.nearestOffset(to: near, of: count) else { return }
      carryAtOnce(to: column.frame(at: offset, of: count).center, &content)
    case .collection:
      guard let shown = view.areas[goal.area].collection else { return }
      var there = session
      (there.location, there.aim) = (near, nil)
      go(toGap: shown.gapRow(under: there), in: shown, aside: .zero, &content)
    }
  }
}

// On the way.
extension Interaction {
  /// Brings what is carried to a point, on a visible way.
  private mutating func carryAtOnce(
    to point: Point, _ content: inout some InteractiveContent
  ) {
    guard let session else { return }
    noteOwnPlace(of: session)
    movePreviews(to: point)
    updateTarget(&content)
    self.session?.hasScrolledOn = false
  }

  /// Between two steps the pointer, if there were one, would rest over the place that the item holds.
  private mutating func noteOwnPlace(of session: DragSession) {
    guard let target = session.target, target.item != session.item,
      view.collection(withView: target.item) == nil,
      view.frame(of: session.item)?.contains(session.location) == true
    else { return }
    self.session?.target?.isOverOwnPlace = true
  }
}

/// Something that would take what is carried.
private struct Goal {
  let frame: Rect
  let area: Int
  let layout: Stage.Layout
}

extension ShownCollection {
  /// The row before which what is carried would go.
  fileprivate func gapRow(under session: DragSession) -> Int {
    if let aim = session.aim, aim.view == area.view, let row = row(ofGap: aim.place) { return row }
    let carried = Rect(origin: session.location - session.grab, size: session.size)
    return InsertionChoice(
      base, dragged: inContent(carried), gapSize: area.size(of: session.item)
    ).row
  }

  /// How far aside the middle of what is carried is, while it is over this view, or would be farther
  /// into groups; where it would be in no group else.
  fileprivate func middleOfRow(for session: DragSession, aside way: Length) -> Length {
    let half = session.size.width / 2
    let way = area.isRightToLeft ? -way : way
    guard session.target?.item == area.view else { return base.leadingMargin + half + way }
    return inContent(session.location - session.grab).x + half + way
  }

  /// A point of the content, in the window.
  fileprivate func inWindow(_ point: Point) -> Point {
    inWindow(Rect(origin: point, size: Size(width: 0, height: 0))).origin
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
