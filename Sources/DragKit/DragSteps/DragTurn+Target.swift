internal import DragCoding

extension DragTurn {
  /// Finds the target under the pointer, and calls the delegates of the old and the new target.
  ///
  /// It is not called when items make room, because that does not change the target (R3).
  mutating func updateTarget() {
    guard turn.screen.isDragging else { return }
    let accepting = acceptingCandidate()
    turn.drag?.recordColumnPlace(accepting?.candidate.columnPlace)
    guard let (candidate, handler) = accepting else { return leaveTarget() }
    if let target = turn.screen.dropTarget, turn.screen.isOwnPlace(candidate) {
      // The target stays, because it has opened the gap here for the lifted item (R4).
      turn.drag?.recordOwnPlace()
      return updateProposal(of: target)
    }
    if turn.screen.dropTarget != candidate.item || turn.screen.isOverOwnPlace {
      leaveTarget()
      enterTarget(candidate)
      return updateProposal(of: candidate.item)
    }
    updateProposal(of: candidate.item, by: handler)
  }

  /// Finds the target of the drag again, if a change of the content makes that necessary.
  ///
  /// That is so if the target has left the `Stage`, if the content has put a new target under the
  /// pointer, or if the place of the gap no longer exists. Called handlers can make it necessary
  /// again, at most four times (ours: content that still changes then never settles).
  mutating func revalidateTarget() {
    guard turn.layout.hasChanged else { return turn.layout.forgetNewTargets() }
    var rounds = 0
    while rounds < 4, turn.screen.needsNewTarget(turn.content) {
      rounds += 1
      turn.layout.forgetNewTargets()
      if turn.screen.isTargetGone { leaveTarget() }
      updateTarget()
    }
    turn.layout.forgetNewTargets()
  }

  /// Returns the frontmost candidate that accepts the drag; `nil` if no candidate does.
  ///
  /// A candidate that refuses is skipped (R13), and not asked again while the drag stays over it.
  /// The current target and the lifted item's own place count as accepting without being asked.
  private mutating func acceptingCandidate() -> (
    candidate: DropCandidate, handler: DropHandler<Content>
  )? {
    var refusals = DragState.Refusals()
    defer { turn.drag?.setRefusals(refusals) }
    // A window of another program, which would accept the drag, is in front of this one.
    if turn.screen.isOverCancelStrip || turn.screen.externalOperation != nil { return nil }
    // Usually the frontmost candidate is the current target; this path copies no drag.
    if let front = turn.screen.frontCandidate, front.item == turn.screen.dropTarget,
      let handler = turn.screen.dropHandler(of: front.item, turn.content)
    {
      return (front, handler)
    }
    guard let drag = turn.drag else { return nil }
    var hasOtherTypes = false
    let layout = turn.layout
    for index in layout.areas.indices.reversed() {
      guard let candidate = layout.dropCandidate(of: drag, inArea: index),
        let handler = turn.screen.dropHandler(of: candidate.item, turn.content)
      else { continue }
      if drag.targetItem == candidate.item { return (candidate, handler) }
      guard drag.session.carries(handler.types) else {
        hasOtherTypes = true
        continue
      }
      if turn.screen.isInDragged(candidate.item, turn.content.model) { continue }
      if turn.screen.isOwnPlace(candidate) { return (candidate, handler) }
      let hasRefused = drag.refusals.items.contains(candidate.item)
      if !hasRefused, validate(candidate, handler) { return (candidate, handler) }
      refusals.items.append(candidate.item)
    }
    refusals.hasOtherTypes = hasOtherTypes
    return nil
  }
}

extension Screen {
  fileprivate var frontCandidate: DropCandidate? {
    for index in layout.areas.indices.reversed() {
      if let front = drag.flatMap({ layout.dropCandidate(of: $0, inArea: index) }) { return front }
    }
    return nil
  }

  fileprivate var isTargetGone: Bool {
    guard let target = drag?.targetItem else { return false }
    return layout.frame(of: target) == nil
  }

  fileprivate func needsNewTarget(_ content: some InteractiveContent) -> Bool {
    guard let drag else { return false }
    if isTargetGone { return true }
    if let gap = drag.promisedGap, !content.model.has(gap) { return true }
    guard !layout.newTargets.isEmpty else { return false }
    return layout.areas.indices.contains { index in
      guard let item = layout.dropCandidate(of: drag, inArea: index)?.item else { return false }
      return layout.newTargets.contains(item) && dropHandler(of: item, content) != nil
    }
  }

  /// Whether a candidate is the lifted item, under the pointer because the target made room for it.
  fileprivate func isOwnPlace(_ candidate: DropCandidate) -> Bool {
    guard drag?.item != nil, candidate.item == drag?.item, let target = drag?.targetItem,
      target != candidate.item
    else { return false }
    return layout.container(of: target) == candidate.container
  }
}

// MARK: - The calls to targets

extension DragTurn {
  private mutating func validate(
    _ candidate: DropCandidate, _ handler: DropHandler<Content>
  ) -> Bool {
    let destination = findDestination(over: candidate.item)
    guard let session = turn.session else { return false }
    let dropSession = dropSession(over: candidate.item, destination, session)
    let isValid = handler.validateDrop(dropSession, &turn.content)
    turn.report(.validateDrop, target: candidate.item, ["accepted": .bool(isValid)])
    turn.readContent()
    return isValid
  }

  private mutating func enterTarget(_ candidate: DropCandidate) {
    let destination = findDestination(over: candidate.item)
    guard let session = turn.session else { return }
    let dropSession = dropSession(over: candidate.item, destination, session)
    // The proposal until the target makes one: a copy, as in SwiftUI; in collection views, a move.
    let collection = turn.layout.collection(withView: candidate.item)
    turn.drag?.enter(candidate.item, collection == nil ? .copy : .move, of: collection?.id)
    turn.report(
      .dropEntered, item: session.item, target: candidate.item,
      ["location": .integers(dropSession.location.pixels)])
    setTargeted(candidate.item, true)
    let handler = turn.screen.dropHandler(of: candidate.item, turn.content)
    handler?.delegate(of: dropSession)?.dropEntered(&turn.content, dropSession)
    turn.readContent()
  }

  /// Asks the target what a drop would do, and opens, moves or closes the gap accordingly.
  mutating func updateProposal(of target: ItemID) {
    if let handler = turn.screen.dropHandler(of: target, turn.content) {
      updateProposal(of: target, by: handler)
    }
  }

  /// Asks a handler for its proposal, and applies what the source permits of it.
  ///
  /// The gap follows the proposal. ``gather(insteadOf:)`` can read the content and choose the gap
  /// again, so ``aimSpringLoading()`` comes last.
  private mutating func updateProposal(of item: ItemID, by handler: DropHandler<Content>) {
    let destination = findDestination(over: item)
    guard let session = turn.session, let target = session.target else { return }
    let dropSession = dropSession(over: item, destination, session)
    let entersPart = entersPart(from: target.destination, dropSession, handler)
    let answer = handler.dropUpdated(dropSession, &turn.content)
    let proposal = restrict(answer ?? target.proposal, at: destination, session)
    propose(proposal, insteadOf: target.proposal, at: destination)
    updateGap(restingFirst: entersPart)
    gather(insteadOf: target.proposal)
    aimSpringLoading()
    turn.report(
      .dropUpdated, target: item,
      [
        "operation": .string(proposal.operation.rawValue),
        "intent": .string(proposal.intent.rawValue),
      ])
    turn.readContent()
  }

  private mutating func propose(
    _ proposal: DropProposal, insteadOf old: DropProposal, at destination: DropDestination?
  ) {
    // Only a proposal to drop into an item, or its end, changes where compact previews stay. Most
    // motions bring neither, and are spared the comparison in ``Screen/updateDrag(_:)``.
    if old.intent == .insertIntoDestination || proposal.intent == .insertIntoDestination {
      turn.screen.updateDrag { $0?.propose(proposal, at: destination) }
    } else {
      turn.drag?.propose(proposal, at: destination)
    }
  }

  /// Whether the pointer has entered a tile that accepts the items, or another part of it.
  private func entersPart(
    from last: DropDestination?, _ session: DropSession, _ handler: DropHandler<Content>
  ) -> Bool {
    guard let destination = session.destination, let tile = destination.item,
      tile != last?.item || destination.band != last?.band,
      turn.layout.collection(withView: session.target)?.area.isSingleColumn == false
    else { return false }
    // The gap then rests first: it would push the tile aside before a drop into it.
    return turn.screen.canInsert(session, into: tile, by: handler, turn.content)
  }

  /// Leaves the target of the drag, if any: closes its gap, and calls its delegate.
  mutating func leaveTarget() {
    guard let session = turn.session, let target = session.target else { return }
    turn.screen.updateDrag { $0?.leaveTarget() }
    setSpringLoading(nil)
    turn.report(.dropExited, item: session.item, target: target.item)
    setTargeted(target.item, false)
    let dropSession = dropSession(over: target.item, target.destination, session)
    let handler = turn.screen.dropHandler(of: target.item, turn.content)
    handler?.delegate(of: dropSession)?.dropExited(&turn.content, dropSession)
    turn.readContent()
  }

  /// Returns a proposal, restricted to what the dragged items, their source and the content permit.
  private mutating func restrict(
    _ proposal: DropProposal, at destination: DropDestination?, _ session: DragSession
  ) -> DropProposal {
    if let item = turn.layout.itemToTake(proposal, at: destination, session),
      turn.screen.isDraggedOrInside(item, turn.content.model)
    {
      return DropProposal(operation: .forbidden)
    }
    if let incoming = turn.screen.incomingDrag, proposal.operation.isPerformed {
      return DropProposal(
        operation: incoming.permitted(proposal.operation) ?? .cancel, intent: proposal.intent)
    }
    guard proposal.operation.isPerformed, !proposal.operation.keepsSource,
      let allowsMove = turn.content.handlerSet(ofCollection: session.container)?.allowsMove,
      !allowsMove(&turn.content, session)
    else { return proposal }
    return DropProposal(operation: .cancel)
  }

  /// Sets the `isTargeted` property of an item, if any: whether an accepted drag is over the item.
  mutating func setTargeted(_ item: ItemID, _ isTargeted: Bool) {
    guard let set = turn.screen.dropHandler(of: item, turn.content)?.isTargeted else { return }
    set(&turn.content, isTargeted)
    turn.report(.isTargeted, target: item, ["value": .bool(isTargeted)])
  }
}

extension LayoutSnapshot {
  /// Returns the item in a collection view that would take the drop; `nil` if no item would.
  fileprivate func itemToTake(
    _ proposal: DropProposal, at destination: DropDestination?, _ session: DragSession
  ) -> ItemID? {
    guard proposal.operation.isPerformed, let view = session.target?.item,
      collection(withView: view) != nil
    else { return nil }
    // Without a destination, it would be the item under the pointer.
    guard let destination else { return item(at: session.location, where: { $0 != view }) }
    return proposal.intent == .insertIntoDestination ? destination.item : nil
  }
}
