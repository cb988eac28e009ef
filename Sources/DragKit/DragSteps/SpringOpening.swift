internal import DragCoding
internal import DragEvents
internal import DragGeometry
internal import DragModel

extension Turn {
  /// Does what is due while a drag stays over one target: a gap that rested moves, an item springs open.
  mutating func meetDeadlinesOfDrag() {
    if let target = drag?.targetItem, let deadline = drag?.gapDeadline, deadline <= now {
      drag?.stopWaiting()
      updateProposal(of: target)
    }
    guard var loading = drag?.springLoading, let deadline = loading.deadline(tuning),
      deadline <= now
    else { return }
    loading.advance(at: now, tuning)
    setSpringLoading(loading)
    if loading.state == .activated { springLoad(loading.item) }
  }

  mutating func setSpringLoading(_ new: SpringLoading?) {
    for (item, state) in drag?.setSpringLoading(new) ?? [] {
      report(.springLoading, item: item, ["state": .string(state.rawValue)])
    }
  }

  private mutating func springLoad(_ item: ItemID) {
    let set = content.handlerSet(ofCollection: layout.container(of: item))
    guard screen.canSpringLoad(item, content), let springLoad = set?.handlers.springLoadItem
    else { return }
    report(.springLoaded, item: item)
    runHandler { springLoad(&$0.content, item) }
    renewAim(at: item)
    updateTarget()
  }

  /// Begins or stops to spring-load the item into which a drop would insert.
  mutating func aimSpringLoading() {
    let item = screen.itemToSpringLoad
    guard item != screen.springLoadingItem else { return }
    guard let item, screen.canSpringLoad(item, content) else { return setSpringLoading(nil) }
    setSpringLoading(SpringLoading(item: item, start: now))
  }
}

extension Screen {
  /// The item that opens if the drag stays over it; `nil` if there is none.
  fileprivate var itemToSpringLoad: ItemID? {
    drag?.itemToSpringLoad.flatMap { isUnderDrag($0) ? $0 : nil }
  }

  fileprivate var springLoadingItem: ItemID? { drag?.springLoading?.item }

  /// Whether the item of the destination is also the one that the user sees there, although a gap may be open.
  private func isUnderDrag(_ item: ItemID) -> Bool {
    let (location, target) = (drag?.session.location, drag?.targetItem)
    return drag?.isByKeyboard == true || drag?.session.intoItem == item
      || location.flatMap { layout.item(at: $0) { $0 != target } } == item
  }
}
