internal import DragEvents

// MARK: - Drags that began in another program: the same session and targets, but no lifted item

extension DragTurn {
  /// Follows a drag from another program, from its entry to the data that follows its release.
  mutating func follow(_ event: IncomingDragEvent) {
    switch event {
    case .entered(let offer, at: let point): begin(offer, at: point.clampedToFarthest)
    case .moved(to: let point, let operation):
      guard followsIncomingDrag else { return }
      turn.drag?.incoming?.request(operation)
      carry(to: point.clampedToFarthest)
    case .exited:
      guard followsIncomingDrag else { return }
      // The source has gone, and needs no answer.
      turn.drag?.incoming?.propose(nil)
      endDrag(.outside)
    case .released:
      // Each drop gets an answer, also one of a drag that the engine has not begun, or has ended.
      if turn.screen.incomingDrag == nil { turn.trace.append([.incomingDrag(.finished(nil))]) }
      if followsIncomingDrag { release() }
    case .received(let data):
      if turn.screen.incomingDrag != nil { receive(data) }
    }
  }

  /// Whether a drag from another program continues: its items are not released yet.
  private var followsIncomingDrag: Bool {
    turn.screen.incomingDrag != nil && turn.drag?.isReleased == false
  }

  /// Begins a drag from another program, and ends an earlier one; not while the user drags an item.
  private mutating func begin(_ offer: DragOffer, at point: Point) {
    if turn.screen.incomingDrag != nil { endDrag(.interrupted) }
    guard !turn.screen.isDragging, !turn.content.model.isInTransaction else { return }
    turn.content.model.begin()
    let incoming = IncomingDrag(offer)
    turn.drag = DragState(incoming, at: point)
    turn.rowStates.closeSwipes()
    turn.pointers.hover(nil)
    turn.settleScrolling(at: point)
    turn.report(.dragEntered, ["types": .strings(incoming.contentTypes.map(\.rawValue))])
    turn.readContent()
    if turn.layout.hasCollections { turn.drag?.scrolling.begin(at: point) }
    if !incoming.typesToReadAtOnce.isEmpty {
      turn.trace.append([.incomingDrag(.read(incoming.typesToReadAtOnce))])
    }
    carry(to: point)
  }

  /// Adds received data; after the release, performs the drop, or refuses it if no data arrived.
  private mutating func receive(_ data: [DragData]) {
    turn.drag?.receive(data)
    guard turn.drag?.isReleased == true else {
      // The data can add types. A target that accepts none of them is left.
      turn.drag?.setRefusals(DragState.Refusals())
      if let target = turn.screen.dropTarget,
        let handler = turn.screen.dropHandler(of: target, turn.content),
        turn.drag?.session.carries(handler.types) != true
      {
        leaveTarget()
      }
      return updateTarget()
    }
    guard data.isEmpty else { return drop() }
    let count = turn.drag?.session.items.count ?? 0
    turn.reportMissing([(.unsent, count)], of: count, on: turn.screen.dropTarget)
    endDrag(.refused)
  }

  /// Performs the drop, or first requests the data that the target accepts.
  private mutating func release() {
    revalidateTarget()
    turn.drag?.openPromisedGap()
    setSpringLoading(nil)
    // Until the data arrives, the gap stays open where the items will be.
    turn.drag?.awaitOtherProgram()
    guard let target = turn.drag?.target, target.proposal.operation.isPerformed,
      let handler = turn.screen.dropHandler(of: target.item, turn.content),
      let missing = turn.drag?.incoming?.missingTypes(for: handler.types), !missing.isEmpty
    else { return drop() }
    turn.report(
      .dropPending, target: target.item,
      ["types": .strings(missing.map { ContentType(mimeType: $0).rawValue })])
    turn.trace.append([.incomingDrag(.read(missing))])
  }

  /// Reports to the source of the drag what a drop would do, if that has changed.
  mutating func answerIncomingDrag() {
    guard let incoming = turn.screen.incomingDrag, followsIncomingDrag else { return }
    let operation = turn.drag?.session.operation.flatMap { $0.isPerformed ? $0 : nil }
    guard operation != incoming.proposed else { return }
    turn.drag?.incoming?.propose(operation)
    turn.trace.append([.incomingDrag(.proposed(operation))])
  }
}
