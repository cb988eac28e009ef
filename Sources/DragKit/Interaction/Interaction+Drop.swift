internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Drops the dragged items: performs what the target proposed at the last motion, in the gap that is open.
  ///
  /// The target is not asked again, so that the drop does what is shown; only a target that has gone, or that
  /// another covers, is replaced first (``lookAgain(_:)``). A gap that still rests (R4) opens at once where it
  /// was about to go: the rest never changes where a drop lands.
  mutating func drop(_ content: inout some InteractiveContent) {
    lookAgain(&content)
    session?.target?.openWaitingGap()
    movingPreviews { $0.isEndingDrag = true }
    guard let target = session?.target else {
      return end(isOverCancelStrip ? .cancelled : .outside, &content)
    }
    if let reason = target.proposal.operation.endReason { return end(reason, &content) }
    let outcome = perform(target, &content)
    end(outcome.isAccepted ? .dropped : .refused, landings: outcome.landings, &content)
  }

  /// Ends the drag, once and for one reason; what was not dropped goes back to what it was.
  mutating func end(
    _ reason: DragEndReason, landings: [DropCoordinator.Landing] = [],
    _ content: inout some InteractiveContent
  ) {
    setSpringLoading(nil, content)
    movingPreviews { $0.isEndingDrag = true }
    defer { isEndingDrag = false }
    guard let session else { return }
    let operation = session.operation
    if reason == .dropped { self.session?.target = nil } else { leaveTarget(&content) }
    close(session, reason, &content)
    read(content, animated: true)
    if reason != .dropped { scrollBack(session, content) }
    let goals = goals(of: session, reason, landings, content)
    self.session = nil
    for index in touches.indices where touches[index].role == .carrying {
      touches[index].role = .spent
    }
    tellEnd(session, reason, reason == .dropped ? operation : nil, content)
    letHandlersKnow(session, reason, &content)
    letPileFly(session, goals)
    letFly(session, goals[session.item] ?? .home(.returning))
    refocus(after: session, content)
  }

  /// Where each of the things in the air goes.
  private func goals(
    of session: DragSession, _ reason: DragEndReason, _ landings: [DropCoordinator.Landing],
    _ content: some InteractiveContent
  ) -> [ItemID: DropLanding] {
    guard reason == .dropped else { return [:] }
    return motion.flights.filter(\.isInHand).map(\.item).reduce(into: [:]) { goals, item in
      goals[item] = landing(of: item, in: session, landings, content)
    }
  }

  /// Keeps what the drag did to the model, or takes it back.
  ///
  /// Where the item has left the model under the drag, somebody took it out: that is kept (E30).
  private func close(
    _ session: DragSession, _ reason: DragEndReason, _ content: inout some InteractiveContent
  ) {
    let isGone = !session.item.isControl && content.model.position(of: session.item) == nil
    // A handler can have begun transactions of its own that it did not end.
    if reason == .dropped || isGone {
      content.model.commitAll()
    } else {
      content.model.rollbackAll()
    }
  }

  /// Tells those who have to do with the drag that it has ended.
  private mutating func letHandlersKnow<Content: InteractiveContent>(
    _ session: DragSession, _ reason: DragEndReason, _ content: inout Content
  ) {
    for id in session.entered {
      guard let shown = view.collection(id),
        let handler = Content.wiring.collection(id)?.dropHandler
      else { continue }
      let approach = approach(to: shown.area.view, nil, session)
      call("dropSessionDidEnd", ["target": .string(content.name(of: shown.area.view))])
      handler.dropSessionDidEnd(approach.session, &content)
    }
    let set = Content.wiring.handlers(for: session.item, in: session.container)
    set?.handlers.dragEnd?(&content, session.item, reason)
    if let delegate = dragDelegate(of: session, content) {
      delegate.dragSessionDidEnd(session, reason: reason, content: &content)
    }
    read(content, animated: true)
  }

  /// Ends a drag whose item has left the screen, or whose model was exchanged under it.
  mutating func endWhereItemIsGone(_ content: inout some InteractiveContent) {
    // By what is asked of it: a session is large, and this runs at every event.
    guard let item = session?.item else { return }
    let isThere = view.frame(of: item) != nil && content.model.isInTransaction
    if !isThere { end(.interrupted, &content) }
  }

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
    let outcome = handler.performDrop(approach, target.proposal, &content)
    tell(outcome, target, content)
    setTargeted(target.item, false, &content)
    if !outcome.isAccepted { self.session?.target = nil }
    read(content, animated: true)
    return outcome
  }

  private mutating func tell(
    _ outcome: DropOutcome, _ target: DropTarget, _ content: some InteractiveContent
  ) {
    let name = JSONValue.string(content.name(of: target.item))
    guard let failure = outcome.failure else {
      return call("performDrop", ["target": name, "accepted": .bool(outcome.isAccepted)])
    }
    call("performDrop", ["target": name, "accepted": .bool(false), "reason": .string(failure)])
  }

  /// Moves back what the drag has moved, since a copy leaves its source as it was.
  ///
  /// - Returns: Whether anything was moved.
  private mutating func restoreSource(_ content: inout some InteractiveContent) -> Bool {
    // A handler that has begun a transaction will end it: as many stay open.
    let depth = content.model.transactionDepth
    let hasMoved = content.model.rollbackAll()
    content.model.begin(toDepth: depth)
    read(content, animated: true)
    return hasMoved
  }

  private mutating func tellEnd(
    _ session: DragSession, _ reason: DragEndReason, _ operation: DropOperation?,
    _ content: some InteractiveContent
  ) {
    let item = JSONValue.string(content.name(of: session.item))
    let reason = JSONValue.string(reason.rawValue)
    if let operation {
      call(
        "dragEnded",
        ["item": item, "reason": reason, "operation": .string(operation.rawValue)])
    } else {
      call("dragEnded", ["item": item, "reason": reason])
    }
  }
}
