internal import DragCoding

extension DragTurn {
  /// Performs what is due while the pointer is still: moves a gap whose rest has ended, and springs
  /// open the item under the drag.
  mutating func meetDeadlinesOfDrag() {
    if let target = turn.screen.dropTarget, let deadline = turn.drag?.gapDeadline,
      deadline <= turn.now
    {
      turn.drag?.stopWaiting()
      updateProposal(of: target)
    }
    guard var loading = turn.drag?.springLoading, let deadline = loading.deadline(turn.tuning),
      deadline <= turn.now
    else { return }
    loading.advance(at: turn.now, turn.tuning)
    setSpringLoading(loading)
    if loading.state == .activated { springLoad(loading.item) }
  }

  /// Stores the item that is about to spring open, and reports the states that have changed.
  mutating func setSpringLoading(_ new: SpringLoading?) {
    for (item, state) in turn.drag?.setSpringLoading(new) ?? [] {
      turn.report(.springLoading, item: item, ["state": .string(state.rawValue)])
    }
  }

  /// Calls the handler that opens an item, such as a folder, and finds the target again.
  private mutating func springLoad(_ item: ItemID) {
    let id = turn.layout.container(of: item)
    guard turn.content.canSpringLoad(item, inCollection: id),
      let springLoad = turn.content.handlerSet(ofCollection: id)?.handlers.springLoadItem
    else { return }
    turn.report(.springLoaded, item: item)
    springLoad(&turn.content, item)
    turn.readContent()
    renewAim(at: item)
    updateTarget()
  }

  /// Aims at the gap below an item's row after a drag by keyboard has opened the item's group.
  private mutating func renewAim(at item: ItemID) {
    let model = turn.content.model
    guard let drag = turn.drag, let aim = drag.aim, aim.isMeantForItemAbove,
      let collection = turn.layout.collection(withView: aim.view),
      let row = model.position(of: item).flatMap(collection.withoutGap.rows.row(of:)),
      let place = turn.screen.places(atGap: row + 1, in: collection, model).first?.place
    else { return }
    turn.drag?.aim(at: KeyboardAim(view: aim.view, place: place, isMeantForItemAbove: true))
  }

  /// Begins or cancels the wait after which the item that would take the drop springs open.
  mutating func aimSpringLoading() {
    let item = turn.screen.itemToSpringLoad
    guard item != turn.screen.springLoadedItem else { return }
    guard let item,
      turn.content.canSpringLoad(item, inCollection: turn.layout.container(of: item))
    else { return setSpringLoading(nil) }
    setSpringLoading(SpringLoading(item: item, start: turn.now))
  }
}

extension Screen {
  /// The item that opens if the drag stays over it; `nil` if no item would open.
  fileprivate var itemToSpringLoad: ItemID? {
    guard let item = drag?.itemToSpringLoad, let location = drag?.session.location else {
      return nil
    }
    // An open gap can show another item under the pointer; only what the user sees opens.
    let target = drag?.targetItem
    let isSeen =
      drag?.isByKeyboard == true || drag?.session.intoItem == item
      || layout.item(at: location) { $0 != target } == item
    return isSeen ? item : nil
  }
}
