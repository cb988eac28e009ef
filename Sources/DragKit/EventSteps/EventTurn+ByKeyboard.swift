internal import DragCoding

// MARK: - Drags by keyboard

// A drag by keyboard is like any other, but keys move it in steps (`EventTurn+KeyboardStep.swift`).
extension EventTurn {
  /// Lifts the focused item for a drag by keyboard, after it is scrolled into view.
  mutating func liftFocused(_ focus: KeyboardFocus) {
    if let collection = turn.layout.collection(focus.container) {
      // Steps use the final layout, so scrolling ends at once.
      turn.scroll(collection, to: turn.scrolls.goal(of: collection.id), animated: false)
      turn.reveal(focus.item, in: focus.container, animated: false)
    }
    guard turn.pointers.touches.isEmpty, let frame = turn.layout.frame(of: focus.item) else {
      return
    }
    let touch = Touch(
      .keyboard, at: frame.center, time: turn.now, item: focus.item,
      grab: frame.center - frame.origin)
    dragging.lift(with: touch, in: focus.container)
    turn.drag?.scrolling.takeScrolled()
  }

  /// Moves or drops the items that are dragged by keyboard.
  mutating func moveOrDrop(with key: Key) {
    if key == .space || key == .enter { return dragging.drop() }
    let before = turn.drag
    if !step(with: key), let direction = Direction(key) { stepOut(direction) }
    let hasMoved = turn.screen.dragLocation != before?.session.location
    if hasMoved || turn.drag?.target != before?.target || turn.drag?.phase != before?.phase {
      reportStep()
    }
  }

  /// Keeps the gap of a drag by keyboard in place after modifier keys have changed the operation.
  mutating func keepGap(_ place: InsertionPlace, over view: ItemID) {
    guard let target = turn.drag?.target, target.item == view, target.gap != nil,
      let collection = turn.layout.collection(withView: view)
    else { return }
    go(to: place, in: collection)
    reportStep()
  }

  /// Reports where a release would put the items: into an item or a target, or in a container.
  private mutating func reportStep() {
    guard let session = turn.session else { return }
    // A target that is neither a collection view nor an item of the model, such as a bin.
    let target = session.target.map(\.item).flatMap { item in
      item.isControl && turn.layout.collection(withView: item) == nil ? item : nil
    }
    if let into = session.intoItem ?? target {
      return turn.report(.dragMoved, item: session.item, target: into)
    }
    guard let place = turn.layout.landingPosition(of: session, turn.content.model) else {
      return turn.report(.dragMoved, item: session.item)
    }
    let leaving = session.offsetsLeaving(place.container, turn.content.model).count
    let count = (turn.content.model[place.container]?.count ?? 0) - leaving + session.items.count
    turn.report(
      .dragMoved, item: session.item,
      [
        "container": .string(place.container.name), "position": .integer(place.offset + 1),
        "count": .integer(count),
      ])
  }
}

extension LayoutSnapshot {
  /// Returns the position that the first of the session's items would have after a drop, if any.
  fileprivate func landingPosition(of session: DragSession, _ model: Model) -> Position? {
    guard let target = session.target else { return nil }
    guard collection(withView: target.item) != nil else {
      return session.item.flatMap { model.position(of: $0) }
    }
    guard target.proposal.operation.isPerformed, let place = target.gap ?? target.destination?.place
    else { return nil }
    let before = session.offsetsLeaving(place.container, model).filter { $0 < place.gap.index }
    return Position(place.container, place.gap.index - before.count)
  }
}

extension DragSession {
  fileprivate func offsetsLeaving(_ id: ContainerID, _ model: Model) -> [Int] {
    guard operation?.keepsSource != true, let container = model[id] else { return [] }
    return localObjects.compactMap(container.offset(of:))
  }
}
