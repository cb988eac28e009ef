internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// Drags that began in another program: the same session and the same targets, but no lifted item.
extension Interaction {
  mutating func receive(_ event: IncomingDragEvent, _ content: inout some InteractiveContent) {
    switch event {
    case .entered(let offer, at: let point):
      enter(offer, at: point.clampedToFarthest, &content)
    case .moved(to: let point, let operation):
      guard drag?.incoming?.isReleased == false else { return }
      drag?.incoming?.requested = operation
      carry(to: point.clampedToFarthest, &content)
    case .exited:
      guard drag?.incoming?.isReleased == false else { return }
      // Its source has gone.
      drag?.incoming?.proposed = nil
      end(.outside, &content)
    case .released:
      // Each drop gets an answer, also one of a drag that the engine has not begun, or has ended.
      guard let incoming = drag?.incoming else {
        return trace.append([.incomingDrag(.finished(nil))])
      }
      if !incoming.isReleased { release(&content) }
    case .received(let data):
      if drag?.incoming != nil { receive(data, &content) }
    }
  }

  private mutating func enter(
    _ offer: DragOffer, at point: Point, _ content: inout some InteractiveContent
  ) {
    if drag?.incoming != nil { end(.interrupted, &content) }
    guard !isDragging, !content.model.isInTransaction else { return }
    content.model.begin()
    let incoming = IncomingDrag(offer)
    drag = DragState(incoming, at: point)
    propagate(.lifted, &content)
    pointers.hover(nil)
    settleScrolling(at: point, &content)
    report(.dragEntered, content, ["types": .strings(incoming.contentTypes.map(\.rawValue))])
    read(&content, animated: true)
    if layout.hasCollections { drag?.scrolling.begin(from: point) }
    if !incoming.typesToReadAtOnce.isEmpty {
      trace.append([.incomingDrag(.read(incoming.typesToReadAtOnce))])
    }
    carry(to: point, &content)
  }

  private mutating func receive(
    _ data: [DragData], _ content: inout some InteractiveContent
  ) {
    drag?.receive(data)
    guard drag?.incoming?.isReleased == true else {
      // Now more is known of the types.
      drag?.setRefusing([])
      return retarget(&content)
    }
    guard data.isEmpty else { return drop(&content) }
    reportUnsent(content)
    end(.refused, &content)
  }

  /// Finds the target again; a target that accepts none of the items is left.
  private mutating func retarget(_ content: inout some InteractiveContent) {
    if let target = drag?.targetItem, let handler = handler(of: target, content),
      drag?.session.carries(handler.types) != true
    {
      leaveTarget(&content)
    }
    updateTarget(&content)
  }

  /// Performs the drop, or first requests the data that the target accepts.
  ///
  /// Until the data arrives, the gap stays open where the items will be.
  private mutating func release(_ content: inout some InteractiveContent) {
    drag?.incoming?.isReleased = true
    lookAgain(&content)
    drag?.openPromisedGap()
    setSpringLoading(nil, content)
    drag?.scrolling = DragScrolling()
    guard let target = drag?.target, target.proposal.operation.isPerformed,
      let handler = handler(of: target.item, content),
      let missing = drag?.incoming?.missingTypes(for: handler.types), !missing.isEmpty
    else { return drop(&content) }
    report(
      .dropPending, target: target.item, content,
      ["types": .strings(missing.map { ContentType(mimeType: $0).rawValue })])
    trace.append([.incomingDrag(.read(missing))])
  }

  /// Reports to the source of the drag what a drop would do, if that has changed.
  mutating func answerIncomingDrag() {
    guard let incoming = drag?.incoming, !incoming.isReleased else { return }
    let operation = drag?.session.operation.flatMap { $0.isPerformed ? $0 : nil }
    guard operation != incoming.proposed else { return }
    drag?.incoming?.proposed = operation
    trace.append([.incomingDrag(.proposed(operation))])
  }

  /// The operation that the user requests, by the held modifier keys or as another program reports it.
  var preferredOperation: DropOperation? {
    guard let incoming = drag?.incoming else { return modifiers.preferredOperation }
    return incoming.requested.flatMap { $0.keepsSource ? $0 : nil }
  }

  /// Whether the items were released, and the drop waits for another program: for its data, or until it has the data.
  public var isDropPending: Bool {
    drag?.incoming?.isReleased == true || drag?.isDelivering == true
  }
}
