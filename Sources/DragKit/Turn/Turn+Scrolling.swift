// MARK: - Scrolling to a goal

extension Turn {
  /// Scrolls a collection view so that the row of an item is visible.
  mutating func reveal(_ item: ItemID, in id: ContainerID, animated: Bool) {
    guard let collection = layout.collection(id),
      let row = content.model.position(of: item).flatMap(collection.geometry.rows.row(of:)),
      let frame = collection.geometry.frame(ofRow: row)
    else { return }
    reveal(frame, in: collection, animated: animated)
  }

  /// Scrolls a collection view so that a rectangle of its content is visible.
  mutating func reveal(_ frame: Rect, in collection: CollectionLayoutSnapshot, animated: Bool) {
    let id = collection.id
    let goal = collection.scrollRange.offset(toShow: frame, from: scrolls.goal(of: id))
    guard goal != scrolls.offset(of: id) else { return }
    scroll(collection, to: goal, animated: animated)
  }

  /// Scrolls a collection view to an offset; with ``Tuning/reducedMotion``, at once.
  mutating func scroll(_ collection: CollectionLayoutSnapshot, to offset: Length, animated: Bool) {
    scroll(collection) { state, range, tuning in
      state.scroll(to: offset, animated: animated, in: range, tuning)
    }
  }

  /// Scrolls a collection view by a line, by a page or to an end, from its present goal.
  mutating func scroll(_ collection: CollectionLayoutSnapshot, _ command: MoveCommand) {
    let goal = collection.scrollRange.offset(
      after: command, from: scrolls.goal(of: collection.id), line: collection.lineHeight)
    scroll(collection) { state, range, tuning in state.scroll(to: goal, in: range, tuning) }
  }

  /// Changes the scroll state of a collection view, and lays the view out again if it has moved.
  private mutating func scroll(
    _ collection: CollectionLayoutSnapshot,
    _ change: (inout ScrollState, ScrollRange, Tuning) -> Void
  ) {
    let tuning = tuning
    scrolls.update(collection.id, in: collection.scrollRange, tuning, change)
    guard layOut(collection.id) else { return }
    didScroll(collection.id)
    reportBands(in: collection.id)
  }

  /// Closes the swiped rows of a view that has scrolled, and marks the drag's target as outdated.
  mutating func didScroll(_ id: ContainerID) {
    rowStates.closeSwipes(in: id)
    drag?.scrolling.recordScrolling()
  }

  mutating func layOutScrolled() {
    for id in layout.collections.map(\.id) { layOut(id) }
  }

  @discardableResult
  private mutating func layOut(_ id: ContainerID) -> Bool {
    let offset = scrolls.offset(of: id)
    guard let collection = layout.collection(id), collection.offset != offset else { return false }
    trace.forgetRowInputs()
    interaction.isOutdated = true
    layout.scroll(id, to: offset, content.model, lifted: drag?.item)
    return true
  }
}

// MARK: - By finger, wheel and key

extension Turn {
  /// Scrolls the collection view under a finger; returns `false` if no view is there.
  mutating func scrollCollection(
    with active: ActiveTouch, _ phase: GesturePhase, by translation: Vector
  ) -> Bool {
    guard active.role == .scrolling,
      let collection = layout.collection(containing: active.touch.item)
    else { return false }
    let others = pointers.touches.count {
      $0.role == .scrolling && $0.touch.id != active.touch.id
        && layout.collection(containing: $0.touch.item)?.id == collection.id
    }
    // Several fingers move the content by their mean.
    let distance = translation[collection.axis] / (others + 1)
    let velocity = active.withVelocity(at: now, tuning).velocity[collection.axis]
    scroll(collection) { state, range, tuning in
      switch phase {
      case .began:
        if others == 0 { state.begin(in: range, tuning) }
        state.drag(by: distance, in: range, tuning)
      case .changed: state.drag(by: distance, in: range, tuning)
      // The content stays with the fingers that still hold it.
      case .ended where others > 0, .cancelled where others > 0: break
      case .ended: state.release(at: velocity, in: range, tuning)
      case .cancelled: state.release(at: .zero, in: range, tuning)
      case .turned: break
      }
    }
    return true
  }

  /// Scrolls the collection view of an item with the wheel; returns whether the turn was used.
  ///
  /// It is not used if no view contains the item, or if the turn is mainly across the view's axis.
  /// With only Shift held, a vertical turn scrolls a horizontal view along its axis (GTK, Qt).
  mutating func scrollCollection(under item: ItemID, byWheel wheel: Vector) -> Bool {
    guard let collection = layout.collection(containing: item) else { return false }
    var notches = wheel[collection.axis]
    let notchesAcross = wheel[collection.axis.across]
    if notchesAcross.magnitude > notches.magnitude {
      guard collection.axis == .horizontal, modifiers == .shift else { return false }
      notches = notchesAcross
    }
    scroll(collection) { state, range, tuning in state.turn(by: notches, in: range, tuning) }
    return true
  }

  /// Scrolls the frontmost uncovered collection view with a key; returns whether it uses the key.
  mutating func scroll(with key: Key) -> Bool {
    guard modifiers.isEmpty,
      let collection = layout.collections.last(where: {
        $0.scrollRange.length > 0 && !screen.isCovered($0.area.bounds)
      }),
      let command = MoveCommand(key, along: collection.axis),
      command.direction.axis == collection.axis
    else { return false }
    scroll(collection, command)
    return true
  }

  /// Stops the collection views that still scroll under a press; a finger whose press is undecided
  /// then scrolls the view that it is on.
  mutating func stopScrolling(underPressOf id: PointerID) {
    guard !scrolls.isSettled, let active = pointers[id] else { return }
    if id.kind == .touch, active.role == .undecided,
      let collection = layout.collection(containing: active.touch.item)
    {
      var wasMoving = false
      scroll(collection) { state, range, tuning in wasMoving = state.stop(in: range, tuning) }
      if wasMoving { pointers.update(id) { $0.setRole(.scrolling) } }
    }
    settleScrolling(at: active.touch.location)
  }

  /// Stops the collection views under a press, or that a drag enters.
  mutating func settleScrolling(at point: Point, unlessAt last: Point? = nil) {
    guard !scrolls.isSettled else { return }
    // Views that contain `last`, the drag's previous location, continue: the wheel can scroll them.
    for collection in layout.collections
    where collection.bounds.contains(point)
      && last.map(collection.bounds.contains) != true
    {
      scroll(collection) { state, range, _ in state.settle(in: range) }
    }
  }
}

// MARK: - Under a drag or a selection band

extension Turn {
  mutating func scroll(by steps: [AutoScroll.Step]) {
    for step in steps {
      guard let collection = layout.collection(step.container) else { continue }
      let goal = collection.scrollRange.clamp(collection.offset + step.translation)
      scroll(collection, to: goal, animated: false)
    }
  }

  /// Scrolls each view back to the offset it had before the drag scrolled it.
  mutating func scrollBack(_ drag: DragState) {
    for start in drag.scrolling.starts {
      guard let collection = layout.collection(start.container) else { continue }
      let range = collection.scrollRange
      let goal = range.clamp(start.offset[range.axis])
      // A view that is farther away first jumps to one viewport from that offset: beyond it, the
      // returning item has no frame to move to.
      let near = collection.offset.clamped(to: goal - range.viewport...goal + range.viewport)
      scroll(collection) { state, range, tuning in
        state.scroll(to: near, animated: false, in: range, tuning)
        state.scroll(to: goal, in: range, tuning)
      }
    }
  }
}
