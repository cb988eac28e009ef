extension PointerTurn {
  /// Begins to hold a scroll bar's thumb, or scrolls a page; returns `false` if no bar was hit.
  mutating func pressScrollBar(_ id: PointerID) -> Bool {
    guard let active = turn.pointers[id], !active.traits.contains(.landing),
      let collection = turn.screen.collectionWithScrollBar(at: active.touch.location, for: id.kind),
      active.touch.item == collection.view,
      let part = collection.part(
        ofScrollBarAt: active.touch.location, for: id.kind, turn.tuning.scrollBar)
    else { return false }
    switch part {
    case .thumb:
      let thumb = collection.scrollBar(turn.tuning.scrollBar).beginDrag(at: active.touch.location)
      turn.pointers.update(id) { $0.setRole(.holdingThumb(thumb)) }
      drag(thumb, of: active)
    case .track(let direction):
      let paging = TrackPaging(direction, at: turn.now, turn.tuning.scrollBar)
      turn.pointers.update(id) { $0.setRole(.paging(paging)) }
      turn.scroll(collection, .page(direction))
    }
    return true
  }

  /// Scrolls the view whose thumb a pointer holds.
  mutating func drag(_ thumb: ThumbDrag, of active: ActiveTouch) {
    guard let collection = turn.layout.collection(active.container) else { return }
    let bar = collection.scrollBar(turn.tuning.scrollBar)
    let offset = bar.offset(of: thumb, at: active.touch.location)
    turn.scroll(collection, to: offset, animated: false)
  }

  /// Scrolls by the pages that are due while pointers hold the tracks of scroll bars.
  mutating func repeatPaging() {
    for active in turn.pointers.touches {
      guard var paging = active.role.paging, paging.next <= turn.now,
        let collection = active.pagedCollection(in: turn.layout, turn.scrolls)
      else { continue }
      paging.next = turn.now + max(turn.tuning.scrollBar.pagingInterval, .milliseconds(1))
      turn.pointers.update(active.touch.id) { $0.setRole(.paging(paging)) }
      turn.scroll(collection, .page(paging.direction))
    }
  }
}

extension PointerState {
  /// Returns when a held track of a scroll bar next scrolls a page; `nil` if no track does.
  func nextPaging(in layout: LayoutSnapshot, _ scrolls: CollectionScrolls) -> Microseconds? {
    touches.reduce(nil) { next, active in
      active.pagedCollection(in: layout, scrolls) == nil
        ? next : next.earlier(active.role.paging?.next)
    }
  }
}

extension ActiveTouch {
  /// Returns the view that a held track scrolls; `nil` once the thumb has reached the pointer.
  fileprivate func pagedCollection(
    in layout: LayoutSnapshot, _ scrolls: CollectionScrolls
  ) -> CollectionLayoutSnapshot? {
    guard let paging = role.paging, let collection = layout.collection(container)
    else { return nil }
    let bar = collection.scrollBar(layout.tuning.scrollBar)
    let settled = ScrollBar(
      track: bar.track, range: bar.range, offset: scrolls.goal(of: collection.id),
      layout.tuning.scrollBar)
    // While the button is held, the pointer can be anywhere beside the bar.
    let part = settled.part(at: touch.location, slop: .farthest)
    return part == .track(paging.direction) ? collection : nil
  }
}
