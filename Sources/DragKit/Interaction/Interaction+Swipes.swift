internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  mutating func swipeRow(
    with active: ActiveTouch, _ phase: PanEvent.Phase, by translation: Vector,
    _ content: inout some InteractiveContent
  ) -> Bool {
    guard active.role == .swiping, let item = active.touch.item,
      let row = swipedRow(item, content)
    else { return false }
    let pointer = active.touch.id.kind
    let isHeld = cells.swipe(of: item, in: row.id)?.isHeld == true
    switch phase {
    case .began:
      reportSwipe("swipeBegan", item, pointer, nil, content)
      // While something is dragged, rows stay closed (E29).
      guard !isDragging else { break }
      cells.closeSwipes(in: row.id, save: item)
      _ = cells.swipe(item, in: row.id) { $0.drag(by: row.inwards(translation), in: row.measures) }
    case .moved where isHeld:
      _ = cells.swipe(item, in: row.id) { $0.drag(by: row.inwards(translation), in: row.measures) }
    case .ended:
      let velocity = row.inwards(active.withVelocity(at: now, layout.tuning).velocity)
      let outcome =
        isHeld
        ? cells.swipe(item, in: row.id) { $0.release(velocity: velocity, in: row.measures) } : nil
      reportSwipe("swipeEnded", item, pointer, outcome ?? .closed, content)
      if outcome == .full { performSwipeAction(nil, of: item, &content) }
    case .cancelled:
      _ = cells.swipe(item, in: row.id) { $0.close() }
      reportSwipe("swipeCancelled", item, pointer, nil, content)
    // A row that was closed while it was held does not follow any more.
    case .moved, .turned: break
    }
    return true
  }

  mutating func swipeRow(
    _ item: ItemID, byWheel translation: Vector, _ content: inout some InteractiveContent
  ) -> Bool {
    guard !isDragging, traits(of: item, content).contains(.swipeable),
      let row = swipedRow(item, content)
    else { return false }
    let isOpen = cells.swipe(of: item, in: row.id).map { $0.settledOffset != .zero } ?? false
    let opens = row.inwards(translation) > 0
    guard opens != isOpen else { return true }
    reportSwipe("swipeBegan", item, .mouse, nil, content)
    settle(item, row, isOpen: opens)
    reportSwipe("swipeEnded", item, .mouse, opens ? .open : .closed, content)
    return true
  }

  mutating func revealActions(of item: ItemID, _ content: some InteractiveContent) {
    if let row = swipedRow(item, content) { settle(item, row, isOpen: true) }
  }

  mutating func performSwipeAction(
    _ part: String?, of item: ItemID, _ content: inout some InteractiveContent
  ) {
    guard let id = layout.collection(withRow: item)?.id,
      let actions = swipeActions(of: item, in: id, content)?.actions,
      let action = part == nil ? actions.first : actions.first(where: { $0.button.name == part })
    else { return }
    // The completion (E19): whether the row is gone or may go.
    let isDone = changeRow(item, &content) { action.handler(&$0, item) }
    report(
      "contextualAction", item: item, content,
      ["part": .string(action.button.name), "completed": .bool(isDone)])
    cells.closeSwipes(in: id)
  }

  mutating func closeRowsWithoutActions(_ content: some InteractiveContent) {
    for row in cells.openRows where swipeActions(of: row.item, in: row.id, content) == nil {
      cells.forgetSwipes(in: row.id) { $0 == row.item }
    }
  }

  private func swipeActions<Content: InteractiveContent>(
    of item: ItemID, in id: ContainerID, _ content: Content
  ) -> SwipeActionsConfiguration<Content>? {
    content.handlerSet(ofCollection: id)?.handlers.swipeActions(of: item, content)
  }

  /// Closes the swiped rows, except the pressed one.
  ///
  /// If such a row is in the pressed view, the press has no other effect. A press that catches a
  /// returning item always has its effect.
  mutating func closeRows(forPressOf id: PointerID) {
    guard let active = pointers[id] else { return }
    for row in cells.openRows where row.item != active.touch.item {
      cells.closeSwipes(in: row.id, save: active.touch.item)
      if row.id == active.container, !active.traits.contains(.flying) { pointers.ignore(id) }
    }
  }
}

extension Interaction {
  private struct Row {
    let id: ContainerID
    let measures: SwipeState.Measures
    let isRightToLeft: Bool

    func inwards(_ vector: Vector) -> Length { isRightToLeft ? vector.dx : -vector.dx }
  }

  private func swipedRow(_ item: ItemID, _ content: some InteractiveContent) -> Row? {
    guard let collection = layout.collection(withRow: item), collection.axis == .vertical,
      let frame = layout.frame(of: item),
      let actions = swipeActions(of: item, in: collection.id, content)
    else { return nil }
    return Row(
      id: collection.id, measures: actions.measures(inRowOf: frame.width, layout.tuning.swipe),
      isRightToLeft: collection.area.isRightToLeft)
  }

  private mutating func settle(_ item: ItemID, _ row: Row, isOpen: Bool) {
    cells.closeSwipes(in: row.id, save: item)
    _ = cells.swipe(item, in: row.id) { $0.settle(open: isOpen, in: row.measures) }
  }

  private mutating func reportSwipe(
    _ name: String, _ item: ItemID, _ pointer: PointerKind, _ outcome: SwipeState.Outcome?,
    _ content: some InteractiveContent
  ) {
    report(
      name, item: item, content,
      ["pointer": .string(pointer.rawValue), "outcome": outcome.map { .string($0.rawValue) }])
  }
}
