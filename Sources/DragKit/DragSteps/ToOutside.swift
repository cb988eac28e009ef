internal import DragEvents
internal import DragModel

// Drags that leave the window for another program.
extension Turn {
  /// Offers the dragged items to other programs, if the drag is by a pointer and its delegate permits that.
  mutating func offerOutside() {
    guard let session, session.pointer.rawValue >= 0 else { return }
    let delegate = content.dragDelegate(of: session)
    let providers =
      delegate?.itemProvidersOutside(session, content: content)
      ?? session.items.map(\.itemProvider)
    let offer = OutgoingOffer(
      pointer: session.pointer, data: providers.exported,
      operations: delegate?.operationsOutside(session, content: content) ?? [.copy],
      preferring: modifiers.preferredOperationOutside)
    guard !offer.data.isEmpty, !offer.operations.isEmpty else { return }
    drag?.noteOffer()
    trace.append([.outgoingDrag(.offer(offer))])
  }

  /// Offers the items again if the user now requests another operation.
  mutating func updateOffer(preferring old: DropOperation?) {
    guard drag?.isOffered == true, drag?.isDelivering == false,
      modifiers.preferredOperationOutside != old
    else { return }
    offerOutside()
  }

  mutating func receive(_ event: OutgoingDragEvent) {
    guard drag?.isOffered == true else { return }
    switch event {
    case .targeted(let operation):
      guard drag?.isDelivering == false, drag?.session.externalOperation != operation else {
        return
      }
      drag?.targetOutside(operation)
      report(
        .dropOutside, item: drag?.item, ["operation": operation.map { .string($0.rawValue) }])
      readContent()
      updateTarget()
    case .delivered(let operation):
      guard drag?.isDelivering == true else { return }
      drag?.targetOutside(operation)
      endDrag(operation == nil ? .refused : .dropped)
    }
  }

  /// Drops the items on another program that would accept them; returns `false` if there is none.
  ///
  /// The drag ends when the other program has them.
  mutating func dropOutside() -> Bool {
    guard let drag, drag.session.target == nil, drag.session.externalOperation != nil,
      !screen.isOverCancelStrip
    else { return false }
    self.drag?.deliver()
    report(.dropPending, item: drag.item)
    trace.append([.outgoingDrag(.drop)])
    return true
  }
}
