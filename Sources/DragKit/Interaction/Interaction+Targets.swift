internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Finds the target under the pointer, and calls the delegates of the old target and of the new one.
  ///
  /// It is not called when items make room, since that does not change the target (R3).
  mutating func updateTarget(_ content: inout some InteractiveContent) {
    guard drag != nil else { return }
    let accepting = acceptingCandidate(&content)
    drag?.noteColumnPlace(of: accepting?.0)
    guard let (candidate, handler) = accepting else { return leaveTarget(&content) }
    if let target = drag?.targetItem, isOwnPlace(candidate) {
      // The place that the lifted item itself has is the gap that its target made for it (R4).
      drag?.noteOwnPlace()
      return update(target, &content)
    }
    if drag?.targetItem != candidate.item || drag?.isOverOwnPlace == true {
      leaveTarget(&content)
      enter(candidate, &content)
      return update(candidate.item, &content)
    }
    update(candidate.item, by: handler, &content)
  }

  /// Finds the target of the drag again, if a change of the content makes that necessary.
  ///
  /// It is necessary in three cases:
  ///
  /// - The target has left the ``Stage``.
  /// - The content has put a new target under the pointer.
  /// - The place of the gap no longer exists.
  ///
  /// The called handlers can make it necessary again; it is done at most four times.
  mutating func lookAgain(_ content: inout some InteractiveContent) {
    guard layout.isNew else { return layout.forgetNewTargets() }
    var rounds = 0
    while rounds < 4, hasToLookAgain(content) {
      rounds += 1
      layout.forgetNewTargets()
      if isTargetGone { leaveTarget(&content) }
      updateTarget(&content)
    }
    layout.forgetNewTargets()
  }

  private var isTargetGone: Bool {
    drag?.targetItem.map { layout.frame(of: $0) == nil } ?? false
  }

  private func hasToLookAgain(_ content: some InteractiveContent) -> Bool {
    guard let drag else { return false }
    if isTargetGone { return true }
    if let gap = drag.promisedGap, !content.model.has(gap) { return true }
    guard !layout.newTargets.isEmpty else { return false }
    return layout.dropCandidates(of: drag).contains { candidate in
      layout.newTargets.contains(candidate.item) && handler(of: candidate.item, content) != nil
    }
  }

  /// Whether a finger drags items over the cancel strip, so that a release cancels the drag.
  public var isOverCancelStrip: Bool {
    guard let location = drag?.session.location, let pointer = drag?.session.pointer else {
      return false
    }
    return layout.cancelStrip(at: location, for: pointer.kind) != nil
  }

  /// Returns the frontmost candidate that accepts the drag; `nil` if none does.
  ///
  /// A candidate that refuses is skipped (R13), and is not asked again while the drag stays over it.
  /// The current target and the lifted item's own place count as accepting without being asked.
  private mutating func acceptingCandidate<Content: InteractiveContent>(
    _ content: inout Content
  ) -> (DropCandidate, DropHandler<Content>)? {
    let target = drag?.targetItem
    var (refusing, refusesTypes) = ([ItemID](), false)
    defer { drag?.setRefusing(refusing, otherTypes: refusesTypes) }
    // The window of another program that would accept the drag covers this one.
    if isOverCancelStrip || drag?.session.externalOperation != nil { return nil }
    // With most motions, the frontmost candidate is the current target.
    if let front = drag.flatMap(layout.frontDropCandidate(of:)), front.item == target,
      let handler = handler(of: front.item, content)
    {
      return (front, handler)
    }
    var hasOtherTypes = false
    for candidate in drag.map(layout.dropCandidates(of:)) ?? [] {
      guard let handler = handler(of: candidate.item, content) else { continue }
      if target == candidate.item { return (candidate, handler) }
      guard drag?.session.carries(handler.types) == true else {
        hasOtherTypes = true
        continue
      }
      if isInDragged(candidate.item, content.model) { continue }
      if isOwnPlace(candidate) { return (candidate, handler) }
      let hasRefused = drag?.refusing.contains(candidate.item) == true
      if !hasRefused, validate(candidate, handler, &content) { return (candidate, handler) }
      refusing.append(candidate.item)
    }
    refusesTypes = hasOtherTypes
    return nil
  }

  private func isOwnPlace(_ candidate: DropCandidate) -> Bool {
    guard drag?.item != nil, candidate.item == drag?.item, let target = drag?.targetItem,
      target != candidate.item
    else { return false }
    return layout.container(of: target) == candidate.container
  }
}

// The calls to targets.
extension Interaction {
  private mutating func validate<Content: InteractiveContent>(
    _ candidate: DropCandidate, _ handler: DropHandler<Content>, _ content: inout Content
  ) -> Bool {
    let destination = destination(over: candidate.item, content)
    guard let session else { return false }
    let approach = approach(to: candidate.item, destination, session)
    return runHandler(of: &content) { interaction, content in
      let isValid = handler.validateDrop(approach, &content)
      interaction.report(
        .validateDrop, target: candidate.item, content, ["accepted": .bool(isValid)])
      return isValid
    }
  }

  private mutating func enter(
    _ candidate: DropCandidate, _ content: inout some InteractiveContent
  ) {
    let destination = destination(over: candidate.item, content)
    guard let session else { return }
    let approach = approach(to: candidate.item, destination, session)
    // The proposal until the target makes one: a copy, as in SwiftUI; in collection views, a move.
    let collection = layout.collection(withView: candidate.item)
    drag?.enter(candidate.item, collection == nil ? .copy : .move, of: collection?.id)
    report(
      .dropEntered, item: session.item, target: candidate.item, content,
      ["location": .integers(approach.info.location.pixels)])
    runHandler(of: &content) { interaction, content in
      interaction.setTargeted(candidate.item, true, &content)
      interaction.handler(of: candidate.item, content)?.dropEntered(approach, &content)
    }
  }

  mutating func update(_ item: ItemID, _ content: inout some InteractiveContent) {
    if let handler = handler(of: item, content) { update(item, by: handler, &content) }
  }

  private mutating func update<Content: InteractiveContent>(
    _ item: ItemID, by handler: DropHandler<Content>, _ content: inout Content
  ) {
    let destination = destination(over: item, content)
    guard let session, let target = session.target else { return }
    let approach = approach(to: item, destination, session)
    let entersPart = entersPart(from: target.destination, approach, handler, content)
    runHandler(of: &content) { interaction, content in
      let answer = handler.dropUpdated(approach, &content)
      let proposal = interaction.permitted(
        answer ?? target.proposal, at: destination, session, &content)
      interaction.propose(proposal, insteadOf: target.proposal, at: destination)
      interaction.updateGap(resting: entersPart)
      interaction.gather(insteadOf: target.proposal, &content)
      interaction.aimSpringLoading(content)
      interaction.report(
        .dropUpdated, target: item, content,
        [
          "operation": .string(proposal.operation.rawValue),
          "intent": .string(proposal.intent.rawValue),
        ])
    }
  }

  private mutating func propose(
    _ proposal: DropProposal, insteadOf old: DropProposal, at destination: DropDestination?
  ) {
    if old.intent == .insertIntoDestination || proposal.intent == .insertIntoDestination {
      movingPreviews { $0.drag?.propose(proposal, at: destination) }
    } else {
      drag?.propose(proposal, at: destination)
    }
  }

  /// Whether the pointer has entered a tile that accepts the items, or another part of it.
  ///
  /// The gap would push such a tile aside.
  private func entersPart<Content: InteractiveContent>(
    from last: DropDestination?, _ approach: DropApproach, _ handler: DropHandler<Content>,
    _ content: Content
  ) -> Bool {
    guard let destination = approach.destination, let tile = destination.item,
      tile != last?.item || destination.band != last?.band,
      layout.collection(withView: approach.target)?.area.isSingleColumn == false
    else { return false }
    return canInsert(approach, into: tile, by: handler, content)
  }

  /// Opens, moves or closes the gap; with `rests`, not before the pointer has stayed for the cadence.
  private mutating func updateGap(resting rests: Bool) {
    let interval = gapInterval
    if rests { drag?.restGap(until: now + interval) }
    drag?.updateGap(at: now, resting: interval)
  }

  private var gapInterval: Microseconds {
    let view = drag?.targetItem.flatMap { layout.collection(withView: $0) }
    return view?.area.reorderingCadence.interval(layout.tuning) ?? .zero
  }

  /// Closes the places of several dragged items once the gap has left the place of the lifted one.
  ///
  /// If places have closed, or have opened for a copy, the gap is chosen again in the new layout, so that it stays under
  /// the dragged items.
  private mutating func gather(
    insteadOf old: DropProposal, _ content: inout some InteractiveContent
  ) {
    guard let target = drag?.target, let gap = drag?.promisedGap else { return }
    let keepsSource = target.proposal.operation.keepsSource
    let gathers = !target.isGathered && hasLeftOwnPlace(gap, content.model)
    if gathers { drag?.gather() }
    let hasTurned = old.operation.keepsSource != keepsSource
    if hasTurned { drag?.stopWaiting() }
    guard hasTurned || gathers && !keepsSource, target.proposal.intent == .insertAtDestination
    else { return }
    let seen = layout.collection(withView: target.item)?.gapCorner
    read(&content, animated: true)
    let destination = destination(over: target.item, gapSeenAt: seen, content)
    let interval = gapInterval
    drag?.correctGap(to: destination, at: now, resting: interval)
  }

  /// Whether several items are dragged, and a gap is not in place of the lifted one.
  ///
  /// In a drag by keyboard, steps count only the other items from the beginning.
  private func hasLeftOwnPlace(_ gap: InsertionPlace, _ model: Model) -> Bool {
    guard let drag, drag.session.items.count > 1 else { return false }
    let own = drag.item.flatMap { model.position(of: $0) }
    return drag.isByKeyboard || own.map(gap.isBeside) != true
  }

  mutating func leaveTarget(_ content: inout some InteractiveContent) {
    guard let session, let target = session.target else { return }
    movingPreviews { $0.drag?.leaveTarget() }
    setSpringLoading(nil, content)
    report(.dropExited, item: session.item, target: target.item, content)
    runHandler(of: &content) { interaction, content in
      interaction.setTargeted(target.item, false, &content)
      let approach = interaction.approach(to: target.item, target.destination, session)
      interaction.handler(of: target.item, content)?.dropExited(approach, &content)
    }
  }

  private func permitted(
    _ proposal: DropProposal, at destination: DropDestination?, _ session: DragSession,
    _ content: inout some InteractiveContent
  ) -> DropProposal {
    if let item = itemToTake(proposal, at: destination, session),
      isDraggedOrInside(item, content.model)
    {
      return DropProposal(operation: .forbidden)
    }
    if let incoming = drag?.incoming, proposal.operation.isPerformed {
      return DropProposal(
        operation: incoming.permitted(proposal.operation) ?? .cancel, intent: proposal.intent)
    }
    guard proposal.operation.isPerformed, !proposal.operation.keepsSource,
      let allowsMove = content.handlerSet(ofCollection: session.container)?.allowsMove,
      !allowsMove(&content, session)
    else { return proposal }
    return DropProposal(operation: .cancel)
  }

  /// Returns the item of a collection view into which a drop would insert, or the pointed one if there is no place.
  private func itemToTake(
    _ proposal: DropProposal, at destination: DropDestination?, _ session: DragSession
  ) -> ItemID? {
    guard proposal.operation.isPerformed, let view = session.target?.item,
      layout.collection(withView: view) != nil
    else { return nil }
    guard let destination else { return layout.item(at: session.location, where: { $0 != view }) }
    return proposal.intent == .insertIntoDestination ? destination.item : nil
  }

  mutating func setTargeted(
    _ item: ItemID, _ isTargeted: Bool, _ content: inout some InteractiveContent
  ) {
    guard let set = handler(of: item, content)?.isTargeted else { return }
    set(&content, isTargeted)
    report(.isTargeted, target: item, content, ["value": .bool(isTargeted)])
  }

  /// Returns the values that a target's delegate receives, relative to the target's upper left corner.
  func approach(
    to item: ItemID, _ destination: DropDestination?, _ session: DragSession
  ) -> DropApproach {
    let origin = layout.frame(of: item)?.origin ?? .zero
    let location = Point.zero + (session.location - origin)
    let frame = Rect(origin: location - session.grabOffset, size: session.itemSize)
    let info = DropInfo(
      location: location, item: session.item, itemFrame: frame,
      providers: session.itemProviders,
      preferredOperation: preferredOperation)
    let isOwn = session.item != nil && session.container == layout.container(of: item)
    let dropSession = DropSession(
      items: session.items, hasActiveDrag: isOwn,
      location: location, itemFrame: frame, preferredOperation: preferredOperation,
      pointer: session.pointer)
    return DropApproach(
      target: item, info: info, session: dropSession, destination: destination,
      origin: isOwn ? nil : session.container)
  }

  func handler<Content: InteractiveContent>(
    of item: ItemID, _ content: Content
  ) -> DropHandler<Content>? {
    if let collection = layout.collection(withView: item) {
      return content.handlerSet(ofCollection: collection.id)?.dropHandler
    }
    return content.handlerSet(of: item, in: layout.container(of: item))?.drop
  }
}

// The deadlines of a drag over one target.
extension Interaction {
  /// Returns the spring-loading state of an item; without a drag over it, ``SpringLoadingState/inactive``.
  public func springLoading(of item: ItemID) -> SpringLoadingState {
    guard let loading = drag?.springLoading, loading.item == item else { return .inactive }
    return loading.state
  }

  mutating func meetDeadlinesOfDrag(_ content: inout some InteractiveContent) {
    if let target = drag?.targetItem, let deadline = drag?.gapDeadline, deadline <= now {
      drag?.stopWaiting()
      update(target, &content)
    }
    let tuning = layout.tuning
    guard var loading = drag?.springLoading, let deadline = loading.deadline(tuning),
      deadline <= now
    else { return }
    loading.advance(at: now, tuning)
    setSpringLoading(loading, content)
    if loading.state == .activated { springLoad(loading.item, &content) }
  }

  mutating func setSpringLoading(_ new: SpringLoading?, _ content: some InteractiveContent) {
    for (item, state) in drag?.setSpringLoading(new) ?? [] {
      report(.springLoading, item: item, content, ["state": .string(state.rawValue)])
    }
  }

  private mutating func springLoad(_ item: ItemID, _ content: inout some InteractiveContent) {
    let set = content.handlerSet(ofCollection: layout.container(of: item))
    guard canSpringLoad(item, content), let springLoad = set?.handlers.springLoadItem
    else { return }
    report(.springLoaded, item: item, content)
    runHandler(of: &content) { _, content in springLoad(&content, item) }
    renewAim(at: item, content.model)
    updateTarget(&content)
  }

  private mutating func aimSpringLoading(_ content: some InteractiveContent) {
    let item = drag?.itemToSpringLoad.flatMap { isUnderDrag($0) ? $0 : nil }
    guard item != drag?.springLoading?.item else { return }
    let isSpringLoaded = item.map { canSpringLoad($0, content) } ?? false
    setSpringLoading(
      isSpringLoaded ? item.map { SpringLoading(item: $0, start: now) } : nil, content)
  }

  /// Whether the item of the destination is also the one that the user sees there, although a gap may be open.
  private func isUnderDrag(_ item: ItemID) -> Bool {
    let (location, target) = (drag?.session.location, drag?.targetItem)
    return drag?.isByKeyboard == true || drag?.session.intoItem == item
      || location.flatMap { layout.item(at: $0) { $0 != target } } == item
  }

  private func canSpringLoad(_ item: ItemID, _ content: some InteractiveContent) -> Bool {
    layout.container(of: item).map { content.canSpringLoad(item, inCollection: $0) } ?? false
  }
}
