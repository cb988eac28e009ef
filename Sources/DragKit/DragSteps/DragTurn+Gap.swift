internal import DragCoding

extension DragTurn {
  /// Returns the destination of the drag over an item; `nil` if the item is no collection view.
  ///
  /// The content can replace the place (``CollectionHandlers/targetPlaceForMoveOfItem``). Within an
  /// event, it is asked again only if the proposed place or the layout has changed; invalid answers
  /// are ignored. `corner` is as in ``Screen/destination(over:gapSeenAt:preferring:_:)``.
  mutating func findDestination(
    over item: ItemID, gapSeenAt corner: Point? = nil
  ) -> DropDestination? {
    guard
      var destination = turn.screen.destination(
        over: item, gapSeenAt: corner, preferring: preferredOperation, turn.content)
    else { return nil }
    let proposed = destination.place
    destination.place = askForPlace(insteadOf: proposed, over: item)
    if destination.place != proposed {
      let aim = turn.drag?.aim
      let isAimed = aim?.view == item && aim?.place == proposed
      if !isAimed { destination.replacedPlace = proposed }
    }
    return destination
  }

  /// Returns the content's valid replacement of a proposed place, or else the proposed place.
  private mutating func askForPlace(
    insteadOf proposed: InsertionPlace, over view: ItemID
  ) -> InsertionPlace {
    guard let collection = turn.layout.collection(withView: view),
      let item = turn.screen.liftedItem,
      let set = turn.content.handlerSet(ofCollection: collection.id),
      let retarget = set.handlers.targetPlaceForMoveOfItem
    else { return proposed }
    if let retargeting = turn.retargeting, retargeting.proposed == proposed {
      return retargeting.place
    }
    let place = retarget(turn.content, item, proposed)
    let isValid =
      collection.area.shows(place.container) && turn.content.model.has(place)
      && !turn.screen.isInDragged(place.container, turn.content.model)
    if !isValid { reportFault(place) }
    turn.retargeting = (proposed, isValid ? place : proposed)
    return isValid ? place : proposed
  }

  /// Reports an invalid place, once in a drag.
  private mutating func reportFault(_ place: InsertionPlace) {
    guard turn.drag?.recordFault() == true else { return }
    let count = turn.content.model.count(of: place.container) ?? 0
    turn.report(
      .fault,
      [
        "call": "targetPlaceForMoveOfItem", "container": .string(place.container.name),
        "gap": .integer(place.gap.index), "count": .integer(count),
        "reason": "there is no such gap in sight: the place under the pointer counts",
      ])
  }

  /// Returns the drag as a target's delegate sees it, with the operation that the user requests.
  func dropSession(
    over item: ItemID, _ destination: DropDestination?, _ session: DragSession
  ) -> DropSession {
    turn.screen.dropSession(over: item, destination, session, preferring: preferredOperation)
  }

  /// The operation that the user requests, with modifier keys or through another program.
  private var preferredOperation: DropOperation? {
    guard let incoming = turn.screen.incomingDrag else { return turn.modifiers.preferredOperation }
    return incoming.requested.flatMap { $0.keepsSource ? $0 : nil }
  }
}

// MARK: - Opening, moving and closing the gap

extension DragTurn {
  /// Opens, moves or closes the gap; `restingFirst` delays an opening or a move (R4).
  mutating func updateGap(restingFirst: Bool) {
    let (now, interval) = (turn.now, turn.screen.gapInterval)
    if restingFirst { turn.drag?.restGap(until: now + interval) }
    turn.drag?.updateGap(at: now, resting: interval)
  }

  /// Closes the places of several dragged items once the gap has left the place of the lifted one.
  mutating func gather(insteadOf old: DropProposal) {
    guard let (view, proposal, gathers) = turn.screen.gathering(turn.content.model) else { return }
    if gathers { turn.drag?.gather() }
    // If places close, or open for a copy, the gap is chosen again: it stays under the items.
    let changesSource = old.operation.keepsSource != proposal.operation.keepsSource
    if changesSource { turn.drag?.stopWaiting() }
    guard changesSource || gathers && !proposal.operation.keepsSource,
      proposal.intent == .insertAtDestination
    else { return }
    let seen = turn.layout.collection(withView: view)?.gapCorner
    turn.readContent()
    let destination = findDestination(over: view, gapSeenAt: seen)
    let (now, interval) = (turn.now, turn.screen.gapInterval)
    turn.drag?.correctGap(to: destination, at: now, resting: interval)
  }
}

extension Screen {
  /// The time for which the gap rests after it has moved (R4).
  fileprivate var gapInterval: Microseconds {
    let view = drag?.targetItem.flatMap { layout.collection(withView: $0) }
    return view?.area.reorderingCadence.interval(layout.tuning) ?? .zero
  }

  /// Returns the gap's target, its proposal, and if dragged items' places close; `nil` with no gap.
  fileprivate func gathering(
    _ model: Model
  ) -> (view: ItemID, proposal: DropProposal, gathers: Bool)? {
    guard let drag, let target = drag.target, let gap = drag.promisedGap else { return nil }
    var gathers = drag.session.items.count > 1 && !target.isGathered
    // By keyboard, places close at once: steps count only the items that are not dragged.
    if gathers, !drag.isByKeyboard, let own = drag.item.flatMap({ model.position(of: $0) }) {
      gathers = !gap.isBeside(own)
    }
    return (target.item, target.proposal, gathers)
  }
}

extension ReorderingCadence {
  fileprivate func interval(_ tuning: Tuning) -> Microseconds {
    switch self {
    case .immediate: .zero
    case .fast: tuning.fastCadence
    case .slow: tuning.slowCadence
    }
  }
}
