internal import DragFrameIO
public import DragGeometry
public import DragModel

extension Interaction {
  /// Returns the frame of the thumb of a collection view's scroll bar, in window coordinates.
  ///
  /// It returns `nil` if there is no such view, or if the view needs no scroll bar.
  public func scrollThumb(of id: ContainerID) -> Rect? { scrollBar(of: id)?.thumb }

  package func scrollBar(of id: ContainerID) -> ScrollBar? {
    let bar = layout.collection(id)?.scrollBar(layout.tuning.scrollBar)
    return bar?.isNeeded == true ? bar : nil
  }

  package func isScrollBarHeld(of id: ContainerID) -> Bool {
    pointers.touches.contains { $0.role == .holdingThumb && $0.container == id }
  }

  func collectionWithScrollBar(at point: Point, for kind: PointerKind) -> CollectionLayoutSnapshot?
  {
    let tuning = layout.tuning.scrollBar
    guard kind != .keyboard,
      let collection = layout.lastCollection(where: {
        $0.part(ofScrollBarAt: point, for: kind, tuning) != nil
      }), layout.item(at: point, in: [.controls, .menus], where: { _ in true }) == nil
    else { return nil }
    return collection
  }

  mutating func pressScrollBar(_ id: PointerID, _ content: inout some InteractiveContent) -> Bool {
    let tuning = layout.tuning.scrollBar
    guard let active = pointers[id], !active.traits.contains(.flying),
      let collection = collectionWithScrollBar(at: active.touch.location, for: id.kind),
      active.touch.item == collection.area.view,
      let part = collection.part(ofScrollBarAt: active.touch.location, for: id.kind, tuning)
    else { return false }
    switch part {
    case .thumb:
      let thumb = collection.scrollBar(tuning).beginDrag(at: active.touch.location)
      let holding = pointers.update(id) { $0.begin(.holdingThumb, thumb: thumb) }
      if let holding { dragThumb(holding, &content) }
    case .track(let direction):
      let paging = TrackPaging(direction, at: now, tuning)
      pointers.update(id) { $0.begin(.paging, paging: paging) }
      scroll(collection, .page(direction), &content)
    }
    return true
  }

  mutating func dragThumb(_ active: ActiveTouch, _ content: inout some InteractiveContent) {
    guard let thumb = active.thumb,
      let collection = active.container.flatMap(layout.collection)
    else { return }
    let bar = collection.scrollBar(layout.tuning.scrollBar)
    let offset = bar.offset(of: thumb, at: active.touch.location)
    scroll(collection, to: offset, animated: false, &content)
  }

  var nextPageTurn: Microseconds? {
    guard pointers.touches.contains(where: { $0.paging != nil }) else { return nil }
    return pointers.touches.compactMap { pagedCollection(of: $0) == nil ? nil : $0.paging?.next }
      .min()
  }

  mutating func turnPages(_ content: inout some InteractiveContent) {
    for active in pointers.touches {
      guard let paging = active.paging, paging.next <= now,
        let collection = pagedCollection(of: active)
      else { continue }
      pointers.update(active.touch.id) { [now, tuning = layout.tuning.scrollBar] in
        $0.paging?.noteTurn(at: now, tuning)
      }
      scroll(collection, .page(paging.direction), &content)
    }
  }

  private func pagedCollection(of active: ActiveTouch) -> CollectionLayoutSnapshot? {
    guard active.role == .paging, let paging = active.paging,
      let collection = active.container.flatMap(layout.collection)
    else { return nil }
    let bar = collection.scrollBar(layout.tuning.scrollBar)
    let settled = ScrollBar(
      bar.axis, track: bar.track, range: bar.range, offset: scrolls.goal(of: collection.id),
      layout.tuning.scrollBar)
    // A hand that holds the button may move off the bar.
    let part = settled.part(at: active.touch.location, slop: .farthest)
    return part == .track(paging.direction) ? collection : nil
  }
}

extension CollectionLayoutSnapshot {
  fileprivate func part(
    ofScrollBarAt point: Point, for kind: PointerKind, _ tuning: ScrollBarTuning
  ) -> ScrollBar.Part? {
    let bar = scrollBar(tuning)
    let near = bar.part(at: point, slop: tuning.slop)
    guard kind == .touch, near != .thumb else { return near }
    return bar.part(at: point, slop: tuning.thumbTouchSlop) == .thumb ? .thumb : near
  }
}
