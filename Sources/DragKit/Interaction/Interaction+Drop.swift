internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// How a drag ends.
extension Interaction {
  /// Drops the dragged items: performs what the target proposed at the last motion, in the gap that is open.
  ///
  /// The target is not asked again, so that the drop does what is visible; only a target that has gone, or that
  /// another covers, is replaced first (``lookAgain(_:)``). A gap that still rests (R4) opens at once where it
  /// was about to open: the rest never changes where a drop lands.
  mutating func drop(_ content: inout some InteractiveContent) {
    lookAgain(&content)
    drag?.openWaitingGap()
    movingPreviews { $0.drag?.beginEnding() }
    guard let target = drag?.target else {
      return end(isOverCancelStrip ? .cancelled : .outside, &content)
    }
    if let reason = target.proposal.operation.endReason { return end(reason, &content) }
    let outcome = perform(target, &content)
    end(outcome.isAccepted ? .dropped : .refused, landings: outcome.landings, &content)
  }

  /// Ends the drag, once and for one reason; the model is reset if it was not dropped.
  mutating func end(
    _ reason: DragEndReason, landings: [DropCoordinator.Landing] = [],
    _ content: inout some InteractiveContent
  ) {
    setSpringLoading(nil, content)
    movingPreviews { $0.drag?.beginEnding() }
    guard let ended = drag else { return }
    let (session, operation) = (ended.session, reason == .dropped ? ended.session.operation : nil)
    if reason == .dropped { drag?.leaveTarget() } else { leaveTarget(&content) }
    runHandler(of: &content) { _, content in
      Self.closeTransactions(of: session, reason, &content)
    }
    if reason != .dropped { scrollBack(ended, &content) }
    let landings = reason == .dropped ? self.landings(of: ended, landings, content.model) : [:]
    let placement = PreviewPlacement(of: ended, in: layout)
    drag = nil
    reportEnd(of: session, reason, operation, content)
    callEndHandlers(of: ended, reason, &content)
    motion.land(landings, lifted: session.item, from: placement, in: layout)
    propagate(.dragEnded(session), &content)
  }

  /// Where each of the dragged items lands.
  private func landings(
    of drag: DragState, _ landings: [DropCoordinator.Landing], _ model: Model
  ) -> [ItemID: DropLanding] {
    motion.overlays.filter(\.isInHand).map(\.item).reduce(into: [:]) { all, item in
      all[item] = drag.landing(of: item, landings, in: layout, model)
    }
  }

  /// Keeps what the drag did to the model, or undoes it.
  ///
  /// If the item has left the model during the drag, somebody removed it: that is kept (E30).
  private static func closeTransactions(
    of session: DragSession, _ reason: DragEndReason, _ content: inout some InteractiveContent
  ) {
    let isGone = !session.item.isControl && content.model.position(of: session.item) == nil
    // A handler can have begun transactions of its own that it did not end.
    if reason == .dropped || isGone {
      content.model.commitAll()
    } else {
      content.model.rollbackAll()
    }
  }

  /// Calls the handlers that the drag concerned.
  private mutating func callEndHandlers<Content: InteractiveContent>(
    of drag: DragState, _ reason: DragEndReason, _ content: inout Content
  ) {
    let session = drag.session
    runHandler(of: &content) { interaction, content in
      for id in drag.entered {
        guard let shown = interaction.layout.collection(id),
          let handler = Content.handlers.collection(id)?.dropHandler
        else { continue }
        let approach = interaction.approach(to: shown.area.view, nil, session)
        interaction.report(
          "dropSessionDidEnd", ["target": .string(content.name(of: shown.area.view))])
        handler.dropSessionDidEnd(approach, &content)
      }
      let set = Content.handlers.handlers(for: session.item, in: session.container)
      set?.handlers.dragEnd?(&content, session.item, reason)
      let delegate = interaction.dragDelegate(of: session, content)
      delegate?.dragSessionDidEnd(session, reason: reason, content: &content)
    }
  }

  /// Ends a drag whose item has left the screen, or whose model was replaced.
  mutating func endDragOfGoneItem(_ content: inout some InteractiveContent) {
    guard let item = drag?.item else { return }
    let isThere = layout.frame(of: item) != nil && content.model.isInTransaction
    if !isThere { end(.interrupted, &content) }
  }
}

// How a drop is performed.
extension Interaction {
  private mutating func perform(
    _ target: DropTarget, _ content: inout some InteractiveContent
  ) -> DropOutcome {
    var destination = target.destination
    if target.proposal.operation.keepsSource, restoreSource(&content) {
      destination = self.destination(over: target.item, content)
    }
    guard let session, let handler = handler(of: target.item, content) else {
      return DropOutcome(isAccepted: false)
    }
    let approach = approach(to: target.item, destination, session)
    return runHandler(of: &content) { interaction, content in
      let outcome = handler.performDrop(approach, target.proposal, &content)
      interaction.report(outcome, of: target, content)
      interaction.setTargeted(target.item, false, &content)
      if !outcome.isAccepted { interaction.drag?.leaveTarget() }
      return outcome
    }
  }

  /// Undoes what the drag has moved, since a copy leaves its source as it was.
  ///
  /// - Returns: Whether anything was moved.
  private mutating func restoreSource(_ content: inout some InteractiveContent) -> Bool {
    runHandler(of: &content) { _, content in
      // A handler that has begun a transaction will end it: as many stay open.
      let depth = content.model.transactionDepth
      let hasMoved = content.model.rollbackAll()
      content.model.begin(toDepth: depth)
      return hasMoved
    }
  }

  private mutating func report(
    _ outcome: DropOutcome, of target: DropTarget, _ content: some InteractiveContent
  ) {
    let name = JSONValue.string(content.name(of: target.item))
    guard let failure = outcome.failure else {
      return report("performDrop", ["target": name, "accepted": .bool(outcome.isAccepted)])
    }
    report("performDrop", ["target": name, "accepted": .bool(false), "reason": .string(failure)])
  }

  private mutating func reportEnd(
    of session: DragSession, _ reason: DragEndReason, _ operation: DropOperation?,
    _ content: some InteractiveContent
  ) {
    let item = JSONValue.string(content.name(of: session.item))
    let reason = JSONValue.string(reason.rawValue)
    guard let operation else { return report("dragEnded", ["item": item, "reason": reason]) }
    report(
      "dragEnded", ["item": item, "reason": reason, "operation": .string(operation.rawValue)])
  }
}
