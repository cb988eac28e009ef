internal import DragFrameIO
public import DragGeometry
public import DragModel

// Scrolling of collection views.
extension Interaction {
  /// How far a collection view is scrolled: the way from the corner at which its content begins to its own.
  public func scrollOffset(of id: ContainerID) -> Vector? { view.collection(id)?.offset }

  /// The collection view in which an item stands.
  func scrollable(under item: ItemID?) -> ShownCollection? {
    item.flatMap { view.container(of: $0) }.flatMap { view.collection($0) }
  }

  mutating func scroll(
    _ shown: ShownCollection, _ command: ScrollCommand, _ content: some InteractiveContent
  ) {
    let goal = shown.scrollRange.offset(
      after: command, from: scrolls[shown.id].goal, line: shown.lineHeight)
    scrolls[shown.id].scroll(to: goal, in: shown.scrollRange, content.tuning.scrolling)
    show(shown.id, content)
  }

  /// A finger that scrolls a collection view did something; `false` where there is none under it.
  mutating func scrollCollection(
    with active: ActiveTouch, _ phase: PanStep.Phase, by way: Vector,
    _ content: some InteractiveContent
  ) -> Bool {
    guard active.role == .scrolling, let shown = scrollable(under: active.touch.item) else {
      return false
    }
    let (range, tuning) = (shown.scrollRange, content.tuning.scrolling)
    let along = way.part(along: shown.axis)
    switch phase {
    case .began:
      scrolls[shown.id].begin(in: range, tuning)
      scrolls[shown.id].drag(by: along, in: range, tuning)
    case .moved: scrolls[shown.id].drag(by: along, in: range, tuning)
    case .ended:
      let velocity = active.told(at: now, content.tuning).velocity
      scrolls[shown.id].release(
        velocity: velocity.part(along: shown.axis), in: range, tuning)
    case .cancelled: scrolls[shown.id].release(velocity: .zero, in: range, tuning)
    case .turned: break
    }
    show(shown.id, content)
    return true
  }

  /// The wheel turns over a collection view; `false` where there is none under it that scrolls that way.
  ///
  /// With Shift held, a wheel that turns up and down scrolls sideways (GTK, Qt).
  mutating func turnCollection(
    at point: Point, by turn: Vector, _ content: inout some InteractiveContent
  ) -> Bool {
    let item = view.item(at: point, where: content.isUserInteractionEnabled)
    guard let shown = scrollable(under: item) else { return false }
    var turn = turn
    if turn[shown.axis.across].magnitude > turn[shown.axis].magnitude {
      guard shown.axis == .horizontal, modifiers == .shift else { return false }
      turn.dx = turn.dy
    }
    scrolls[shown.id].turn(
      by: turn.part(along: shown.axis), in: shown.scrollRange, content.tuning.scrolling)
    show(shown.id, content)
    return true
  }

  /// A key scrolls the collection view in front; `false` where the key is for something else.
  mutating func scroll(with key: Key, _ content: some InteractiveContent) -> Bool {
    guard modifiers.isEmpty,
      let shown = view.areas.reversed().compactMap(\.collection).first(where: {
        $0.scrollRange.limits != .zero
      }), let command = ScrollCommand(key, along: shown.axis)
    else { return false }
    scroll(shown, command, content)
    return true
  }

  /// A finger goes down on a collection view: what scrolls there is caught, and the finger scrolls on.
  mutating func catchScrolling(_ id: PointerID, _ content: some InteractiveContent) {
    guard id.kind == .touch, let index = index(of: id), touches[index].role == .open,
      let shown = scrollable(under: touches[index].touch.item)
    else { return }
    let wasMoving = scrolls[shown.id].stop(in: shown.scrollRange, content.tuning.scrolling)
    if wasMoving { touches[index].role = .scrolling }
  }

  /// Lets a millisecond pass for everything that scrolls.
  ///
  /// What is in sight afterwards is found out by ``showScrolled(_:)``, when somebody looks: that takes
  /// longer by far.
  ///
  /// - Returns: `true` where something scrolled on.
  mutating func stepScrolling(_ tuning: ScrollTuning) -> Bool {
    var hasScrolled = false
    for id in scrolls.moving {
      guard let shown = view.collection(id) else {
        // What is on another page is there when that is shown.
        scrolls[id] = ScrollState(offset: scrolls[id].goal)
        continue
      }
      let before = scrolls[id].offset
      scrolls[id].step(in: shown.scrollRange, tuning)
      guard scrolls[id].offset != before else { continue }
      noteScrolled(id)
      hasScrolled = true
    }
    return hasScrolled
  }

  /// Shows all collection views where they are scrolled to.
  mutating func showScrolled(_ content: some InteractiveContent) {
    for shown in view.areas.compactMap(\.collection) {
      let offset = scrolls[shown.id].offset
      guard shown.offset != offset else { continue }
      trace.layoutMayHaveChanged()
      view.scroll(shown.id, to: offset, content.model, lifted: session?.item)
    }
  }

  /// `true` at the moments, 8 ms apart, at which a drag scrolls what it is near the edge of.
  var isTimeToScrollUnderDrag: Bool {
    // The moment first: a session is large, and this is asked at every millisecond.
    now.count % AutoScrollTuning.interval.count == 0 && session != nil
  }

  /// Scrolls what the drag is near the edge of (R9–R12).
  ///
  /// - Returns: `true` where what is under the drag was asked what a drop would do.
  mutating func scrollUnderDrag(_ content: inout some InteractiveContent) -> Bool {
    if var autoScroll = session?.autoScroll, !autoScroll.isAtRest {
      let steps = autoScroll.step(over: scrollAreas, content.tuning.autoScrolling)
      session?.autoScroll = autoScroll
      for step in steps {
        session?.noteScroll(of: step.container, from: scrolls[step.container].offset)
      }
      take(steps, content)
    }
    // Asked every 8 ms and not at each of them: what is under the drag hardly changes in between.
    guard session?.hasScrolledOn == true else { return false }
    session?.hasScrolledOn = false
    updateTarget(&content)
    lookAgain(&content)
    return true
  }

  private mutating func take(_ steps: [AutoScroll.Step], _ content: some InteractiveContent) {
    for step in steps {
      guard let shown = view.collection(step.container) else { continue }
      let goal = shown.scrollRange.clamp(shown.offset + step.way)
      scrolls[step.container].scroll(
        to: goal, animated: false, in: shown.scrollRange, content.tuning.scrolling)
      show(step.container, content)
    }
  }

  /// The drag has moved, or what is under it.
  mutating func aimAutoScroll(_ content: some InteractiveContent) {
    guard let location = session?.location, var autoScroll = session?.autoScroll else { return }
    autoScroll.move(to: location, over: scrollAreas, content.tuning.autoScrolling)
    session?.autoScroll = autoScroll
  }

  /// The collection views that the drag is over, the innermost first; if there are none, those that it has been
  /// over and left across an edge at which they scroll.
  ///
  /// The cancel strip scrolls nothing.
  private var scrollAreas: [ScrollArea] {
    guard let session, !isOverCancelStrip else { return [] }
    let shown = view.areas.reversed().compactMap(\.collection)
    let under = shown.filter { $0.area.bounds.contains(session.location) }
    let left = shown.filter { session.hasBeenOver($0.id) && $0.isPassed(by: session.location) }
    let reached = under.isEmpty ? left : under
    return reached.map { shown in
      ScrollArea(shown.id, frame: shown.area.bounds, range: shown.scrollRange, offset: shown.offset)
    }
  }

  /// Lets what the drag has scrolled scroll back to where it was at the lift; a long way begins within a
  /// viewport of it, so that the place that the item flies home to is known.
  mutating func scrollBack(_ session: DragSession, _ content: some InteractiveContent) {
    for start in session.scrolledFrom {
      guard let shown = view.collection(start.view) else { continue }
      let (range, tuning) = (shown.scrollRange, content.tuning.scrolling)
      let goal = range.clamp(start.offset)
      var near = shown.offset
      let (axis, viewport) = (shown.axis, range.viewport[shown.axis])
      near[axis] = near[axis].clamped(to: goal[axis] - viewport...goal[axis] + viewport)
      scrolls[start.view].scroll(to: near, animated: false, in: range, tuning)
      scrolls[start.view].scroll(
        to: goal, animated: !content.tuning.reducedMotion, in: range, tuning)
      show(start.view, content)
    }
  }

  /// Shows a collection view where it is scrolled to.
  mutating func show(_ id: ContainerID, _ content: some InteractiveContent) {
    let offset = scrolls[id].offset
    guard view.collection(id)?.offset != offset else { return }
    trace.layoutMayHaveChanged()
    view.scroll(id, to: offset, content.model, lifted: session?.item)
    noteScrolled(id)
  }

  private mutating func noteScrolled(_ id: ContainerID) {
    cells.closeSwipes(in: id)
    session?.hasScrolledOn = true
  }
}

extension ShownCollection {
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
  /// Returns the part of the way along an axis.
  fileprivate func part(along axis: Axis) -> Vector {
    var part = Vector.zero
    part[axis] = self[axis]
    return part
  }
}

extension DragSession {
  /// Whether the drag began in a collection view or has entered it.
  fileprivate func hasBeenOver(_ view: ContainerID) -> Bool {
    container == view || entered.contains(view)
  }

  /// Remembers where a collection view was before the drag scrolled it.
  mutating func noteScroll(of view: ContainerID, from offset: Vector) {
    guard !scrolledFrom.contains(where: { $0.view == view }) else { return }
    scrolledFrom.append(ScrollStart(view: view, offset: offset))
  }
}

extension ScrollCommand {
  /// What a key asks for; nothing where it is for something else.
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
