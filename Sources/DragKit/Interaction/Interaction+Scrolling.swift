internal import DragFrameIO
public import DragGeometry
public import DragModel

// By the program.
extension Interaction {
  /// Returns how far a collection view is scrolled from the beginning of its content.
  ///
  /// The result is the vector from the corner at which the content begins to the same corner of the
  /// viewport. It is `nil` if the ``Stage`` has no such view.
  public func scrollOffset(of id: ContainerID) -> Vector? { layout.collection(id)?.offset }

  /// Scrolls to an item, in the frontmost collection view that has a row for it
  /// (`UICollectionView.scrollToItem(at:at:animated:)`).
  ///
  /// The row can also be a header. If no view has a row for the item, for example since its group is
  /// folded, no view is scrolled. A finger that holds the view continues from the new offset.
  ///
  /// ```swift
  /// tracks.model.insert(track, at: InsertionPlace("playlist", .start))
  /// let changes = interaction.contentChanged(&tracks)
  /// let scrolling = interaction.scrollToItem(track, at: .top, content: &tracks)
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item, in a row or a header.
  ///   - position: The position of the item in the viewport, as far as the view can be scrolled.
  ///   - animated: Whether the view scrolls gradually. With ``Tuning/reducedMotion``, it never does.
  ///   - content: The content.
  /// - Returns: The resulting calls and requests.
  @discardableResult
  public mutating func scrollToItem(
    _ item: ItemID, at position: ScrollPosition = .nearest, animated: Bool = true,
    content: inout some InteractiveContent
  ) -> Output {
    read(&content, animated: true)
    if let (frame, collection) = row(of: item, content.model) {
      let goal = collection.scrollRange.offset(
        toShow: frame, at: position, from: scrolls.goal(of: collection.id))
      scroll(collection, to: goal, animated: animated, &content)
    }
    finish(&content)
    return trace.takeOutput()
  }

  /// Scrolls to the first of some items that have rows, unless one of them is visible as a whole.
  package mutating func reveal(
    anyOf items: [ItemID], content: inout some InteractiveContent
  ) -> Output {
    read(&content, animated: true)
    let rows = items.compactMap { row(of: $0, content.model) }
    let isVisible = rows.contains { frame, collection in
      let goal = scrolls.goal(of: collection.id)
      return collection.scrollRange.offset(toShow: frame, from: goal) == goal
    }
    if !isVisible, let (frame, collection) = rows.first {
      reveal(frame, in: collection, animated: true, &content)
    }
    finish(&content)
    return trace.takeOutput()
  }

  /// Returns an item's row in the frontmost collection view that has one.
  private func row(
    of item: ItemID, _ model: Model
  ) -> (frame: Rect, collection: CollectionLayoutSnapshot)? {
    for collection in layout.collections.reversed() {
      let row = collection.row(of: item, model, lifted: drag?.item)
      if let frame = row.flatMap(collection.geometry.frame(ofRow:)) { return (frame, collection) }
    }
    return nil
  }

  mutating func reveal(
    _ item: ItemID, in id: ContainerID, animated: Bool, _ content: inout some InteractiveContent
  ) {
    guard let collection = layout.collection(id),
      let row = content.model.position(of: item).flatMap(collection.geometry.rows.row(of:)),
      let frame = collection.geometry.frame(ofRow: row)
    else { return }
    reveal(frame, in: collection, animated: animated, &content)
  }

  /// Scrolls a collection view so that a rectangle of its content is visible.
  mutating func reveal(
    _ frame: Rect, in collection: CollectionLayoutSnapshot, animated: Bool,
    _ content: inout some InteractiveContent
  ) {
    let id = collection.id
    let goal = collection.scrollRange.offset(toShow: frame, from: scrolls.goal(of: id))
    guard goal != scrolls.offset(of: id) else { return }
    scroll(collection, to: goal, animated: animated, &content)
  }

  mutating func scroll(
    _ collection: CollectionLayoutSnapshot, to offset: Vector, animated: Bool,
    _ content: inout some InteractiveContent
  ) {
    let animated = animated && !layout.tuning.reducedMotion
    scroll(collection, &content) { state, range, tuning in
      state.scroll(to: offset, animated: animated, in: range, tuning)
    }
  }

  mutating func scroll(
    _ collection: CollectionLayoutSnapshot, _ command: ScrollCommand,
    _ content: inout some InteractiveContent
  ) {
    let goal = collection.scrollRange.offset(
      after: command, from: scrolls.goal(of: collection.id), line: collection.lineHeight)
    scroll(collection, &content) { state, range, tuning in
      state.scroll(to: goal, in: range, tuning)
    }
  }

  private mutating func scroll(
    _ collection: CollectionLayoutSnapshot, _ content: inout some InteractiveContent,
    _ change: (inout ScrollState, ScrollRange, ScrollTuning) -> Void
  ) {
    scrolls.update(
      collection.id, in: collection.scrollRange, layout.tuning.scrolling, change)
    guard layOut(collection.id, content.model) else { return }
    propagate(.scrolled(collection.id), &content)
    moveBands(in: collection.id, &content)
  }

  mutating func layOutScrolled(_ content: some InteractiveContent) {
    for id in layout.collections.map(\.id) { layOut(id, content.model) }
  }

  @discardableResult
  private mutating func layOut(_ id: ContainerID, _ model: Model) -> Bool {
    let offset = scrolls.offset(of: id)
    guard let collection = layout.collection(id), collection.offset != offset else { return false }
    trace.layoutMayHaveChanged()
    layout.scroll(id, to: offset, model, lifted: drag?.item)
    return true
  }
}

// By finger, wheel and key.
extension Interaction {
  mutating func scrollCollection(
    with active: ActiveTouch, _ phase: PanEvent.Phase, by translation: Vector,
    _ content: inout some InteractiveContent
  ) -> Bool {
    guard active.role == .scrolling,
      let collection = active.touch.item.flatMap(layout.collection(containing:))
    else { return false }
    let others = pointers.touches.count {
      $0.role == .scrolling && $0.touch.id != active.touch.id
        && $0.touch.item.flatMap(layout.collection(containing:))?.id == collection.id
    }
    // Several fingers move the content by their mean.
    let share = Vector(dx: translation.dx / (others + 1), dy: translation.dy / (others + 1))
    let along = share.component(along: collection.axis)
    let velocity = active.withVelocity(at: now, layout.tuning).velocity
    scroll(collection, &content) { state, range, tuning in
      switch phase {
      case .began:
        if others == 0 { state.begin(in: range, tuning) }
        state.drag(by: along, in: range, tuning)
      case .moved: state.drag(by: along, in: range, tuning)
      // The content stays with the fingers that still hold it.
      case .ended where others > 0, .cancelled where others > 0: break
      case .ended:
        let velocity = velocity.component(along: collection.axis)
        state.release(velocity: velocity, in: range, tuning)
      case .cancelled: state.release(velocity: .zero, in: range, tuning)
      case .turned: break
      }
    }
    return true
  }

  /// Scrolls the collection view that contains an item with the wheel; returns whether the turn was
  /// used.
  ///
  /// It is not used if no view contains the item, or if the turn is mainly across the view's axis. With
  /// only Shift held, a vertical turn scrolls a horizontal view along its axis (GTK, Qt).
  mutating func scrollCollection(
    under item: ItemID, byWheel turn: Vector, _ content: inout some InteractiveContent
  ) -> Bool {
    guard let collection = layout.collection(containing: item) else { return false }
    var turn = turn
    if turn[collection.axis.across].magnitude > turn[collection.axis].magnitude {
      guard collection.axis == .horizontal, modifiers == .shift else { return false }
      turn.dx = turn.dy
    }
    let along = turn.component(along: collection.axis)
    scroll(collection, &content) { state, range, tuning in
      state.turn(by: along, in: range, tuning)
    }
    return true
  }

  mutating func scroll(with key: Key, _ content: inout some InteractiveContent) -> Bool {
    guard modifiers.isEmpty,
      let collection = layout.collections.last(where: {
        $0.scrollRange.limits != .zero && !isCovered($0.area.bounds)
      }),
      let command = ScrollCommand(key, along: collection.axis)
    else { return false }
    scroll(collection, command, &content)
    return true
  }

  /// Stops the collection views that still scroll under a press; a finger whose press is not decided
  /// then scrolls the view that it is on.
  mutating func stopScrolling(
    underPressOf id: PointerID, _ content: inout some InteractiveContent
  ) {
    guard !scrolls.isSettled, let active = pointers[id] else { return }
    if id.kind == .touch, active.role == .undecided,
      let collection = active.touch.item.flatMap(layout.collection(containing:))
    {
      var wasMoving = false
      scroll(collection, &content) { state, range, tuning in
        wasMoving = state.stop(in: range, tuning)
      }
      if wasMoving { pointers.update(id) { $0.begin(.scrolling) } }
    }
    settleScrolling(at: active.touch.location, &content)
  }

  /// Stops the collection views under a press, or that a drag enters.
  ///
  /// Those that contain the drag's previous location continue, because the wheel scrolls them during a drag.
  mutating func settleScrolling(
    at point: Point, unlessAt last: Point? = nil, _ content: inout some InteractiveContent
  ) {
    guard !scrolls.isSettled else { return }
    for collection in layout.collections
    where collection.area.bounds.contains(point)
      && last.map(collection.area.bounds.contains) != true
    {
      scroll(collection, &content) { state, range, _ in state.settle(in: range) }
    }
  }
}

// Under a drag.
extension Interaction {
  /// Performs a step of auto-scrolling (R9–R12), and updates the target if a view has scrolled.
  ///
  /// - Returns: Whether a view has scrolled, in this step or since the previous one.
  mutating func scrollUnderDrag(_ content: inout some InteractiveContent) -> Bool {
    let areas = drag?.scrolling.isAutoScrolling == true ? scrollAreas : []
    let steps = drag?.scrolling.step(over: areas, layout.tuning.autoScrolling) ?? []
    for step in steps {
      drag?.scrolling.noteStart(of: step.container, at: scrolls.offset(of: step.container))
    }
    scroll(by: steps, &content)
    // Not at every step: what is under the pointer hardly changes in between.
    guard drag?.scrolling.takeScrolled() == true else { return false }
    updateTarget(&content)
    lookAgain(&content)
    return true
  }

  mutating func scroll(by steps: [AutoScroll.Step], _ content: inout some InteractiveContent) {
    for step in steps {
      guard let collection = layout.collection(step.container) else { continue }
      let goal = collection.scrollRange.clamp(collection.offset + step.translation)
      scroll(collection, to: goal, animated: false, &content)
    }
  }

  /// The collection views that auto-scrolling can scroll, front to back.
  ///
  /// These are the views under the pointer. If there are none, they are the views that the drag has
  /// left along their scroll axis. In a drag by keyboard, and over the cancel strip, there are none.
  var scrollAreas: [ScrollArea] {
    guard let location = drag?.session.location, drag?.scrolling.isEnabled == true,
      !isOverCancelStrip
    else { return [] }
    let areas = layout.scrollAreas { $0.area.bounds.contains(location) }
    guard areas.isEmpty else { return areas }
    return layout.scrollAreas { collection in
      drag?.hasBeen(over: collection.id) == true && collection.isPassed(by: location)
    }
  }

  /// Scrolls the collection views that the drag has scrolled back to their offsets before that.
  ///
  /// The animation begins at most one viewport from its end. So the returning item has a final frame.
  mutating func scrollBack(_ drag: DragState, _ content: inout some InteractiveContent) {
    for start in drag.scrolling.starts {
      guard let collection = layout.collection(start.view) else { continue }
      let goal = collection.scrollRange.clamp(start.offset)
      let (axis, viewport) = (collection.axis, collection.scrollRange.viewport[collection.axis])
      var near = collection.offset
      near[axis] = near[axis].clamped(to: goal[axis] - viewport...goal[axis] + viewport)
      let isReduced = layout.tuning.reducedMotion
      scroll(collection, &content) { state, range, tuning in
        state.scroll(to: near, animated: false, in: range, tuning)
        state.scroll(to: goal, animated: !isReduced, in: range, tuning)
      }
    }
  }
}

extension LayoutSnapshot {
  func scrollAreas(where isMeant: (CollectionLayoutSnapshot) -> Bool) -> [ScrollArea] {
    areas.indices.reversed().compactMap { index in
      guard let shown = areas[index].collection, isMeant(shown) else { return nil }
      return ScrollArea(
        container: shown.id, frame: shown.area.bounds, range: shown.scrollRange,
        offset: shown.offset)
    }
  }
}

extension CollectionLayoutSnapshot {
  fileprivate func isPassed(by point: Point) -> Bool {
    func isWithin(_ axis: Axis) -> Bool {
      let start = area.bounds.origin[axis]
      return (start..<start + area.bounds.size[axis]).contains(point[axis])
    }
    return isWithin(axis.across) && !isWithin(axis)
  }
}

extension Vector {
  fileprivate func component(along axis: Axis) -> Vector {
    axis == .horizontal ? Vector(dx: dx, dy: .zero) : Vector(dx: .zero, dy: dy)
  }
}

extension ScrollCommand {
  fileprivate init?(_ key: Key, along axis: Axis) {
    switch key {
    case .pageUp, .pageDown:
      self = .page(ScrollDirection(along: axis, isForward: key == .pageDown))
    case .home, .end: self = .end(ScrollDirection(along: axis, isForward: key == .end))
    default:
      guard let direction = ScrollDirection(key), direction.axis == axis else { return nil }
      self = .line(direction)
    }
  }
}
