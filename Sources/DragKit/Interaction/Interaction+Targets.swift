internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// What the drag is over.
extension Interaction {
  /// Finds the target under the pointer, and calls the targets that the drag leaves, enters and moves over.
  ///
  /// It runs when the pointer has moved, not when the layout has: an item that makes room under a still
  /// pointer changes no target (R3). ``lookAgain(_:)`` has the exceptions.
  mutating func updateTarget(_ content: inout some InteractiveContent) {
    guard let location = drag?.session.location else { return }
    guard !isOverCancelStrip, let candidate = acceptingCandidate(at: location, &content)
    else { return leaveTarget(&content) }
    if let target = drag?.target?.item, isOwnPlace(candidate) {
      // The place that the lifted item itself has is the gap that its target made for it (R4).
      drag?.noteOwnPlace()
      return update(target, &content)
    }
    if drag?.target?.item != candidate.item || drag?.isOverOwnPlace == true {
      leaveTarget(&content)
      enter(candidate, &content)
    }
    update(candidate.item, &content)
  }

  /// Finds the target again under a still pointer, if the target has left the stage, the content has put another
  /// in front of it, or its gap does not exist any more.
  ///
  /// A handler that is called on the way can do so again and again: after a few rounds the next motion
  /// decides.
  mutating func lookAgain(_ content: inout some InteractiveContent) {
    for _ in 0..<4 where hasToLookAgain(content) {
      layout.forgetNewTargets()
      if let target = drag?.target?.item, layout.frame(of: target) == nil { leaveTarget(&content) }
      updateTarget(&content)
    }
    layout.forgetNewTargets()
  }

  private func hasToLookAgain(_ content: some InteractiveContent) -> Bool {
    guard let location = drag?.session.location else { return false }
    if let target = drag?.target?.item, layout.frame(of: target) == nil { return true }
    if let gap = drag?.promisedGap, !content.model.has(gap) { return true }
    guard !layout.newTargets.isEmpty else { return false }
    return layout.dropCandidates(at: location).contains { candidate in
      layout.newTargets.contains(candidate.item) && handler(of: candidate.item, content) != nil
    }
  }

  /// Whether a release would cancel the drag, since a finger has the dragged items over the cancel strip.
  public var isOverCancelStrip: Bool { layout.cancelStrip(under: drag) != nil }

  /// The frontmost candidate that accepts the drag; those that refuse are passed over (R13), and not asked
  /// again before the drag has left them.
  private mutating func acceptingCandidate(
    at point: Point, _ content: inout some InteractiveContent
  ) -> DropCandidate? {
    var refusing: [ItemID] = []
    defer { drag?.setRefusing(refusing) }
    for candidate in layout.dropCandidates(at: point) {
      guard let handler = handler(of: candidate.item, content),
        drag?.session.carries(handler.types) == true
      else { continue }
      if isOwnPlace(candidate) || drag?.target?.item == candidate.item { return candidate }
      let hasRefused = drag?.refusing.contains(candidate.item) == true
      if !hasRefused, validate(candidate, handler, &content) { return candidate }
      refusing.append(candidate.item)
    }
    return nil
  }

  /// Whether a candidate is the place of the lifted item itself, beside which the target is.
  private func isOwnPlace(_ candidate: DropCandidate) -> Bool {
    guard candidate.item == drag?.item, let target = drag?.target?.item, target != candidate.item
    else { return false }
    return layout.container(of: target) == candidate.container
  }
}

// What a target is asked.
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
        "validateDrop",
        ["target": .string(content.name(of: candidate.item)), "accepted": .bool(isValid)])
      return isValid
    }
  }

  private mutating func enter(
    _ candidate: DropCandidate, _ content: inout some InteractiveContent
  ) {
    let destination = destination(over: candidate.item, content)
    guard let session else { return }
    let approach = approach(to: candidate.item, destination, session)
    // What a target would do until it proposes something: SwiftUI's copy; in a collection view, a move.
    let collection = layout.collection(withView: candidate.item)
    drag?.enter(candidate.item, collection == nil ? .copy : .move, of: collection?.id)
    report(
      "dropEntered",
      [
        "item": .string(content.name(of: session.item)),
        "target": .string(content.name(of: candidate.item)),
        "location": .integers(approach.info.location.pixels),
      ])
    runHandler(of: &content) { interaction, content in
      interaction.setTargeted(candidate.item, true, &content)
      interaction.handler(of: candidate.item, content)?.dropEntered(approach, &content)
    }
  }

  /// Asks the target what a drop would do now.
  mutating func update(_ item: ItemID, _ content: inout some InteractiveContent) {
    let destination = destination(over: item, content)
    guard let handler = handler(of: item, content), let session, let target = session.target
    else { return }
    let approach = approach(to: item, destination, session)
    runHandler(of: &content) { interaction, content in
      let answer = handler.dropUpdated(approach, &content)
      let proposal = interaction.permitted(answer ?? target.proposal, session, content)
      interaction.movingPreviews { $0.drag?.propose(proposal, at: destination) }
      interaction.updateGap()
      interaction.aimSpringLoading(content)
      interaction.report(
        "dropUpdated",
        [
          "target": .string(content.name(of: item)),
          "operation": .string(proposal.operation.rawValue),
          "intent": .string(proposal.intent.rawValue),
        ])
    }
  }

  private mutating func updateGap() {
    let collection = drag?.target.flatMap { layout.collection(withView: $0.item) }
    let cadence = collection?.area.reorderingCadence ?? .immediate
    drag?.updateGap(at: now, resting: cadence.interval(layout.tuning))
  }

  /// Calls the target that the drag has left.
  mutating func leaveTarget(_ content: inout some InteractiveContent) {
    guard let session, let target = session.target else { return }
    movingPreviews { $0.drag?.leaveTarget() }
    setSpringLoading(nil, content)
    report(
      "dropExited",
      [
        "item": .string(content.name(of: session.item)),
        "target": .string(content.name(of: target.item)),
      ])
    runHandler(of: &content) { interaction, content in
      interaction.setTargeted(target.item, false, &content)
      let approach = interaction.approach(to: target.item, target.destination, session)
      interaction.handler(of: target.item, content)?.dropExited(approach, &content)
    }
  }

  /// A proposal to move what may not be moved counts as one to cancel (L10, R21).
  private func permitted<Content: InteractiveContent>(
    _ proposal: DropProposal, _ session: DragSession, _ content: Content
  ) -> DropProposal {
    guard proposal.operation.needsPermission, let delegate = dragDelegate(of: session, content),
      !delegate.dragSessionAllowsMoveOperation(session, content: content)
    else { return proposal }
    return DropProposal(operation: .cancel)
  }

  mutating func setTargeted(
    _ item: ItemID, _ isTargeted: Bool, _ content: inout some InteractiveContent
  ) {
    guard let set = handler(of: item, content)?.isTargeted else { return }
    set(&content, isTargeted)
    report("isTargeted", ["target": .string(content.name(of: item)), "value": .bool(isTargeted)])
  }

  /// What a target learns of the drag.
  func approach(
    to item: ItemID, _ destination: DropDestination?, _ session: DragSession
  ) -> DropApproach {
    let origin = layout.frame(of: item)?.origin ?? .zero
    let location = Point.zero + (session.location - origin)
    let frame = Rect(origin: location - session.grabOffset, size: session.itemSize)
    let info = DropInfo(
      location: location, item: session.item, itemFrame: frame,
      providers: session.items.map(\.itemProvider),
      preferredOperation: modifiers.preferredOperation)
    let dropSession = DropSession(
      items: session.items, hasActiveDrag: session.container == layout.container(of: item),
      location: location, itemFrame: frame, preferredOperation: modifiers.preferredOperation,
      pointer: session.pointer.kind)
    return DropApproach(target: item, info: info, session: dropSession, destination: destination)
  }

  func handler<Content: InteractiveContent>(
    of item: ItemID, _ content: Content
  ) -> DropHandler<Content>? {
    if let collection = layout.collection(withView: item) {
      return Content.handlers.collection(collection.id)?.dropHandler
    }
    return Content.handlers.handlers(for: item, in: layout.container(of: item))?.drop
  }
}

// What a drag waits for over a target that stays where it is.
extension Interaction {
  /// The state of an item that springs open.
  public func springLoading(of item: ItemID) -> SpringLoadingState {
    guard let loading = drag?.springLoading, loading.item == item else { return .inactive }
    return loading.state
  }

  /// Opens the gap that has rested, and the item that the pointer has been over long enough.
  mutating func meetDeadlinesOfDrag(_ content: inout some InteractiveContent) {
    if let target = drag?.target?.item, let deadline = drag?.gapDeadline, deadline <= now {
      drag?.stopWaiting()
      update(target, &content)
    }
    let tuning = layout.tuning
    guard var loading = drag?.springLoading, let deadline = loading.deadline(tuning),
      deadline <= now
    else { return }
    let isDue = now >= loading.start + tuning.springLoading
    loading.state = isDue ? .activated : .activating
    setSpringLoading(loading, content)
    if isDue { springLoad(loading.item, &content) }
  }

  mutating func setSpringLoading(_ new: SpringLoading?, _ content: some InteractiveContent) {
    for (item, state) in drag?.setSpringLoading(new) ?? [] {
      report(
        "springLoading",
        ["item": .string(content.name(of: item)), "state": .string(state.rawValue)])
    }
  }

  /// Opens an item, and asks the target again.
  private mutating func springLoad<Content: InteractiveContent>(
    _ item: ItemID, _ content: inout Content
  ) {
    guard let id = layout.container(of: item), content.canSpringLoad(item, inCollection: id),
      let springLoad = Content.handlers.collection(id)?.handlers.springLoadItem
    else { return }
    report("springLoaded", ["item": .string(content.name(of: item))])
    runHandler(of: &content) { _, content in springLoad(&content, item) }
    updateTarget(&content)
  }

  /// Starts to wait for the item under the drag, if it springs open.
  private mutating func aimSpringLoading(_ content: some InteractiveContent) {
    let item = drag?.itemToSpringLoad
    guard item != drag?.springLoading?.item else { return }
    let opens = item.map { item in
      layout.container(of: item).map { content.canSpringLoad(item, inCollection: $0) } ?? false
    }
    setSpringLoading(
      opens == true ? item.map { SpringLoading(of: $0, since: now) } : nil, content)
  }
}
