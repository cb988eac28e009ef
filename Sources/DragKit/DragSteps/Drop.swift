internal import DragCoding
internal import DragEvents
internal import DragGeometry
internal import DragModel

extension Turn {
  /// Ends the drag on a release, and performs the drop that the target last proposed, if any.
  ///
  /// The target makes no new proposal, so that the drop does what is visible. Only ``revalidateTarget()``
  /// can change the target. A gap that waits to move to where the hand has chosen does so at once (R4).
  mutating func drop() {
    revalidateTarget()
    drag?.openPromisedGap()
    if dropOutside() { return }
    screen.movingPreviews { $0?.beginEnding() }
    guard let target = drag?.target else {
      return endDrag(screen.isOverCancelStrip ? .cancelled : .outside)
    }
    if let reason = target.proposal.operation.endReason { return endDrag(reason) }
    let outcome = perform(target)
    endDrag(
      outcome.isAccepted ? .dropped : .refused, landings: outcome.landings,
      isComplete: outcome.isComplete)
  }

  /// Ends the drag, if any; if `reason` is not `dropped`, the changes of the model are rolled back.
  ///
  /// If the lifted item is no longer in the model, the changes are kept. The order is that of the calls: targets are left
  /// before the end is reported, and the source learns it last.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - cause: What interrupted the drag, in words.
  ///   - landings: Where the drop has put the items.
  ///   - isComplete: Whether all items from another program have arrived. If not, the drop is reported to their source as
  ///     failed, so that the source removes nothing.
  mutating func endDrag(
    _ reason: DragEndReason, because cause: String? = nil,
    landings: [DropCoordinator.Landing] = [], isComplete: Bool = true
  ) {
    setSpringLoading(nil)
    screen.movingPreviews { $0?.beginEnding() }
    guard let ended = drag else { return }
    let session = ended.session
    if reason == .dropped { drag?.leaveTarget() } else { leaveTarget() }
    endTransaction(of: session, keepsChanges: reason == .dropped)
    if reason != .dropped { scrollBack(ended) }
    let dropped = reason == .dropped ? screen.itemsInHand(of: session) : []
    let goals: [ItemID: DropLanding] = dropped.reduce(into: [:]) { goals, item in
      goals[item] = ended.landing(of: item, landings, in: layout, content.model)
    }
    let placement = ended.previewPlacement(tuning.preview)
    drag = nil
    let operation = reason == .dropped ? session.operation : nil
    trace.append(ended.endRequests(isComplete ? operation : nil))
    report(
      .dragEnded, item: session.item,
      [
        "reason": .string(reason.rawValue),
        "operation": operation.map { .string($0.rawValue) },
        "cause": cause.map { .string($0) },
      ])
    callEndHandlers(of: ended, reason)
    if let item = session.item {
      motion.spreadPile(session.localObjects, to: goals, in: interaction.screen.layout)
      motion.land(goals, lifted: item, from: placement, in: interaction.screen.layout)
    }
    pointers.ignoreCarrying()
    if session.pointer == .keyboard { refocus(after: session) }
  }

  private mutating func endTransaction(of session: DragSession, keepsChanges: Bool) {
    runHandler { turn in
      // An item that a handler has removed stays removed (E30).
      let isGone =
        session.item.map { !$0.isControl && turn.content.model.position(of: $0) == nil } ?? false
      // A handler can have begun transactions of its own that it did not end.
      if keepsChanges || isGone {
        turn.content.model.commitAll()
      } else {
        turn.content.model.rollbackAll()
      }
    }
  }

  private mutating func callEndHandlers(of drag: DragState, _ reason: DragEndReason) {
    let session = drag.session
    runHandler { turn in
      for id in drag.entered {
        guard let view = turn.layout.collection(id)?.area.view,
          let handler = turn.content.handlerSet(ofCollection: id)?.dropHandler
        else { continue }
        turn.report(.dropSessionDidEnd, target: view)
        let approach = turn.approach(to: view, nil, session)
        handler.dropSessionDidEnd(approach, &turn.content)
      }
      guard let item = session.item else { return }
      let set = turn.content.handlerSet(of: item, in: session.container)
      set?.handlers.dragEnd?(&turn.content, item, reason)
      let delegate = turn.content.dragDelegate(of: session)
      delegate?.dragSessionDidEnd(session, reason: reason, content: &turn.content)
    }
  }

  /// Ends the drag if its lifted item has left the layout, or if the transaction of the drag has ended.
  mutating func endDragOfGoneItem() {
    guard screen.isDragging else { return }
    if screen.isLiftedItemGone {
      endDrag(.interrupted, because: "the lifted item has left the layout")
    } else if !content.model.isInTransaction {
      endDrag(.interrupted, because: "a handler ended the transaction of the drag")
    }
  }

  private mutating func perform(_ target: DropTarget) -> DropOutcome {
    var destination = target.destination
    if target.proposal.operation.keepsSource {
      // A copy leaves its source unchanged; the open transactions of handlers are begun again.
      let hasMoved = runHandler { turn in
        let depth = turn.content.model.transactionDepth
        defer { turn.content.model.begin(toDepth: depth) }
        return turn.content.model.rollbackAll()
      }
      if hasMoved { destination = self.destination(over: target.item) }
    }
    guard let session, let handler = screen.handler(of: target.item, content) else {
      return DropOutcome(isAccepted: false)
    }
    let approach = approach(to: target.item, destination, session)
    return runHandler { turn in
      var outcome = handler.performDrop(approach, target.proposal, &turn.content)
      if let item = turn.screen.itemPutIntoItself(turn.content.model) {
        outcome.isAccepted = false
        let name = turn.content.name(of: item)
        outcome.failure = "performDrop moved '\(name)' into its own group; call coordinator.fail"
      }
      turn.report(
        .performDrop, target: target.item,
        [
          "accepted": .bool(outcome.isAccepted), "reason": outcome.failure.map { .string($0) },
        ])
      outcome.isComplete = turn.reportMissing(after: outcome, on: target.item)
      turn.setTargeted(target.item, false)
      if !outcome.isAccepted { turn.drag?.leaveTarget() }
      return outcome
    }
  }
}

extension Screen {
  fileprivate var isLiftedItemGone: Bool {
    drag?.item.map { layout.frame(of: $0) == nil } ?? false
  }

  /// Returns the dragged items, and those that are drawn in the hand.
  fileprivate func itemsInHand(of session: DragSession) -> Set<ItemID> {
    Set(motion.overlays.filter(\.isInHand).map(\.item) + session.localObjects)
  }
}

extension DragState {
  /// Returns what is requested at the end of a drag from another program, or of one that others could receive.
  fileprivate func endRequests(_ operation: DropOperation?) -> [Request] {
    var requests: [Request] = []
    if incoming?.isReleased == true {
      requests.append(.incomingDrag(.finished(operation)))
    } else if incoming?.proposed != nil {
      requests.append(.incomingDrag(.proposed(nil)))
    }
    if isOffered { requests.append(.outgoingDrag(.end)) }
    return requests
  }
}
