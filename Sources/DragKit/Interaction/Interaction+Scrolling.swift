internal import DragFrameIO
public import DragGeometry
public import DragModel

// Scrolling of collection views.
extension Interaction {
  /// The scroll offset of a collection view: the vector from the corner at which its content begins to its own; `nil` if there
  /// is no such view.
  public func scrollOffset(of id: ContainerID) -> Vector? { layout.collection(id)?.offset }

  /// Scrolls a collection view so that an item is visible
  /// (`UICollectionView.scrollToItem(at:at:animated:)`).
  ///
  /// Headers can be scrolled to as well. If no view has a row for the item, for example because its group is
  /// folded, nothing happens. A finger that holds the view continues from the new offset.
  ///
  /// ```swift
  /// tracks.model.insert(track, at: Place("playlist", .start))
  /// interaction.contentChanged(&tracks)
  /// interaction.scrollToItem(track, at: .top, content: &tracks)
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - position: Where in the view the item is to be, as far as the view can be scrolled.
  ///   - animated: Whether the view scrolls gradually.
  ///   - content: The content.
  /// - Returns: The resulting calls and requests.
  @discardableResult
  public mutating func scrollToItem(
    _ item: ItemID, at position: ScrollPosition = .nearest, animated: Bool = true,
    content: inout some InteractiveContent
  ) -> Output {
    read(&content, animated: true)
    if let (shown, frame) = frontmostRow(of: item, content.model) {
      scroll(shown, toShow: frame, at: position, animated: animated, &content)
    }
    finish(&content)
    return trace.takeOutput()
  }

  /// The frontmost collection view with a row for an item, and the frame of that in its content.
  private func frontmostRow(of item: ItemID, _ model: Model) -> (CollectionLayoutSnapshot, Rect)? {
    for shown in layout.collections.reversed() {
      guard let row = shown.row(of: item, model, lifted: drag?.item),
        let frame = shown.geometry.frame(ofRow: row)
      else { continue }
      return (shown, frame)
    }
    return nil
  }
}

// What changes scroll positions.
extension Interaction {
  /// Changes the scroll position of a collection view, and shows it there.
  private mutating func scroll<Result>(
    _ shown: CollectionLayoutSnapshot, _ content: inout some InteractiveContent,
    _ change: (inout ScrollState, ScrollRange, ScrollTuning) -> Result
  ) -> Result {
    let result = scrolls.update(shown, layout.tuning.scrolling, change)
    show(shown.id, &content)
    return result
  }

  /// Scrolls a collection view to an offset, gradually if the tuning does not reduce motion.
  mutating func scroll(
    _ shown: CollectionLayoutSnapshot, to offset: Vector, animated: Bool,
    _ content: inout some InteractiveContent
  ) {
    let animated = animated && !layout.tuning.reducedMotion
    scroll(shown, &content) { state, range, tuning in
      state.scroll(to: offset, animated: animated, in: range, tuning)
    }
  }

  /// Scrolls a part of the content of a collection view into sight.
  mutating func scroll(
    _ shown: CollectionLayoutSnapshot, toShow frame: Rect, at position: ScrollPosition = .nearest,
    animated: Bool, _ content: inout some InteractiveContent
  ) {
    let goal = shown.scrollRange.offset(
      toShow: frame, at: position, from: scrolls.goal(of: shown.id))
    scroll(shown, to: goal, animated: animated, &content)
  }

  private mutating func scroll(
    _ shown: CollectionLayoutSnapshot, _ command: ScrollCommand,
    _ content: inout some InteractiveContent
  ) {
    let goal = shown.scrollRange.offset(
      after: command, from: scrolls.goal(of: shown.id), line: shown.lineHeight)
    scroll(shown, &content) { state, range, tuning in state.scroll(to: goal, in: range, tuning) }
  }

  /// Shows a collection view at its scroll position.
  private mutating func show(_ id: ContainerID, _ content: inout some InteractiveContent) {
    let offset = scrolls.offset(of: id)
    guard layout.collection(id)?.offset != offset else { return }
    trace.layoutMayHaveChanged()
    layout.scroll(id, to: offset, content.model, lifted: drag?.item)
    propagate(.scrolled(id), &content)
  }

  /// Shows all collection views at their scroll positions.
  mutating func showScrolled(_ content: inout some InteractiveContent) {
    for shown in layout.collections where shown.offset != scrolls.offset(of: shown.id) {
      trace.layoutMayHaveChanged()
      layout.scroll(
        shown.id, to: scrolls.offset(of: shown.id), content.model, lifted: drag?.item)
    }
  }
}

// By finger, wheel and key.
extension Interaction {
  /// Scrolls with a finger.
  ///
  /// - Returns: Whether there is a collection view under it.
  mutating func scrollCollection(
    with active: ActiveTouch, _ phase: PanEvent.Phase, by translation: Vector,
    _ content: inout some InteractiveContent
  ) -> Bool {
    guard active.role == .scrolling,
      let shown = active.touch.item.flatMap(layout.collection(containing:))
    else { return false }
    let along = translation.part(along: shown.axis)
    let velocity = active.withVelocity(at: now, layout.tuning).velocity.part(along: shown.axis)
    scroll(shown, &content) { state, range, tuning in
      switch phase {
      case .began:
        state.begin(in: range, tuning)
        state.drag(by: along, in: range, tuning)
      case .moved: state.drag(by: along, in: range, tuning)
      case .ended:
        state.release(velocity: velocity, in: range, tuning)
      case .cancelled: state.release(velocity: .zero, in: range, tuning)
      case .turned: break
      }
    }
    return true
  }

  /// Scrolls with the wheel.
  ///
  /// With Shift held, a wheel that turns up and down scrolls sideways (GTK, Qt).
  ///
  /// - Returns: Whether there is a collection view under it that scrolls that way.
  mutating func turnCollection(
    at point: Point, by turn: Vector, _ content: inout some InteractiveContent
  ) -> Bool {
    let item = layout.item(at: point, where: content.isUserInteractionEnabled)
    guard let shown = item.flatMap(layout.collection(containing:)) else { return false }
    var turn = turn
    if turn[shown.axis.across].magnitude > turn[shown.axis].magnitude {
      guard shown.axis == .horizontal, modifiers == .shift else { return false }
      turn.dx = turn.dy
    }
    let along = turn.part(along: shown.axis)
    scroll(shown, &content) { state, range, tuning in state.turn(by: along, in: range, tuning) }
    return true
  }

  /// Scrolls the frontmost collection view with a key.
  ///
  /// - Returns: Whether the key scrolls, and there is such a view.
  mutating func scroll(with key: Key, _ content: inout some InteractiveContent) -> Bool {
    guard modifiers.isEmpty,
      let shown = layout.collections.last(where: { $0.scrollRange.limits != .zero }),
      let command = ScrollCommand(key, along: shown.axis)
    else { return false }
    scroll(shown, command, &content)
    return true
  }

  /// Catches a collection view that scrolls under a finger, which then scrolls it.
  mutating func catchScrolling(_ id: PointerID, _ content: inout some InteractiveContent) {
    guard id.kind == .touch, let active = pointers[id], active.role == .undecided,
      let shown = active.touch.item.flatMap(layout.collection(containing:))
    else { return }
    let wasMoving = scrolls.update(shown, layout.tuning.scrolling) { state, range, tuning in
      state.stop(in: range, tuning)
    }
    if wasMoving { pointers.update(id) { $0.role = .scrolling } }
  }
}

// Under a drag.
extension Interaction {
  /// Scrolls what the drag is near the edge of (R9–R12), and asks the target if anything has scrolled.
  ///
  /// - Returns: Whether the target was asked.
  mutating func scrollUnderDrag(_ content: inout some InteractiveContent) -> Bool {
    let areas = scrollAreas
    for step in drag?.scrolling.step(over: areas, layout.tuning.autoScrolling) ?? [] {
      drag?.scrolling.noteStart(of: step.container, at: scrolls.offset(of: step.container))
      guard let shown = layout.collection(step.container) else { continue }
      let goal = shown.scrollRange.clamp(shown.offset + step.way)
      scroll(shown, to: goal, animated: false, &content)
    }
    // Not asked at every step: what is under the drag hardly changes in between.
    guard drag?.scrolling.takeScrolled() == true else { return false }
    updateTarget(&content)
    lookAgain(&content)
    return true
  }

  /// Aims the auto-scrolling at where the pointer is now.
  mutating func aimAutoScroll(_ tuning: Tuning) {
    guard let location = drag?.session.location else { return }
    let areas = scrollAreas
    drag?.scrolling.move(to: location, over: areas, tuning.autoScrolling)
  }

  /// The collection views under the pointer, front to back; if there are none, those that the drag has been
  /// over and left across an edge at which they scroll.
  ///
  /// The cancel strip scrolls nothing.
  private var scrollAreas: [ScrollArea] {
    guard let drag, drag.scrolling.autoScroll != nil, !isOverCancelStrip else { return [] }
    let location = drag.session.location
    let shown = layout.collections.reversed()
    let under = shown.filter { $0.area.bounds.contains(location) }
    let left = shown.filter { drag.hasBeenOver($0.id) && $0.isPassed(by: location) }
    return (under.isEmpty ? left : under).map { shown in
      ScrollArea(shown.id, frame: shown.area.bounds, range: shown.scrollRange, offset: shown.offset)
    }
  }

  /// Scrolls back to where it was at the lift what the drag has scrolled; a long way begins within a viewport
  /// of it, so that the place to which the item returns is known.
  mutating func scrollBack(_ drag: DragState, _ content: inout some InteractiveContent) {
    for start in drag.scrolling.starts {
      guard let shown = layout.collection(start.view) else { continue }
      let goal = shown.scrollRange.clamp(start.offset)
      let (axis, viewport) = (shown.axis, shown.scrollRange.viewport[shown.axis])
      var near = shown.offset
      near[axis] = near[axis].clamped(to: goal[axis] - viewport...goal[axis] + viewport)
      let isReduced = layout.tuning.reducedMotion
      scroll(shown, &content) { state, range, tuning in
        state.scroll(to: near, animated: false, in: range, tuning)
        state.scroll(to: goal, animated: !isReduced, in: range, tuning)
      }
    }
  }
}

// Scroll bars, under mouse and finger.
extension Interaction {
  /// The scroll bar of a collection view, in window coordinates; `nil` if there is no such view.
  public func scrollBar(of id: ContainerID) -> ScrollBar? {
    layout.collection(id)?.scrollBar(layout.tuning.scrollBar)
  }

  /// Whether a pointer holds the thumb of a collection view's scroll bar.
  public func isScrollBarHeld(of id: ContainerID) -> Bool {
    pointers.touches.contains { $0.role == .holdingThumb && $0.container == id }
  }

  /// The collection view whose scroll bar is at a point, with nothing in front of it.
  func collectionWithScrollBar(at point: Point, for kind: PointerKind) -> CollectionLayoutSnapshot?
  {
    guard layout.hasCollections, kind != .keyboard,
      layout.item(at: point, in: [.controls, .menus], where: { _ in true }) == nil
    else { return nil }
    return layout.collections.last {
      $0.part(ofScrollBarAt: point, for: kind, layout.tuning.scrollBar) != nil
    }
  }

  /// Presses the thumb of a scroll bar, or the track beside it.
  ///
  /// - Returns: Whether the pointer went down on one.
  mutating func pressScrollBar(
    _ id: PointerID, _ content: inout some InteractiveContent
  ) -> Bool {
    let tuning = layout.tuning.scrollBar
    guard let active = pointers[id], !active.traits.contains(.flying),
      let shown = collectionWithScrollBar(at: active.touch.location, for: id.kind),
      active.touch.item == shown.area.view,
      let part = shown.part(ofScrollBarAt: active.touch.location, for: id.kind, tuning)
    else { return false }
    switch part {
    case .thumb:
      let thumb = shown.scrollBar(tuning).beginDrag(at: active.touch.location)
      pointers.update(id) { ($0.role, $0.thumb) = (.holdingThumb, thumb) }
      if let holding = pointers[id] { dragThumb(holding, &content) }
    case .track(let direction):
      let paging = TrackPaging(direction, at: now, tuning)
      pointers.update(id) { ($0.role, $0.paging) = (.paging, paging) }
      scroll(shown, .page(direction), &content)
    }
    return true
  }

  /// Scrolls with the thumb that a pointer holds.
  mutating func dragThumb(_ active: ActiveTouch, _ content: inout some InteractiveContent) {
    guard let thumb = active.thumb, let shown = active.container.flatMap(layout.collection) else {
      return
    }
    let offset = shown.scrollBar(layout.tuning.scrollBar).offset(
      of: thumb, at: active.touch.location)
    scroll(shown, to: offset, animated: false, &content)
  }

  /// The time at which a track that is held scrolls by the next page.
  var nextPageTurn: Microseconds? {
    pointers.touches.lazy.filter { $0.role == .paging && pagedCollection(of: $0) != nil }
      .compactMap(\.paging?.next).min()
  }

  /// Scrolls by the pages that are due.
  mutating func turnPages(_ content: inout some InteractiveContent) {
    for active in pointers.touches {
      guard let paging = active.paging, paging.next <= now, let shown = pagedCollection(of: active)
      else { continue }
      pointers.update(active.touch.id) { [now, tuning = layout.tuning.scrollBar] in
        $0.paging?.noteTurn(at: now, tuning)
      }
      scroll(shown, .page(paging.direction), &content)
    }
  }

  /// The collection view that a pointer on its track scrolls; `nil` if the thumb has come to the pointer, or
  /// will have when it comes to rest.
  private func pagedCollection(of active: ActiveTouch) -> CollectionLayoutSnapshot? {
    guard active.role == .paging, let paging = active.paging,
      let shown = active.container.flatMap(layout.collection)
    else { return nil }
    var shownAtGoal = shown
    shownAtGoal.offset = scrolls.goal(of: shown.id)
    // A hand that holds the button may move off the bar.
    let part = shownAtGoal.scrollBar(layout.tuning.scrollBar)
      .part(at: active.touch.location, slop: .farthest)
    return part == .track(paging.direction) ? shown : nil
  }
}

extension CollectionLayoutSnapshot {
  /// The part of the scroll bar at a point: the bar is thin, and a finger may be as far beside its thumb as
  /// keeps out of a row's handle.
  fileprivate func part(
    ofScrollBarAt point: Point, for kind: PointerKind, _ tuning: ScrollBarTuning
  ) -> ScrollBar.Part? {
    let bar = scrollBar(tuning)
    let near = bar.part(at: point, slop: tuning.slop)
    guard kind == .touch, near != .thumb else { return near }
    return bar.part(at: point, slop: tuning.thumbTouchSlop) == .thumb ? .thumb : near
  }

  /// Whether a point is beyond the view along its axis, and not beside it.
  fileprivate func isPassed(by point: Point) -> Bool {
    func isWithin(_ axis: Axis) -> Bool {
      let start = area.bounds.origin[axis]
      return (start..<start + area.bounds.size[axis]).contains(point[axis])
    }
    return isWithin(axis.across) && !isWithin(axis)
  }
}

extension Vector {
  /// The part of the vector along an axis.
  fileprivate func part(along axis: Axis) -> Vector {
    var part = Vector.zero
    part[axis] = self[axis]
    return part
  }
}

extension DragState {
  /// Whether the drag began in a collection view or has entered it.
  fileprivate func hasBeenOver(_ view: ContainerID) -> Bool {
    session.container == view || entered.contains(view)
  }
}

extension ScrollCommand {
  /// The command of a key; `nil` if the key does not scroll.
  fileprivate init?(_ key: Key, along axis: Axis) {
    let back = ScrollDirection(along: axis, isForward: false)
    let forth = ScrollDirection(along: axis, isForward: true)
    switch key {
    case .pageUp: self = .page(back)
    case .pageDown: self = .page(forth)
    case .home: self = .end(back)
    case .end: self = .end(forth)
    default:
      guard let direction = ScrollDirection(key), direction.axis == axis else { return nil }
      self = .line(direction)
    }
  }
}
