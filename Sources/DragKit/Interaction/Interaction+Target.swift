internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Finds what the pointer is over, and tells the targets that it leaves, enters and moves over.
  ///
  /// It runs when the pointer has moved, not when the layout has: an item that makes room under a
  /// still pointer changes no target (R3). ``lookAgain(_:)`` has the exceptions.
  mutating func updateTarget(_ content: inout some InteractiveContent) {
    // By what is asked of it: a session is large, and this runs at every motion.
    guard let location = session?.location else { return }
    guard !isOverCancelStrip, let candidate = acceptingCandidate(at: location, &content)
    else { return leaveTarget(&content) }
    if let target = session?.target?.item, isOwnPlace(candidate) {
      // The place that the item itself holds is the gap that its target made for it (R4).
      session?.target?.isOverOwnPlace = true
      return update(target, &content)
    }
    if session?.target?.item != candidate.item || session?.target?.isOverOwnPlace == true {
      leaveTarget(&content)
      enter(candidate, &content)
    }
    update(candidate.item, &content)
  }

  /// Looks for the target again under a pointer that is still, where the target has left the stage, the
  /// content has put another in front of it, or there is no such gap any more.
  ///
  /// A handler that is called on the way can do so again and again: after a few rounds the next motion
  /// decides.
  mutating func lookAgain(_ content: inout some InteractiveContent) {
    for _ in 0..<4 where hasToLookAgain(content) {
      view.newTargets = []
      if let target = session?.target?.item, view.frame(of: target) == nil { leaveTarget(&content) }
      updateTarget(&content)
    }
    view.newTargets = []
  }

  private func hasToLookAgain(_ content: some InteractiveContent) -> Bool {
    guard let location = session?.location else { return false }
    if let target = session?.target?.item, view.frame(of: target) == nil { return true }
    if let gap = session?.target?.promisedGap, !isPlace(gap, content.model) { return true }
    guard !view.newTargets.isEmpty else { return false }
    return view.dropCandidates(at: location).contains { candidate in
      view.newTargets.contains(candidate.item) && handler(of: candidate.item, content) != nil
    }
  }

  /// Whether a finger that carries something is where a release cancels the drag.
  public var isOverCancelStrip: Bool { cancelStripUnderFinger != nil }

  /// The cancel strip, where a finger that carries something is over it.
  var cancelStripUnderFinger: Rect? {
    guard session?.pointer.kind == .touch, let location = session?.location,
      let strip = view.stage.cancelStrip, strip.contains(location)
    else { return nil }
    return strip
  }

  /// Tells the target that the drag has left it.
  mutating func leaveTarget(_ content: inout some InteractiveContent) {
    guard let session, let target = session.target else { return }
    movingPreviews { $0.session?.target = nil }
    setSpringLoading(nil, content)
    call(
      "dropExited",
      [
        "item": .string(content.name(of: session.item)),
        "target": .string(content.name(of: target.item)),
      ])
    setTargeted(target.item, false, &content)
    let approach = approach(to: target.item, target.destination, session)
    handler(of: target.item, content)?.dropExited(approach, &content)
    read(content, animated: true)
  }

  /// What a target is told of the drag.
  func approach(
    to item: ItemID, _ destination: DropDestination?, _ session: DragSession
  ) -> DropApproach {
    let origin = view.frame(of: item)?.origin ?? .zero
    let location = Point.zero + (session.location - origin)
    let frame = Rect(origin: location - session.grab, size: session.size)
    let info = DropInfo(
      location: location, item: session.item, itemFrame: frame,
      providers: session.items.map(\.itemProvider))
    let dropSession = DropSession(
      items: session.items, hasActiveDrag: session.container == view.container(of: item),
      location: location, itemFrame: frame, prefersCopy: modifiers.contains(.control),
      pointer: session.pointer.kind)
    return DropApproach(target: item, info: info, session: dropSession, destination: destination)
  }

  func handler<Content: InteractiveContent>(
    of item: ItemID, _ content: Content
  ) -> DropHandler<Content>? {
    if let collection = view.collection(withView: item) {
      return Content.wiring.collection(collection.id)?.dropHandler
    }
    return Content.wiring.handlers(for: item, in: view.container(of: item))?.drop
  }

  mutating func setTargeted(
    _ item: ItemID, _ isTargeted: Bool, _ content: inout some InteractiveContent
  ) {
    guard let set = handler(of: item, content)?.isTargeted else { return }
    set(&content, isTargeted)
    call("isTargeted", ["target": .string(content.name(of: item)), "value": .bool(isTargeted)])
  }
}

extension Interaction {
  /// The frontmost candidate that takes what is dragged; those that refuse are passed over (R13), and
  /// not asked again before the drag has left them.
  private mutating func acceptingCandidate(
    at point: Point, _ content: inout some InteractiveContent
  ) -> DropCandidate? {
    let candidates = view.dropCandidates(at: point)
    var refusing: [ItemID] = []
    defer { session?.refusing = refusing }
    for candidate in candidates {
      guard let handler = handler(of: candidate.item, content),
        session?.carries(handler.types) == true
      else { continue }
      if isOwnPlace(candidate) || session?.target?.item == candidate.item { return candidate }
      let hasRefused = session?.refusing.contains(candidate.item) == true
      if !hasRefused, validate(candidate, handler, &content) { return candidate }
      refusing.append(candidate.item)
    }
    return nil
  }

  private mutating func validate<Content: InteractiveContent>(
    _ candidate: DropCandidate, _ handler: DropHandler<Content>, _ content: inout Content
  ) -> Bool {
    guard let session else { return false }
    let destination = destination(over: candidate.item, content)
    let isValid = handler.validateDrop(
      approach(to: candidate.item, destination, session), &content)
    call(
      "validateDrop",
      ["target": .string(content.name(of: candidate.item)), "accepted": .bool(isValid)])
    read(content, animated: true)
    return isValid
  }

  /// Whether a candidate is the place of the dragged item itself, beside which the target stands.
  private func isOwnPlace(_ candidate: DropCandidate) -> Bool {
    guard candidate.item == session?.item, let target = session?.target?.item,
      target != candidate.item
    else { return false }
    return view.container(of: target) == candidate.container
  }

  private mutating func enter(
    _ candidate: DropCandidate, _ content: inout some InteractiveContent
  ) {
    let destination = destination(over: candidate.item, content)
    guard let session else { return }
    let approach = approach(to: candidate.item, destination, session)
    // What a target would do until it says so: SwiftUI's copy; in a collection view things move.
    let collection = view.collection(withView: candidate.item)
    self.session?.target = DropTarget(
      item: candidate.item, proposal: DropProposal(operation: collection == nil ? .copy : .move))
    self.session?.noteEntry(of: collection?.id)
    call(
      "dropEntered",
      [
        "item": .string(content.name(of: session.item)),
        "target": .string(content.name(of: candidate.item)),
        "location": .integers(approach.info.location.pixels),
      ])
    setTargeted(candidate.item, true, &content)
    handler(of: candidate.item, content)?.dropEntered(approach, &content)
    read(content, animated: true)
  }

  /// Asks the target what a drop would do now.
  mutating func update(_ item: ItemID, _ content: inout some InteractiveContent) {
    let destination = destination(over: item, content)
    guard let handler = handler(of: item, content), let session, let target = session.target
    else { return }
    let answer = handler.dropUpdated(approach(to: item, destination, session), &content)
    let proposal = permitted(answer ?? target.proposal, session, content)
    movingPreviews {
      $0.session?.target?.proposal = proposal
      $0.session?.target?.destination = destination
    }
    openGap(for: proposal, at: destination)
    aimSpringLoading(content)
    call(
      "dropUpdated",
      [
        "target": .string(content.name(of: item)),
        "operation": .string(proposal.operation.rawValue),
        "intent": .string(proposal.intent.rawValue),
      ])
    read(content, animated: true)
  }

  /// A proposal to move what may not be moved counts as one to cancel (L10, R21).
  private func permitted<Content: InteractiveContent>(
    _ proposal: DropProposal, _ session: DragSession, _ content: Content
  ) -> DropProposal {
    guard proposal.operation.needsPermission,
      let delegate = Content.wiring.collection(session.container)?.handlers.dragDelegate,
      !delegate.dragSessionAllowsMoveOperation(session, content: content)
    else { return proposal }
    return DropProposal(operation: .cancel)
  }
}

extension DragSession {
  /// `true` where something of one of the types is dragged.
  package func carries(_ types: [ContentType]) -> Bool {
    items.contains { item in types.contains(where: item.itemProvider.hasItem(conformingTo:)) }
  }

  /// Takes note of a collection view that the drag came over.
  fileprivate mutating func noteEntry(of id: ContainerID?) {
    if let id, !entered.contains(id) { entered.append(id) }
  }
}
