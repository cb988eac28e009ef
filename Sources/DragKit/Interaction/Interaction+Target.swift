internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Finds what the pointer is over, and tells the targets that it leaves, enters and moves over.
  ///
  /// It runs when the pointer has moved, not when the layout has: an item that makes room under a
  /// still pointer changes no target (R3).
  mutating func updateTarget(_ content: inout some InteractiveContent) {
    guard let session else { return }
    let isOverCancelStrip =
      session.pointer.kind == .touch && content.cancelStrip?.contains(session.location) == true
    self.session?.isOverCancelStrip = isOverCancelStrip
    guard !isOverCancelStrip else { return leaveTarget(&content) }
    let candidate = acceptingCandidate(at: session.location, &content)
    if let candidate, candidate.item == session.item, holdsTarget(in: candidate.container) {
      // The place that the item itself holds is the gap that its target made for it (R4).
      self.session?.target?.isOverOwnPlace = true
      return
    }
    guard let candidate else { return leaveTarget(&content) }
    let target = session.target
    if target?.item != candidate.item || target?.isOverOwnPlace == true {
      leaveTarget(&content)
      enter(candidate, &content)
    }
    update(candidate.item, &content)
  }

  /// Tells the target that the drag has left it.
  mutating func leaveTarget(_ content: inout some InteractiveContent) {
    guard let session, let target = session.target else { return }
    self.session?.target = nil
    call(
      "dropExited",
      [
        "item": .string(content.name(of: session.item)),
        "target": .string(content.name(of: target.item)),
      ])
    setTargeted(target.item, false, &content)
    handler(of: target.item, content)?.dropExited(
      target.item, info(over: target.item), &content)
    read(content, animated: true)
  }

  /// What a target learns of the drag.
  func info(over item: ItemID, atRelease: Bool = false) -> DropInfo {
    let origin = view.frame(of: item)?.origin ?? .zero
    guard let session else { return DropInfo(location: .zero, item: nil, providers: []) }
    let location = Point.zero + (session.location - origin)
    return DropInfo(
      location: location, item: session.item,
      itemFrame: Rect(origin: location - session.grab, size: session.size),
      destination: destination(over: item, atRelease: atRelease),
      hasActiveDrag: session.container == view.container(of: item),
      providers: [session.provider])
  }

  func handler<Content: InteractiveContent>(
    of item: ItemID, _ content: Content
  ) -> DropHandler<Content>? {
    if let collection = view.collection(withView: item) {
      return Content.wiring.collection(collection.id)?.dropHandler
    }
    return Content.wiring.handlers(for: item, in: view.container(of: item))?.handlers.drop
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
  /// The frontmost candidate that takes what is dragged; those that refuse are passed over (R13).
  private mutating func acceptingCandidate(
    at point: Point, _ content: inout some InteractiveContent
  ) -> DropCandidate? {
    let candidates = view.dropCandidates(at: point)
    var refusing: ItemID?
    defer { session?.refusing = refusing }
    for candidate in candidates {
      guard let session, let handler = handler(of: candidate.item, content),
        handler.types.contains(where: session.provider.hasItem(conformingTo:))
      else { continue }
      let isOwnPlace = candidate.item == session.item && holdsTarget(in: candidate.container)
      if isOwnPlace || session.target?.item == candidate.item { return candidate }
      if session.refusing != candidate.item, validate(candidate, handler, &content) {
        return candidate
      }
      refusing = candidate.item
    }
    return nil
  }

  private mutating func validate<Content: InteractiveContent>(
    _ candidate: DropCandidate, _ handler: DropHandler<Content>, _ content: inout Content
  ) -> Bool {
    let isValid = handler.validateDrop(
      on: candidate.item, info(over: candidate.item), &content)
    call(
      "validateDrop",
      ["target": .string(content.name(of: candidate.item)), "accepted": .bool(isValid)])
    read(content, animated: true)
    return isValid
  }

  /// `true` where the drag is over a target that stands beside the place of the dragged item.
  private func holdsTarget(in container: ContainerID) -> Bool {
    guard let target = session?.target, target.item != session?.item else { return false }
    return view.container(of: target.item) == container
  }

  private mutating func enter(
    _ candidate: DropCandidate, _ content: inout some InteractiveContent
  ) {
    guard let item = session?.item else { return }
    let info = info(over: candidate.item)
    // What a target would do until it says so: SwiftUI's copy; in a collection view things move.
    let isCollection = view.collection(withView: candidate.item) != nil
    session?.target = DropTarget(
      item: candidate.item, proposal: DropProposal(operation: isCollection ? .move : .copy))
    call(
      "dropEntered",
      [
        "item": .string(content.name(of: item)),
        "target": .string(content.name(of: candidate.item)),
        "location": .integers(info.location.pixels),
      ])
    setTargeted(candidate.item, true, &content)
    handler(of: candidate.item, content)?.dropEntered(candidate.item, info, &content)
    read(content, animated: true)
  }

  /// Asks the target what a drop would do now.
  mutating func update(
    _ item: ItemID, atRelease: Bool = false, _ content: inout some InteractiveContent
  ) {
    guard let handler = handler(of: item, content), let target = session?.target else { return }
    let info = info(over: item, atRelease: atRelease)
    let answer = handler.dropUpdated(over: item, info, &content)
    let proposal = answer ?? target.proposal
    session?.target?.proposal = proposal
    openGap(for: proposal, at: info.destination)
    call(
      "dropUpdated",
      [
        "target": .string(content.name(of: item)),
        "operation": .string(proposal.operation.rawValue),
        "intent": .string(proposal.intent.rawValue),
      ])
    read(content, animated: true)
  }
}
