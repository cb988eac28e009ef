internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Ends the drag on a release, and performs the drop that the target last proposed, if any.
  ///
  /// The target makes no new proposal, so that the drop does what is visible. Only ``lookAgain(_:)``
  /// can change the target. A gap that waits to move to where the hand has chosen does so at once (R4).
  mutating func drop(_ content: inout some InteractiveContent) {
    lookAgain(&content)
    drag?.openPromisedGap()
    if dropOutside(content) { return }
    movingPreviews { $0.drag?.beginEnding() }
    guard let target = drag?.target else {
      return end(isOverCancelStrip ? .cancelled : .outside, &content)
    }
    if let reason = target.proposal.operation.endReason { return end(reason, &content) }
    let outcome = perform(target, &content)
    end(
      outcome.isAccepted ? .dropped : .refused, landings: outcome.landings,
      isComplete: outcome.isComplete, &content)
  }

  /// Ends the drag, if any; if `reason` is not `dropped`, the changes of the model are rolled back.
  ///
  /// If the lifted item is no longer in the model, the changes are kept. A drop from another program that is not
  /// complete is reported to its source as failed, so that the source removes nothing. `cause` says what interrupted
  /// the drag.
  mutating func end(
    _ reason: DragEndReason, because cause: String? = nil,
    landings: [DropCoordinator.Landing] = [], isComplete: Bool = true,
    _ content: inout some InteractiveContent
  ) {
    setSpringLoading(nil, content)
    movingPreviews { $0.drag?.beginEnding() }
    guard let ended = drag else { return }
    let (session, operation) = (ended.session, reason == .dropped ? ended.session.operation : nil)
    if reason == .dropped { drag?.leaveTarget() } else { leaveTarget(&content) }
    runHandler(of: &content) { _, content in
      // An item that a handler has removed stays removed (E30).
      let isGone =
        session.item.map { !$0.isControl && content.model.position(of: $0) == nil } ?? false
      // A handler can have begun transactions of its own that it did not end.
      if reason == .dropped || isGone {
        content.model.commitAll()
      } else {
        content.model.rollbackAll()
      }
    }
    if reason != .dropped { propagate(.dragReverted(ended), &content) }
    let dropped =
      reason == .dropped
      ? motion.overlays.filter(\.isInHand).map(\.item) + session.localObjects : []
    let goals: [ItemID: DropLanding] = Set(dropped).reduce(into: [:]) { goals, item in
      goals[item] = ended.landing(of: item, landings, in: layout, content.model)
    }
    let placement = ended.previewPlacement(layout.tuning.preview)
    drag = nil
    if ended.incoming?.isReleased == true {
      trace.append([.incomingDrag(.finished(isComplete ? operation : nil))])
    } else if ended.incoming?.proposed != nil {
      trace.append([.incomingDrag(.proposed(nil))])
    }
    if ended.isOffered { trace.append([.outgoingDrag(.end)]) }
    report(
      .dragEnded, item: session.item, content,
      [
        "reason": .string(reason.rawValue),
        "operation": operation.map { .string($0.rawValue) },
        "cause": cause.map { .string($0) },
      ])
    callEndHandlers(of: ended, reason, &content)
    if let item = session.item {
      motion.spreadPile(session.localObjects, to: goals, in: layout)
      motion.land(goals, lifted: item, from: placement, in: layout)
    }
    propagate(.dragEnded(session), &content)
  }

  private mutating func callEndHandlers(
    of drag: DragState, _ reason: DragEndReason, _ content: inout some InteractiveContent
  ) {
    let session = drag.session
    runHandler(of: &content) { interaction, content in
      for id in drag.entered {
        guard let view = interaction.layout.collection(id)?.area.view,
          let handler = content.handlerSet(ofCollection: id)?.dropHandler
        else { continue }
        interaction.report(.dropSessionDidEnd, target: view, content)
        let approach = interaction.approach(to: view, nil, session)
        handler.dropSessionDidEnd(approach, &content)
      }
      guard let item = session.item else { return }
      let set = content.handlerSet(of: item, in: session.container)
      set?.handlers.dragEnd?(&content, item, reason)
      let delegate = interaction.dragDelegate(of: session, content)
      delegate?.dragSessionDidEnd(session, reason: reason, content: &content)
    }
  }

  /// Ends the drag if its lifted item has left the layout, or if the transaction of the drag has ended.
  mutating func endDragOfGoneItem(_ content: inout some InteractiveContent) {
    guard let drag else { return }
    let isThere = drag.item.map { layout.frame(of: $0) != nil } ?? true
    if !isThere {
      end(.interrupted, because: "the lifted item has left the layout", &content)
    } else if !content.model.isInTransaction {
      end(.interrupted, because: "a handler ended the transaction of the drag", &content)
    }
  }

  private mutating func perform(
    _ target: DropTarget, _ content: inout some InteractiveContent
  ) -> DropOutcome {
    var destination = target.destination
    if target.proposal.operation.keepsSource {
      // A copy leaves its source unchanged; the open transactions of handlers are begun again.
      let hasMoved = runHandler(of: &content) { _, content in
        let depth = content.model.transactionDepth
        defer { content.model.begin(toDepth: depth) }
        return content.model.rollbackAll()
      }
      if hasMoved { destination = self.destination(over: target.item, content) }
    }
    guard let session, let handler = handler(of: target.item, content) else {
      return DropOutcome(isAccepted: false)
    }
    let approach = approach(to: target.item, destination, session)
    return runHandler(of: &content) { interaction, content in
      var outcome = handler.performDrop(approach, target.proposal, &content)
      if let item = interaction.itemPutIntoItself(content.model) {
        outcome.isAccepted = false
        outcome.failure =
          "performDrop moved '\(content.name(of: item))' into its own group; call coordinator.fail"
      }
      interaction.report(
        .performDrop, target: target.item, content,
        [
          "accepted": .bool(outcome.isAccepted), "reason": outcome.failure.map { .string($0) },
        ])
      outcome.isComplete = interaction.reportMissing(after: outcome, on: target.item, content)
      interaction.setTargeted(target.item, false, &content)
      if !outcome.isAccepted { interaction.drag?.leaveTarget() }
      return outcome
    }
  }
}
