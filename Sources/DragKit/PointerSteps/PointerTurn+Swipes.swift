private struct SwipedRow {
  let item: ItemID
  let container: ContainerID
  let measures: SwipeState.Measures
  let isRightToLeft: Bool

  /// Returns the distance towards the row's leading edge, which uncovers the trailing actions.
  func inwards(_ vector: Vector) -> Length { isRightToLeft ? vector.dx : -vector.dx }
}

extension PointerTurn {
  /// Moves the row under a pointer aside; returns `false` if the item is no row with actions.
  mutating func swipeRow(
    with active: ActiveTouch, _ phase: GesturePhase, by translation: Vector
  ) -> Bool {
    guard active.role == .swiping, let row = active.touch.item.flatMap({ swipedRow($0) }) else {
      return false
    }
    let (item, pointer) = (row.item, active.touch.id.kind)
    let isHeld = turn.rowStates.swipe(of: item, in: row.container)?.isHeld == true
    let moveAside = { (swipe: inout SwipeState) in
      swipe.drag(by: row.inwards(translation), in: row.measures)
    }
    switch phase {
    case .began:
      reportSwipe(.swipeBegan, item, pointer)
      // While something is dragged, rows stay closed (E29).
      guard !turn.screen.isDragging else { break }
      turn.rowStates.closeSwipes(in: row.container, except: item)
      turn.rowStates.updateSwipe(of: item, in: row.container, moveAside)
    case .changed where isHeld: turn.rowStates.updateSwipe(of: item, in: row.container, moveAside)
    case .ended: release(row, with: active)
    case .cancelled:
      turn.rowStates.updateSwipe(of: item, in: row.container) { $0.close() }
      reportSwipe(.swipeCancelled, item, pointer)
    // A row closed while it was held ignores motions; ``swipeRow(_:byWheel:)`` handles the wheel.
    case .changed, .turned: break
    }
    return true
  }

  /// Opens or closes a released row; after a full swipe, the first action at that edge runs.
  private mutating func release(_ row: SwipedRow, with active: ActiveTouch) {
    let swipe = turn.rowStates.swipe(of: row.item, in: row.container)
    let velocity = row.inwards(active.withVelocity(at: turn.now, turn.tuning).velocity)
    var outcome = SwipeState.Outcome.closed
    if swipe?.isHeld == true {
      outcome =
        turn.rowStates.updateSwipe(of: row.item, in: row.container) { swipe in
          swipe.release(velocity: velocity, in: row.measures)
        } ?? .closed
    }
    let edge = swipe?.edge ?? .trailing
    reportSwipe(.swipeEnded, row.item, active.touch.id.kind, outcome, at: edge)
    let actions = swipeActions(of: row.item, in: row.container, at: edge)?.actions
    if outcome == .full, let action = actions?.first {
      runAction(action, of: row.item, in: row.container)
    }
  }

  /// Opens or closes a row with actions by a horizontal turn of the wheel.
  mutating func swipeRow(_ item: ItemID, byWheel translation: Vector) {
    guard !turn.screen.isDragging, turn.screen.traits(of: item, turn.content).contains(.swipeable),
      let row = swipedRow(item)
    else { return }
    let open = turn.rowStates.swipe(of: item, in: row.container).flatMap {
      $0.openEdge(in: row.measures)
    }
    let edge = SwipeEdge(uncoveredBy: row.inwards(translation))
    // An open row closes before the actions at its other edge are uncovered.
    guard open != edge, open != nil || row.measures.side(edge).actions > 0 else { return }
    reportSwipe(.swipeBegan, item, .mouse)
    spring(row, openAt: open == nil ? edge : nil)
    reportSwipe(.swipeEnded, item, .mouse, open == nil ? .open : .closed, at: edge)
  }

  /// Opens a row at its trailing edge, if it has actions there.
  mutating func revealActions(of item: ItemID) {
    guard let row = swipedRow(item), row.measures.trailing.actions > 0 else { return }
    spring(row, openAt: .trailing)
  }

  /// Runs the swipe action named `control` of a row, if the row has it.
  mutating func runSwipeAction(named control: String, of item: ItemID, in id: ContainerID) {
    let all = SwipeEdge.allCases.flatMap { swipeActions(of: item, in: id, at: $0)?.actions ?? [] }
    guard let action = all.first(where: { $0.button.name == control }) else { return }
    runAction(action, of: item, in: id)
  }

  private mutating func runAction(
    _ action: ContextualAction<Content>, of item: ItemID, in id: ContainerID
  ) {
    // The handler's result is only reported: the row closes in any case (E19).
    let isDone = changeRow { action.handler(&$0, item) }
    turn.report(
      .contextualAction, item: item,
      ["part": .string(action.button.name), "completed": .bool(isDone)])
    turn.rowStates.closeSwipes(in: id)
  }

  /// Forgets the swipes of rows that no longer have actions at the edge at which they are open.
  mutating func closeRowsWithoutActions() {
    for row in turn.rowStates.openRows where !hasActions(row.item, in: row.container) {
      turn.rowStates.forgetSwipes(in: row.container) { $0 == row.item }
    }
  }

  /// Returns whether a row has actions at its open edge; if a pointer holds it, at any edge.
  private func hasActions(_ item: ItemID, in id: ContainerID) -> Bool {
    guard let swipe = turn.rowStates.swipe(of: item, in: id) else { return false }
    let edge = SwipeEdge(uncoveredBy: swipe.settledOffset)
    return swipe.isHeld
      ? turn.content.handlerSet(ofCollection: id)?.handlers.isSwipeable(item, turn.content) == true
      : swipeActions(of: item, in: id, at: edge) != nil
  }

  private func swipeActions(
    of item: ItemID, in id: ContainerID, at edge: SwipeEdge
  ) -> SwipeActionsConfiguration<Content>? {
    turn.content.handlerSet(ofCollection: id)?.handlers.swipeActions(
      of: item, at: edge, turn.content)
  }

  /// Closes the swiped rows, except the pressed one.
  mutating func closeRows(forPressOf id: PointerID) {
    guard let active = turn.pointers[id] else { return }
    for row in turn.rowStates.openRows where row.item != active.touch.item {
      turn.rowStates.closeSwipes(in: row.container, except: active.touch.item)
      // In the pressed view, this is all the press does, unless it catches a returning item.
      if row.container == active.container, !active.traits.contains(.landing) {
        turn.pointers.ignore(id)
      }
    }
  }

  private func swipedRow(_ item: ItemID) -> SwipedRow? {
    guard let collection = turn.layout.collection(withRow: item), collection.axis == .vertical,
      let frame = turn.layout.frame(of: item),
      let set = turn.content.handlerSet(ofCollection: collection.id),
      let measures = set.handlers.swipeMeasures(
        of: item, in: frame.width, turn.content, turn.tuning.swipe)
    else { return nil }
    return SwipedRow(
      item: item, container: collection.id, measures: measures,
      isRightToLeft: collection.area.isRightToLeft)
  }

  private mutating func spring(_ row: SwipedRow, openAt edge: SwipeEdge?) {
    turn.rowStates.closeSwipes(in: row.container, except: row.item)
    turn.rowStates.updateSwipe(of: row.item, in: row.container) {
      $0.spring(openAt: edge, in: row.measures)
    }
  }

  private mutating func reportSwipe(
    _ name: Call.Name, _ item: ItemID, _ pointer: PointerKind,
    _ outcome: SwipeState.Outcome? = nil, at edge: SwipeEdge = .trailing
  ) {
    // The trailing edge is the usual one, and is not reported.
    let isLeading = edge == .leading && (outcome == .open || outcome == .full)
    turn.report(
      name, item: item,
      [
        "pointer": .string(pointer.rawValue), "outcome": outcome.map { .string($0.rawValue) },
        "edge": isLeading ? .string(edge.rawValue) : nil,
      ])
  }
}
