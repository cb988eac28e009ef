internal import DragCoding
internal import DragFrameIO
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
    let item = drag?.itemToSpringLoad.flatMap { screen.isUnderDrag($0) ? $0 : nil }
    guard item != drag?.springLoading?.item else { return }
    let isSpringLoaded = item.map { screen.canSpringLoad($0, content) } ?? false
    let now = now
    setSpringLoading(isSpringLoaded ? item.map { SpringLoading(item: $0, start: now) } : nil)
  }
}

extension Screen {
  /// Whether the item of the destination is also the one that the user sees there, although a gap may be open.
  fileprivate func isUnderDrag(_ item: ItemID) -> Bool {
    let (location, target) = (drag?.session.location, drag?.targetItem)
    return drag?.isByKeyboard == true || drag?.session.intoItem == item
      || location.flatMap { layout.item(at: $0) { $0 != target } } == item
  }
}
