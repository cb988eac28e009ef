internal import DragCoding
internal import DragEvents
internal import DragGeometry
internal import DragModel

extension Turn {
  /// Returns the destination of the drag over an item; `nil` over no collection view.
  ///
  /// The content is asked once for a place (``CollectionHandlers/targetPlaceForMoveOfItem``), until it is read again
  /// with another layout. A place that it does not have is ignored, and reported once in a drag.
  mutating func destination(over item: ItemID, gapSeenAt corner: Point? = nil) -> DropDestination? {
    guard
      let (chosen, isAimed) = screen.destination(
        over: item, gapSeenAt: corner, preferring: preferredOperation, content)
    else { return nil }
    var destination = chosen
    let proposed = destination.place
    destination.place = retargeted(proposed, over: item)
    if !isAimed, destination.place != proposed { destination.replacedPlace = proposed }
    return destination
  }

  private mutating func retargeted(
    _ proposed: InsertionPlace, over view: ItemID
  ) -> InsertionPlace {
    guard let collection = layout.collection(withView: view), let item = drag?.item,
      let retarget = content.handlerSet(ofCollection: collection.id)?.targetPlaceForMoveOfItem
    else { return proposed }
    if let retargeting, retargeting.proposed == proposed { return retargeting.place }
    let place = retarget(content, item, proposed)
    let isValid =
      collection.area.shows(place.container) && content.model.has(place)
      && !screen.isInDragged(place.container, content.model)
    if !isValid { report(fault: place) }
    retargeting = Retargeting(proposed: proposed, place: isValid ? place : proposed)
    return isValid ? place : proposed
  }

  /// Reports a place that is none, once in a drag.
  private mutating func report(fault place: InsertionPlace) {
    guard drag?.noteFault() == true else { return }
    let count = content.model.count(of: place.container) ?? 0
    report(
      .fault,
      [
        "call": "targetPlaceForMoveOfItem", "container": .string(place.container.name),
        "gap": .integer(place.gap.index), "count": .integer(count),
        "reason": "there is no such gap in sight: the place under the pointer counts",
      ])
  }

  func approach(
    to item: ItemID, _ destination: DropDestination?, _ session: DragSession
  ) -> DropApproach {
    screen.approach(to: item, destination, session, preferring: preferredOperation)
  }

  /// The operation that the user requests, by the held modifier keys or as another program reports it.
  private var preferredOperation: DropOperation? {
    guard let incoming = drag?.incoming else { return modifiers.preferredOperation }
    return incoming.requested.flatMap { $0.keepsSource ? $0 : nil }
  }
}

// MARK: - Opening, moving and closing the gap

extension Turn {
  /// Opens, moves or closes the gap; with `rests`, not before the pointer has stayed for the cadence.
  mutating func updateGap(resting rests: Bool) {
    let (now, interval) = (now, screen.gapInterval)
    if rests { drag?.restGap(until: now + interval) }
    drag?.updateGap(at: now, resting: interval)
  }

  /// Closes the places of several dragged items once the gap has left the place of the lifted one.
  ///
  /// If places have closed, or have opened for a copy, the gap is chosen again in the new layout, so that it stays under
  /// the dragged items.
  mutating func gather(insteadOf old: DropProposal) {
    guard let (view, proposal, gathers) = screen.gathering(content.model) else { return }
    if gathers { drag?.gather() }
    let hasTurned = old.operation.keepsSource != proposal.operation.keepsSource
    if hasTurned { drag?.stopWaiting() }
    guard hasTurned || gathers && !proposal.operation.keepsSource,
      proposal.intent == .insertAtDestination
    else { return }
    let seen = layout.collection(withView: view)?.gapCorner
    readContent()
    let destination = destination(over: view, gapSeenAt: seen)
    let (now, interval) = (now, screen.gapInterval)
    drag?.correctGap(to: destination, at: now, resting: interval)
  }
}

extension Screen {
  /// The time for which the gap rests after it has moved (R4).
  fileprivate var gapInterval: Microseconds {
    let view = drag?.targetItem.flatMap { layout.collection(withView: $0) }
    return view?.area.reorderingCadence.interval(layout.tuning) ?? .zero
  }

  /// Returns the target in which a gap is open, its proposal, and whether the places of the dragged items close now.
  fileprivate func gathering(_ model: Model) -> (ItemID, DropProposal, gathers: Bool)? {
    guard let target = drag?.target, let gap = drag?.promisedGap else { return nil }
    let gathers = !target.isGathered && hasLeftOwnPlace(gap, model)
    return (target.item, target.proposal, gathers)
  }

  /// Whether several items are dragged, and a gap is not in place of the lifted one.
  ///
  /// In a drag by keyboard, steps count only the other items from the beginning.
  private func hasLeftOwnPlace(_ gap: InsertionPlace, _ model: Model) -> Bool {
    guard let drag, drag.session.items.count > 1 else { return false }
    let own = drag.item.flatMap { model.position(of: $0) }
    return drag.isByKeyboard || own.map(gap.isBeside) != true
  }
}
