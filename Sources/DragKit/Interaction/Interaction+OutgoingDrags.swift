internal import DragFrameIO
internal import DragModel

// Drags that leave the window for another program.
extension Interaction {
  /// Offers the dragged items to other programs, if the drag is by a pointer and its delegate permits that.
  mutating func offerOutside(_ content: some InteractiveContent) {
    guard let session, session.pointer.rawValue >= 0 else { return }
    let delegate = dragDelegate(of: session, content)
    let providers =
      delegate?.itemProvidersOutside(session, content: content)
      ?? session.items.map(\.itemProvider)
    let offer = OutgoingOffer(
      pointer: session.pointer, data: providers.exported,
      operations: delegate?.operationsOutside(session, content: content) ?? [.copy],
      preferring: modifiers.preferredOperationOutside)
    guard !offer.data.isEmpty, !offer.operations.isEmpty else { return }
    drag?.isOffered = true
    trace.append([.outgoingDrag(.offer(offer))])
  }

  /// Whether a pointer drags items that other programs may take, and to which it may be on its way.
  func isOfferedOutside(by id: PointerID) -> Bool {
    drag?.isOffered == true && drag?.session.pointer == id
  }

  /// Offers the items again if the user now requests another operation.
  mutating func updateOffer(
    preferring old: DropOperation?, _ content: some InteractiveContent
  ) {
    guard drag?.isOffered == true, drag?.isDelivering == false,
      modifiers.preferredOperationOutside != old
    else { return }
    offerOutside(content)
  }

  mutating func receive(_ event: OutgoingDragEvent, _ content: inout some InteractiveContent) {
    guard drag?.isOffered == true else { return }
    switch event {
    case .targeted(let operation):
      guard drag?.isDelivering == false, drag?.session.externalOperation != operation else {
        return
      }
      drag?.targetOutside(operation)
      report(
        .dropOutside, item: drag?.item, content,
        ["operation": operation.map { .string($0.rawValue) }])
      read(&content, animated: true)
      updateTarget(&content)
    case .delivered(let operation):
      guard drag?.isDelivering == true else { return }
      drag?.targetOutside(operation)
      end(operation == nil ? .refused : .dropped, &content)
    }
  }

  /// Drops the items on another program that would accept them; returns `false` if there is none.
  ///
  /// The drag ends when the other program has them.
  mutating func dropOutside(_ content: some InteractiveContent) -> Bool {
    guard let drag, drag.session.target == nil, drag.session.externalOperation != nil,
      !isOverCancelStrip
    else { return false }
    self.drag?.isDelivering = true
    self.drag?.scrolling = DragScrolling()
    report(.dropPending, item: drag.item, content)
    trace.append([.outgoingDrag(.drop)])
    return true
  }
}
