internal import DragEvents

// MARK: - Drags that leave the window for another program

extension DragTurn {
  /// Offers items that a pointer drags to other programs, if the drag's delegate permits it.
  mutating func offerOutside() {
    guard let session = turn.session, session.pointer.rawValue >= 0 else { return }
    let source = turn.content.dragHandler(of: session)
    let providers =
      source?.itemProvidersOutside(turn.content, session) ?? session.items.map(\.itemProvider)
    let offer = OutgoingOffer(
      pointer: session.pointer, data: providers.exported,
      operations: source?.operationsOutside(turn.content, session) ?? [.copy],
      preferring: turn.modifiers.preferredOperationOutside)
    guard !offer.data.isEmpty, !offer.operations.isEmpty else { return }
    turn.drag?.recordOffer()
    turn.trace.append([.outgoingDrag(.offer(offer))])
  }

  /// Offers the items again if the user now requests another operation.
  mutating func updateOffer(preferring old: DropOperation?) {
    guard turn.drag?.isOffered == true, turn.drag?.isReleased == false,
      turn.modifiers.preferredOperationOutside != old
    else { return }
    offerOutside()
  }

  /// Follows the offered drag in other programs: their proposed operations, and the delivery.
  mutating func follow(_ event: OutgoingDragEvent) {
    guard turn.drag?.isOffered == true else { return }
    switch event {
    case .targeted(let operation):
      guard turn.drag?.isReleased == false, turn.screen.externalOperation != operation
      else { return }
      turn.drag?.targetOutside(operation)
      turn.report(
        .dropOutside, item: turn.screen.liftedItem,
        ["operation": operation.map { .string($0.rawValue) }])
      turn.readContent()
      updateTarget()
    case .delivered(let operation):
      guard turn.drag?.isReleased == true else { return }
      turn.drag?.targetOutside(operation)
      endDrag(operation == nil ? .refused : .dropped)
    }
  }

  /// Drops the items on another program that accepts them; returns `false` if no program does.
  mutating func dropOutside() -> Bool {
    guard let drag = turn.drag, drag.session.target == nil, drag.session.externalOperation != nil,
      !turn.screen.isOverCancelStrip
    else { return false }
    // The drag ends later, when the other program has received the items.
    turn.drag?.awaitOtherProgram()
    turn.report(.dropPending, item: drag.item)
    turn.trace.append([.outgoingDrag(.drop)])
    return true
  }
}
