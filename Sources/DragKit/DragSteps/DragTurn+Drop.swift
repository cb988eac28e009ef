internal import DragCoding

extension DragTurn {
  /// Ends the drag on a release, and performs the drop that the target last proposed, if any.
  ///
  /// The target is not asked again, so the drop does what is visible; only ``revalidateTarget()``
  /// can still change the target. A waiting gap moves at once to the place the hand chose (R4).
  mutating func drop() {
    revalidateTarget()
    turn.drag?.openPromisedGap()
    if dropOutside() { return }
    turn.screen.updateDrag { $0?.beginEnding() }
    guard let target = turn.drag?.target else {
      return endDrag(turn.screen.isOverCancelStrip ? .cancelled : .outside)
    }
    if let reason = target.proposal.operation.endReason { return endDrag(reason) }
    let drop = performDrop(on: target)
    endDrag(
      drop?.isAccepted == true ? .dropped : .refused, landings: drop?.landings ?? [],
      isComplete: drop?.isComplete ?? true)
  }

  /// Ends the drag, if any; if `reason` is not `dropped`, the changes of the model are rolled back.
  ///
  /// The changes are also kept if the lifted item has left the model. Targets are left before the
  /// end is reported; the handlers of the source are called last. This order makes the model final
  /// before landings are found in it, and the layout final before previews move to them.
  ///
  /// - Parameters:
  ///   - reason: The reason, which the trace and the handlers of the end receive.
  ///   - cause: What interrupted the drag, in words.
  ///   - landings: Where the drop has put the items.
  ///   - isComplete: Whether all items from another program have arrived. If not, the drop is
  ///     reported to their source as failed, so that the source removes nothing.
  mutating func endDrag(
    _ reason: DragEndReason, because cause: String? = nil,
    landings: [DropCoordinator.Landing] = [], isComplete: Bool = true
  ) {
    setSpringLoading(nil)
    let isReleased = turn.drag?.isReleased == true
    turn.screen.updateDrag { $0?.beginEnding() }
    guard let ended = turn.drag else { return }
    let session = ended.session
    if reason == .dropped { turn.drag?.leaveTarget() } else { leaveTarget() }
    endTransaction(of: session, keepsChanges: reason == .dropped)
    if reason != .dropped { turn.scrollBack(ended) }
    let inHand = Set(turn.motion.overlays.filter(\.isInHand).map(\.item) + session.localObjects)
    let dropped = reason == .dropped ? inHand : []
    let goals: [ItemID: DropLanding] = dropped.reduce(into: [:]) { goals, item in
      goals[item] = session.landing(of: item, landings, in: turn.layout, turn.content.model)
    }
    let placement = ended.previewPlacement(turn.tuning.preview)
    turn.drag = nil
    let operation = reason == .dropped ? session.operation : nil
    turn.trace.append(ended.endRequests(isComplete ? operation : nil, isReleased: isReleased))
    turn.report(
      .dragEnded, item: session.item,
      [
        "reason": .string(reason.rawValue),
        "operation": operation.map { .string($0.rawValue) },
        "cause": cause.map { .string($0) },
      ])
    callEndHandlers(of: ended, reason)
    if session.item != nil {
      turn.motion.spreadPile(session.localObjects, to: goals, in: turn.interaction.screen.layout)
      turn.motion.land(goals, from: placement, in: turn.interaction.screen.layout)
    }
    turn.pointers.ignoreDragging()
    if session.pointer == .keyboard { turn.refocus(after: session) }
  }

  private mutating func endTransaction(of session: DragSession, keepsChanges: Bool) {
    // An item that a handler has removed stays removed (E30).
    let isGone =
      session.item.map { !$0.isControl && turn.content.model.position(of: $0) == nil } ?? false
    turn.content.model.endTransactions(keepingChanges: keepsChanges || isGone)
    turn.readContent()
  }

  /// Calls the handlers of a drag's end: of the entered views, then of the item and its source.
  private mutating func callEndHandlers(of drag: DragState, _ reason: DragEndReason) {
    let session = drag.session
    for id in drag.entered {
      guard let view = turn.layout.collection(id)?.area.view,
        let handler = turn.content.handlerSet(ofCollection: id)?.dropHandler
      else { continue }
      turn.report(.dropSessionDidEnd, target: view)
      let dropSession = dropSession(over: view, nil, session)
      handler.delegate(of: dropSession)?.dropSessionDidEnd?(&turn.content, dropSession)
    }
    if let item = session.item {
      let set = turn.content.handlerSet(of: item, in: session.container)
      set?.handlers.dragEnd?(&turn.content, item, reason)
      turn.content.dragHandler(of: session)?.dragSessionDidEnd(&turn.content, session, reason)
    }
    turn.readContent()
  }

  /// Ends the drag if its lifted item has left the layout, or if its transaction has ended.
  mutating func endDragIfInvalid() {
    guard turn.screen.isDragging else { return }
    if let item = turn.screen.liftedItem, turn.layout.frame(of: item) == nil {
      endDrag(.interrupted, because: "the lifted item has left the layout")
    } else if !turn.content.model.isInTransaction {
      endDrag(.interrupted, because: "a handler ended the transaction of the drag")
    }
  }

  /// Asks the target to perform the drop; returns `nil` if its handler no longer exists.
  private mutating func performDrop(on target: DropTarget) -> DropCoordinator? {
    var destination = target.destination
    if target.proposal.operation.keepsSource {
      // A drop that copies undoes the drag's changes first; the open transactions begin again.
      let depth = turn.content.model.transactionDepth
      let hasMoved = turn.content.model.rollbackAll()
      turn.content.model.begin(toDepth: depth)
      turn.readContent()
      if hasMoved { destination = findDestination(over: target.item) }
    }
    guard let session = turn.session,
      let handler = turn.screen.dropHandler(of: target.item, turn.content)
    else { return nil }
    let dropSession = dropSession(over: target.item, destination, session)
    var drop = handler.performDrop(dropSession, target.proposal, &turn.content)
    // A handler can put an item into its own group by mistake.
    let (stage, model) = (turn.layout.stage, turn.content.model)
    if let item = session.localObjects.first(where: {
      stage.contains($0, inGroupOf: [$0], model)
    }) {
      drop.isAccepted = false
      let name = turn.content.name(of: item)
      drop.fail("performDrop moved '\(name)' into its own group; call coordinator.fail")
    }
    turn.report(
      .performDrop, target: target.item,
      ["accepted": .bool(drop.isAccepted), "reason": drop.failure.map { .string($0) }])
    drop.isComplete = turn.reportMissing(after: drop, on: target.item)
    setTargeted(target.item, false)
    if !drop.isAccepted { turn.drag?.leaveTarget() }
    turn.readContent()
    return drop
  }
}

extension DragState {
  /// Returns the requests at the end of a drag from or to another program; none for other drags.
  fileprivate func endRequests(_ operation: DropOperation?, isReleased: Bool) -> [Request] {
    if isOffered { return [.outgoingDrag(.end)] }
    guard let incoming else { return [] }
    if isReleased { return [.incomingDrag(.finished(operation))] }
    return incoming.proposed == nil ? [] : [.incomingDrag(.proposed(nil))]
  }
}
