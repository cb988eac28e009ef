internal import DragEvents
internal import DragGeometry
internal import DragModel

// Drags that began in another program: the same session and the same targets, but no lifted item.
extension Turn {
  mutating func receive(_ event: IncomingDragEvent) {
    switch event {
    case .entered(let offer, at: let point): begin(offer, at: point.clampedToFarthest)
    case .moved(to: let point, let operation):
      guard drag?.incoming?.isReleased == false else { return }
      drag?.setRequested(operation)
      carry(to: point.clampedToFarthest)
    case .exited:
      guard drag?.incoming?.isReleased == false else { return }
      // Its source has gone.
      drag?.setProposedToSource(nil)
      endDrag(.outside)
    case .released:
      // Each drop gets an answer, also one of a drag that the engine has not begun, or has ended.
      guard let incoming = drag?.incoming else {
        return trace.append([.incomingDrag(.finished(nil))])
      }
      if !incoming.isReleased { release() }
    case .received(let data):
      if drag?.incoming != nil { receive(data) }
    }
  }

  private mutating func begin(_ offer: DragOffer, at point: Point) {
    if drag?.incoming != nil { endDrag(.interrupted) }
    guard !screen.isDragging, !content.model.isInTransaction else { return }
    content.model.begin()
    let incoming = IncomingDrag(offer)
    drag = DragState(incoming, at: point)
    cells.closeSwipes()
    pointers.hover(nil)
    settleScrolling(at: point)
    report(.dragEntered, ["types": .strings(incoming.contentTypes.map(\.rawValue))])
    readContent()
    if layout.hasCollections { drag?.scrolling.begin(from: point) }
    if !incoming.typesToReadAtOnce.isEmpty {
      trace.append([.incomingDrag(.read(incoming.typesToReadAtOnce))])
    }
    carry(to: point)
  }

  private mutating func receive(_ data: [DragData]) {
    drag?.receive(data)
    guard drag?.incoming?.isReleased == true else {
      // Now more is known of the types. A target that accepts none of them is left.
      drag?.setRefusing([])
      if let target = drag?.targetItem, let handler = screen.handler(of: target, content),
        drag?.session.carries(handler.types) != true
      {
        leaveTarget()
      }
      return updateTarget()
    }
    guard data.isEmpty else { return drop() }
    let count = drag?.session.items.count ?? 0
    reportMissing([(.unsent, count)], of: count, on: drag?.targetItem)
    endDrag(.refused)
  }

  /// Performs the drop, or first requests the data that the target accepts.
  ///
  /// Until the data arrives, the gap stays open where the items will be.
  private mutating func release() {
    drag?.releaseIncoming()
    revalidateTarget()
    drag?.openPromisedGap()
    setSpringLoading(nil)
    drag?.stopScrolling()
    guard let target = drag?.target, target.proposal.operation.isPerformed,
      let handler = screen.handler(of: target.item, content),
      let missing = drag?.incoming?.missingTypes(for: handler.types), !missing.isEmpty
    else { return drop() }
    report(
      .dropPending, target: target.item,
      ["types": .strings(missing.map { ContentType(mimeType: $0).rawValue })])
    trace.append([.incomingDrag(.read(missing))])
  }

  /// Reports to the source of the drag what a drop would do, if that has changed.
  mutating func answerIncomingDrag() {
    guard let incoming = drag?.incoming, !incoming.isReleased else { return }
    let operation = drag?.session.operation.flatMap { $0.isPerformed ? $0 : nil }
    guard operation != incoming.proposed else { return }
    drag?.setProposedToSource(operation)
    trace.append([.incomingDrag(.proposed(operation))])
  }
}
