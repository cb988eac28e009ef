internal import DragCoding
internal import DragGeometry
public import DragModel

// What a drag that stays where it is waits for: an item that springs open, a gap that may not move yet.
extension Interaction {
  /// What an item that springs open shows now.
  public func springLoading(of item: ItemID) -> SpringLoadingState {
    guard let loading = session?.springLoading, loading.item == item else { return .inactive }
    return loading.state
  }

  /// When next something falls due for the drag, although nothing moves.
  func nextDeadlineOfDrag(_ tuning: Tuning) -> Microseconds? {
    let opening = session?.springLoading?.deadline(after: tuning.springLoading)
    guard let target = session?.target, target.isGapWaiting else { return opening }
    return min(opening ?? target.gapRestsUntil, target.gapRestsUntil)
  }

  /// Does for the drag what falls due now.
  mutating func meetDeadlinesOfDrag(_ content: inout some InteractiveContent) {
    moveGapThatWaited(&content)
    guard var loading = session?.springLoading,
      let deadline = loading.deadline(after: content.tuning.springLoading), deadline <= now
    else { return }
    let isDue = now >= loading.start + content.tuning.springLoading
    loading.state = isDue ? .activated : .activating
    setSpringLoading(loading, content)
    if isDue { springLoad(loading.item, &content) }
  }

  /// Changes which item springs open and how far it has come, and reports each item whose state changes.
  mutating func setSpringLoading(_ new: SpringLoading?, _ content: some InteractiveContent) {
    let old = session?.springLoading
    session?.springLoading = new
    if let old, old.item != new?.item { tell(.inactive, of: old.item, content) }
    if let new, old?.item != new.item || old?.state != new.state {
      tell(new.state, of: new.item, content)
    }
  }

  private mutating func tell(
    _ state: SpringLoadingState, of item: ItemID, _ content: some InteractiveContent
  ) {
    call(
      "springLoading",
      ["item": .string(content.name(of: item)), "state": .string(state.rawValue)])
  }

  /// The drag has stayed over an item for long enough: it opens, and the target is asked anew.
  private mutating func springLoad<Content: InteractiveContent>(
    _ item: ItemID, _ content: inout Content
  ) {
    guard let id = view.container(of: item), content.canSpringLoad(item, inCollection: id),
      let springLoad = Content.wiring.collection(id)?.handlers.springLoadItem
    else { return }
    call("springLoaded", ["item": .string(content.name(of: item))])
    springLoad(&content, item)
    read(content, animated: true)
    updateTarget(&content)
  }

  /// Takes note of the item that the drag is over now, if that one springs open.
  ///
  /// Whoever leaves and comes back waits anew.
  mutating func aimSpringLoading(_ content: some InteractiveContent) {
    let item = session?.itemToSpringLoad
    guard item != session?.springLoading?.item else { return }
    let opens = item.map { item in
      view.container(of: item).map { content.canSpringLoad(item, inCollection: $0) } ?? false
    }
    setSpringLoading(
      opens == true ? item.map { SpringLoading(of: $0, since: now) } : nil, content)
  }
}

// The gap of a collection view, which may have to stay a while (R4).
extension Interaction {
  /// Opens the gap that a proposal is for, or closes it.
  mutating func openGap(for proposal: DropProposal, at destination: DropDestination?) {
    session?.target?.isGapWaiting = false
    switch proposal.intent {
    case .insertAtDestination:
      let place = proposal.operation.isPerformed ? destination?.place : nil
      moveGap(to: place)
    case .insertIntoDestination: break
    case .unspecified: session?.target?.gap = nil
    }
  }

  private mutating func moveGap(to place: Place?) {
    guard var target = session?.target, target.gap != place else { return }
    let mustRest =
      target.gap != nil && place != nil && now < target.gapRestsUntil
      && session?.pointer != .keyboard
    if mustRest {
      target.isGapWaiting = true
    } else {
      let cadence = view.collection(withView: target.item)?.area.reorderingCadence ?? .immediate
      target.gap = place
      target.gapRestsUntil = now + cadence.interval
    }
    session?.target = target
  }

  /// The gap has rested long enough: the place under the pointer counts, also where that is still.
  private mutating func moveGapThatWaited(_ content: inout some InteractiveContent) {
    guard let target = session?.target, target.isGapWaiting, target.gapRestsUntil <= now else {
      return
    }
    session?.target?.isGapWaiting = false
    update(target.item, &content)
  }
}

extension DropTarget {
  /// Opens the gap that has to rest where the last proposal has it.
  mutating func openWaitingGap() {
    (gap, isGapWaiting) = (promisedGap, false)
  }
}

extension DragSession {
  /// The item that the drag is over, where a drop would be carried out in its collection view: over
  /// the middle of its row, or all over it where a drop would go into it.
  fileprivate var itemToSpringLoad: ItemID? {
    guard let target, target.proposal.operation.isPerformed, let destination = target.destination,
      let item = destination.item, !item.isControl, item != self.item,
      !localObjects.contains(item)
    else { return nil }
    let isInto =
      destination.band == .into || target.proposal.intent == .insertIntoDestination
    return isInto ? item : nil
  }
}
