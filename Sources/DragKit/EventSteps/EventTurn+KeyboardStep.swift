// MARK: - Steps of the dragged items within a container

extension EventTurn {
  /// Moves the dragged items in the container under them; returns `false` if the key leads nowhere.
  mutating func step(with key: Key) -> Bool {
    guard let location = turn.session?.location else { return false }
    for area in turn.layout.areas.reversed() {
      if let collection = area.collection, collection.bounds.contains(location) {
        return step(with: key, in: collection)
      }
      let count = area.items.count
      guard case .column(let column) = area.layout,
        let offset = column.nearestOffset(to: location, of: count),
        let command = MoveCommand(key, along: .vertical), command.direction.axis == .vertical
      else { continue }
      let isForward = command.direction.isForward
      let next =
        switch command {
        case .step: offset + (isForward ? 1 : -1)
        case .page, .end: isForward ? count - 1 : 0
        }
      guard area.items.indices.contains(next) else { return false }
      jump(to: column.frame(at: next, of: count).center)
      return true
    }
    return false
  }

  private mutating func step(with key: Key, in collection: CollectionLayoutSnapshot) -> Bool {
    guard let drag = turn.drag, let command = MoveCommand(key, along: collection.axis)
    else { return false }
    if case .step(let direction) = command {
      if let aim = drag.aim, aim.isMeantForItemAbove {
        // The drag aims at the item above the gap; every arrow leads back to the gap.
        turn.drag?.aim(at: KeyboardAim(view: aim.view, place: aim.place))
        go(to: aim.place, in: collection)
        return true
      }
      if let indentation = collection.area.indentation, direction.axis == .horizontal {
        let isDeeper = direction.isForward != collection.area.isRightToLeft
        return stepAside(isDeeper, by: indentation, in: collection)
      }
    }
    guard let gap = gapIndex(after: command, in: collection) else { return false }
    go(toGap: gap, in: collection)
    return true
  }

  /// Indents or outdents the gap, or aims at the item above it; returns whether it can.
  private mutating func stepAside(
    _ isDeeper: Bool, by indentation: Length, in collection: CollectionLayoutSnapshot
  ) -> Bool {
    guard let drag = turn.drag else { return false }
    let gapIndex = collection.gapIndex(under: drag)
    let indent = isDeeper ? indentation : -indentation
    let aside = Vector(dx: collection.area.isRightToLeft ? -indent : indent, dy: .zero)
    let choice = PlaceChoice(drag, in: collection)
    let places = turn.screen.places(atGap: gapIndex, in: collection, turn.content.model)
    if places.count > 1,
      choice.placeAtLevel(among: places) != choice.placeAtLevel(among: places, movedBy: aside)
    {
      go(toGap: gapIndex, in: collection, indentedBy: indent)
      return true
    }
    guard isDeeper, let place = drag.aim?.place ?? drag.target?.gap else { return false }
    // The view stays the target: it is asked directly, without a trial as in ``stepOut(_:)``.
    turn.drag?.aim(
      at: KeyboardAim(view: collection.view, place: place, isMeantForItemAbove: true))
    dragging.updateTarget()
    if turn.session?.intoItem != nil { return true }
    turn.drag?.aim(at: drag.aim)
    dragging.updateTarget()
    return false
  }

  /// Moves the dragged items to a gap: to that of its places whose nesting matches the indentation.
  private mutating func go(
    toGap gapIndex: Int, in collection: CollectionLayoutSnapshot, indentedBy indent: Length = .zero
  ) {
    guard let drag = turn.drag else { return }
    let left = collection.leftOfRow(for: drag.session, indentedBy: indent)
    let x = collection.bounds.minX + left - drag.session.itemFrame.minX
    let aside = Vector(dx: x, dy: .zero)
    let places = turn.screen.places(atGap: gapIndex, in: collection, turn.content.model)
    guard let place = PlaceChoice(drag, in: collection).placeAtLevel(among: places, movedBy: aside)
    else { return }
    go(to: place, in: collection, indentedBy: indent)
  }

  /// Moves the dragged items to the gap at a place, which is scrolled into view.
  mutating func go(
    to place: InsertionPlace, in collection: CollectionLayoutSnapshot,
    indentedBy indent: Length = .zero
  ) {
    guard let drag = turn.drag, let gapIndex = collection.gapIndex(of: place) else { return }
    let session = drag.session
    let gap = collection.withoutGap.frame(
      ofGap: gapIndex, size: collection.area.size(of: drag.item))
    let start = turn.scrolls.goal(of: collection.id)
    turn.reveal(gap, in: collection, animated: false)
    if turn.scrolls.goal(of: collection.id) != start {
      turn.drag?.scrolling.recordStart(of: collection.id, at: Vector(start, along: collection.axis))
    }
    guard let here = turn.layout.collection(collection.id) else { return }
    var middle = gap.center
    if collection.area.indentation != nil {
      let left = collection.leftOfRow(for: session, indentedBy: indent)
      middle.x = left + session.itemSize.width / 2
    }
    let isForItemAbove = drag.aim?.place == place && drag.aim?.isMeantForItemAbove == true
    turn.drag?.aim(
      at: KeyboardAim(view: collection.view, place: place, isMeantForItemAbove: isForItemAbove))
    let carried = here.inWindow(Rect(center: middle, size: session.itemSize))
    jump(to: (carried.origin + session.grabOffset).clamped(to: here.area.bounds))
  }

  /// Moves the drag to a point at once, and updates the target there.
  private mutating func jump(to point: Point) {
    // A pointer would cross the lifted item's own place on the way, and enter the target again.
    if let session = turn.session, let target = session.target, target.item != session.item,
      turn.layout.collection(withView: target.item) == nil,
      session.item.flatMap({ turn.layout.frame(of: $0) })?.contains(session.location) == true
    {
      turn.drag?.recordOwnPlace()
    }
    turn.screen.movePreviews(to: point)
    dragging.updateTarget()
    turn.drag?.scrolling.takeScrolled()
  }

  /// Returns the gap to which a command moves the dragged items; `nil` if it leads nowhere.
  private func gapIndex(after command: MoveCommand, in collection: CollectionLayoutSnapshot) -> Int?
  {
    guard let drag = turn.drag else { return nil }
    let (gaps, start) = (collection.withoutGap.rows.gapIndices, collection.gapIndex(under: drag))
    let size = collection.area.size(of: drag.item)
    let direction = command.direction
    let goal: Int? =
      switch command {
      case .step: collection.withoutGap.gapIndex(beside: start, direction, size: size)
      case .page:
        collection.withoutGap.gapIndex(
          aPageFrom: start, isDown: direction.isForward, collection.bounds.size[collection.axis],
          size: size)
      case .end: direction.isForward ? gaps.upperBound : gaps.lowerBound
      }
    guard let goal else { return nil }
    // The gaps inside dragged groups are skipped.
    let isForward = if case .end = command { !direction.isForward } else { goal > start }
    let end = isForward ? gaps.upperBound : gaps.lowerBound
    return stride(from: goal, through: end, by: isForward ? 1 : -1).first {
      !turn.screen.places(atGap: $0, in: collection, turn.content.model).isEmpty
    }
  }
}

// MARK: - Steps from one container to another

/// A target to which a key can move the dragged items.
private struct StepGoal {
  let item: ItemID
  let frame: Rect
  let area: Int
}

extension EventTurn {
  /// Moves the dragged items to the nearest accepting target in a direction, if there is one.
  mutating func stepOut(_ direction: Direction) {
    guard let session = turn.session else { return }
    let goals = stepGoals()
    var nearest = goals.compactMap { goal in
      session.itemFrame.distance(to: goal.frame, direction).map { (goal: goal, distance: $0) }
    }.sorted { $0.distance < $1.distance }.map(\.goal)
    let isBeside = nearest.isEmpty
    if isBeside { nearest = nextCollections(direction, goals) }
    for goal in nearest {
      // A copy of the turn enters the target, and is discarded if the target refuses.
      var trial = EventTurn(turn.interaction, turn.content)
      trial.step(into: goal)
      // With no target in this direction, the next collection view must also perform the drop.
      guard let operation = trial.turn.session?.operation, !isBeside || operation.isPerformed
      else { continue }
      self = trial
      return
    }
  }

  /// Moves the dragged items to the place in a target that is nearest to them.
  private mutating func step(into goal: StepGoal) {
    turn.drag?.aim(at: nil)
    guard let drag = turn.drag else { return }
    let near = drag.session.location.clamped(to: goal.frame)
    let area = turn.layout.areas[goal.area]
    if let collection = area.collection {
      var moved = drag
      moved.move(to: near)
      go(toGap: collection.gapIndex(under: moved), in: collection)
    } else if case .column(let column) = area.layout {
      let count = area.items.count
      guard let offset = column.nearestOffset(to: near, of: count) else { return }
      jump(to: column.frame(at: offset, of: count).center)
    } else {
      jump(to: goal.frame.center)
    }
  }

  /// Returns the scene's targets that accept the dragged types, except those at the location.
  private func stepGoals() -> [StepGoal] {
    guard let session = turn.drag?.session else { return [] }
    return turn.layout.areas.enumerated().filter { $1.layer == .scene }.flatMap { index, area in
      let targets: [PlacedItem] =
        switch area.layout {
        case .collection(let area): [PlacedItem(area.view, area.bounds)]
        case .column(let column): area.items.prefix(1).map { PlacedItem($0.item, column.bounds) }
        case .placed: area.items
        }
      return targets.map { StepGoal(item: $0.item, frame: $0.frame, area: index) }
    }.filter { goal in
      guard !goal.frame.contains(session.location),
        let handler = turn.screen.dropHandler(of: goal.item, turn.content)
      else { return false }
      return session.carries(handler.types)
    }
  }

  /// Returns the collection views after (Down) or before (Up) the drag's, by area, nearest first.
  private func nextCollections(_ direction: Direction, _ goals: [StepGoal]) -> [StepGoal] {
    guard let location = turn.screen.dragLocation, direction.axis == .vertical,
      let here = turn.layout.areas.lastIndex(where: { area in
        area.collection?.bounds.contains(location) == true
      })
    else { return [] }
    let others = goals.filter { turn.layout.areas[$0.area].collection != nil }
    return direction.isForward
      ? others.filter { $0.area > here } : others.filter { $0.area < here }.reversed()
  }
}

extension CollectionLayoutSnapshot {
  fileprivate func gapIndex(under drag: DragState) -> Int {
    if let aim = drag.aim, aim.view == view, let aimed = gapIndex(of: aim.place) { return aimed }
    return InsertionChoice(
      withoutGap, dragged: inContent(drag.session.itemFrame), gapSize: area.size(of: drag.item)
    ).gapIndex
  }

  /// Returns the left edge of the dragged item in its row, in content coordinates.
  fileprivate func leftOfRow(for session: DragSession, indentedBy indent: Length) -> Length {
    let isHere = session.target?.item == view
    let left = isHere ? inContent(session.itemFrame).minX : withoutGap.leadingMargin
    return left + (area.isRightToLeft ? -indent : indent)
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
