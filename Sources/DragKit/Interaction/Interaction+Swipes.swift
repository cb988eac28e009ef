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
    let swipe = cells.swipe(of: item, in: row.id)
    let isHeld = swipe?.isHeld == true
    switch phase {
    case .began:
      reportSwipe(.swipeBegan, item, pointer, nil, content)
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
      let edge = swipe?.edge ?? .trailing
      reportSwipe(.swipeEnded, item, pointer, outcome ?? .closed, at: edge, content)
      if outcome == .full,
        let action = swipeActions(of: item, in: row.id, at: edge, content)?.actions.first
      {
        perform(action, of: item, in: row.id, &content)
      }
    case .cancelled:
      _ = cells.swipe(item, in: row.id) { $0.close() }
      reportSwipe(.swipeCancelled, item, pointer, nil, content)
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
    let open = cells.swipe(of: item, in: row.id).flatMap { $0.openEdge(in: row.measures) }
    let edge = SwipeEdge(uncoveredBy: row.inwards(translation))
    // An open row closes before the actions at its other edge are uncovered.
    guard open != edge, open != nil || row.measures.side(edge).actions > 0 else { return true }
    reportSwipe(.swipeBegan, item, .mouse, nil, content)
    settle(item, row, openAt: open == nil ? edge : nil)
    reportSwipe(.swipeEnded, item, .mouse, open == nil ? .open : .closed, at: edge, content)
    return true
  }

  mutating func revealActions(of item: ItemID, _ content: some InteractiveContent) {
    guard let row = swipedRow(item, content), row.measures.trailing.actions > 0 else { return }
    settle(item, row, openAt: .trailing)
  }

  mutating func performSwipeAction(
    _ part: String, of item: ItemID, in id: ContainerID, _ content: inout some InteractiveContent
  ) {
    let all = [SwipeEdge.trailing, .leading].flatMap { edge in
      swipeActions(of: item, in: id, at: edge, content)?.actions ?? []
    }
    guard let action = all.first(where: { $0.button.name == part }) else { return }
    perform(action, of: item, in: id, &content)
  }

  private mutating func perform<Content: InteractiveContent>(
    _ action: ContextualAction<Content>, of item: ItemID, in id: ContainerID,
    _ content: inout Content
  ) {
    // The completion (E19): whether the row is gone or may go.
    let isDone = changeRow(item, &content) { action.handler(&$0, item) }
    report(
      .contextualAction, item: item, content,
      ["part": .string(action.button.name), "completed": .bool(isDone)])
    cells.closeSwipes(in: id)
  }

  mutating func closeRowsWithoutActions(_ content: some InteractiveContent) {
    for row in cells.openRows where !hasActions(row.item, in: row.id, content) {
      cells.forgetSwipes(in: row.id) { $0 == row.item }
    }
  }

  /// Returns whether an open row has actions where it is open; a held row, whether it has any.
  private func hasActions(
    _ item: ItemID, in id: ContainerID, _ content: some InteractiveContent
  ) -> Bool {
    guard let swipe = cells.swipe(of: item, in: id) else { return false }
    let edge = SwipeEdge(uncoveredBy: swipe.settledOffset)
    return swipe.isHeld
      ? content.handlerSet(ofCollection: id)?.handlers.isSwipeable(item, content) == true
      : swipeActions(of: item, in: id, at: edge, content) != nil
  }

  private func swipeActions<Content: InteractiveContent>(
    of item: ItemID, in id: ContainerID, at edge: SwipeEdge, _ content: Content
  ) -> SwipeActionsConfiguration<Content>? {
    content.handlerSet(ofCollection: id)?.handlers.swipeActions(of: item, at: edge, content)
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
      let set = content.handlerSet(ofCollection: collection.id),
      let measures = set.handlers.swipeMeasures(
        of: item, in: frame.width, content, layout.tuning.swipe)
    else { return nil }
    return Row(
      id: collection.id, measures: measures, isRightToLeft: collection.area.isRightToLeft)
  }

  private mutating func settle(_ item: ItemID, _ row: Row, openAt edge: SwipeEdge?) {
    cells.closeSwipes(in: row.id, save: item)
    _ = cells.swipe(item, in: row.id) { $0.settle(openAt: edge, in: row.measures) }
  }

  private mutating func reportSwipe(
    _ name: Call.Name, _ item: ItemID, _ pointer: PointerKind, _ outcome: SwipeState.Outcome?,
    at edge: SwipeEdge = .trailing, _ content: some InteractiveContent
  ) {
    // The trailing edge is the usual one, and is not reported.
    let isLeading = edge == .leading && (outcome == .open || outcome == .full)
    report(
      name, item: item, content,
      [
        "pointer": .string(pointer.rawValue), "outcome": outcome.map { .string($0.rawValue) },
        "edge": isLeading ? .string(edge.rawValue) : nil,
      ])
  }
}
