internal import DragFrameIO
internal import DragGeometry
public import DragModel

// Scroll bars of collection views, under mouse and finger.
extension Interaction {
  /// The scroll bar of a collection view, in window pixels; nothing where there is no such view.
  public func scrollBar(of id: ContainerID) -> ScrollBar? { view.collection(id)?.scrollBar }

  /// `true` while the thumb of a collection view's scroll bar is held.
  public func isScrollBarHeld(of id: ContainerID) -> Bool {
    touches.contains { $0.role == .holdingThumb && $0.container == id }
  }

  /// What a pointer meets at a point: the bar is thin, and a finger may be as far beside its thumb as
  /// keeps out of a row's handle.
  private func part(
    of shown: ShownCollection, at point: Point, for kind: PointerKind
  ) -> ScrollBar.Part? {
    let near = shown.scrollBar.part(at: point, slop: 3)
    guard kind == .touch, near != .thumb else { return near }
    return shown.scrollBar.part(at: point, slop: 8) == .thumb ? .thumb : near
  }

  /// The collection view whose scroll bar is at a point, with nothing in front of it.
  func collectionWithScrollBar(at point: Point, for kind: PointerKind) -> ShownCollection? {
    guard view.hasCollections, kind != .keyboard,
      view.item(at: point, in: [.controls, .menus], where: { _ in true }) == nil
    else { return nil }
    return view.areas.reversed().compactMap(\.collection).first {
      part(of: $0, at: point, for: kind) != nil
    }
  }

  /// A pointer takes hold of a scroll bar's thumb, or presses the track beside it; `false` where it
  /// went down elsewhere.
  mutating func takeScrollBar(_ id: PointerID, _ content: inout some InteractiveContent) -> Bool {
    guard let index = index(of: id), !touches[index].traits.contains(.flying) else { return false }
    let point = touches[index].touch.location
    guard let shown = collectionWithScrollBar(at: point, for: id.kind),
      touches[index].touch.item == shown.area.view,
      let part = part(of: shown, at: point, for: id.kind)
    else { return false }
    switch part {
    case .thumb:
      touches[index].role = .holdingThumb
      touches[index].thumb = shown.scrollBar.beginDrag(at: point)
      dragThumb(touches[index], content)
    case .track(let direction):
      touches[index].role = .paging
      touches[index].paging = TrackPaging(direction, at: now)
      scroll(shown, .page(direction), content)
    }
    return true
  }

  /// Scrolls with the thumb that a touch holds.
  mutating func dragThumb(_ active: ActiveTouch, _ content: some InteractiveContent) {
    guard let thumb = active.thumb, let shown = active.container.flatMap({ view.collection($0) })
    else { return }
    scrolls[shown.id].scroll(
      to: shown.scrollBar.offset(of: thumb, at: active.touch.location), animated: false,
      in: shown.scrollRange, content.tuning.scrolling)
    show(shown.id, content)
  }
}

// The track, as long as it is held.
extension Interaction {
  /// When the next page falls due under a pointer that holds a track.
  var nextPageTurn: Microseconds? {
    var next: Microseconds?
    for index in touches.indices where touches[index].role == .paging {
      guard pagedCollection(of: touches[index]) != nil, let turn = touches[index].paging?.next
      else { continue }
      next = min(next ?? turn, turn)
    }
    return next
  }

  /// Scrolls by the pages that fall due now.
  mutating func turnPages(_ content: some InteractiveContent) {
    for index in touches.indices {
      guard let paging = touches[index].paging, paging.next <= now,
        let shown = pagedCollection(of: touches[index])
      else { continue }
      touches[index].paging?.noteTurn(at: now)
      scroll(shown, .page(paging.direction), content)
    }
  }

  /// The collection view that a pointer on its track scrolls on; nothing where the thumb has come to the
  /// pointer, or will when it is at rest.
  private func pagedCollection(of active: ActiveTouch) -> ShownCollection? {
    guard active.role == .paging, let paging = active.paging,
      let shown = active.container.flatMap({ view.collection($0) })
    else { return nil }
    let bar = shown.scrollBar
    let resting = ScrollBar(
      bar.axis, track: bar.track, range: bar.range, offset: scrolls[shown.id].goal)
    // A hand that holds the button may stray from the bar.
    let part = resting.part(at: active.touch.location, slop: .farthest)
    return part == .track(paging.direction) ? shown : nil
  }
}
