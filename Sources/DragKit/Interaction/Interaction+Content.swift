internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Reads the content anew: says which orders changed, and keeps what moved where it is seen.
  mutating func read(_ content: some InteractiveContent, animated: Bool) {
    trace.layoutMayHaveChanged()
    let (stage, model) = (content.stage, content.model)
    // It is read after every call of a handler, and most calls change nothing that can be seen.
    let arrangements = arrangements(on: stage, model)
    guard !view.isCurrent(stage, model, arrangements) else { return }
    let (places, areas) = (view.places, view.areas)
    let isOtherPage = view.isRead && view.stage.page != stage.page
    let containers = isOtherPage ? [] : view.containers
    let targets = session != nil && view.isRead ? view.possibleTargets : nil
    view.read(
      stage, model, shown(on: stage, model, arrangements, content.tuning), lifted: session?.item)
    if let targets { view.newTargets.formUnion(view.possibleTargets.subtracting(targets)) }
    tellOrders(content)
    tellWhichContainersWent(containers, content.model)
    if isOtherPage {
      (motion, cells, hovered, hoveredPart) = (ItemMotion(), CellStates(), nil, nil)
    }
    let swiped = cells
    readCells(content)
    guard !isOtherPage, animated, !content.tuning.reducedMotion else { return }
    letGo(of: places, model, swiped)
    keepInSight(from: places, areas, slowedBy: content.tuning.slowness)
    keepFoldsInSight(from: areas)
    letArrive(from: places, areas, model)
  }

  /// Lets what was seen and has left the model vanish where it was; a row that was swiped aside was out
  /// of sight already.
  private mutating func letGo(
    of before: [ItemID: ContentView.ItemPlace], _ model: Model, _ swiped: CellStates
  ) {
    let gone = before.keys.filter { item in
      !item.isControl && view.places[item] == nil && model.position(of: item) == nil
        && !motion.flights.contains { $0.item == item }
    }
    for item in gone.sorted() {
      guard let old = before[item], isInSight(item, at: old),
        swiped.swipe(of: item, in: old.container) == nil
      else { continue }
      motion.depart(item, from: motion.seenFrame(of: item, from: old.frame))
      motion.settle(item)
    }
  }

  /// Lets what has come to a container appear there that was seen before.
  private mutating func letArrive(
    from before: [ItemID: ContentView.ItemPlace], _ areas: [ContentView.AreaView], _ model: Model
  ) {
    for placed in view.areas.lazy.flatMap(\.items) where before[placed.item] == nil {
      guard let place = view.places[placed.item], isInSight(placed.item, at: place),
        !motion.isAway(placed.item), let container = model.position(of: placed.item)?.container,
        areas.contains(where: {
          $0.container == container || $0.collection?.area.shows(container) == true
        })
      else { continue }
      motion.arrive(placed.item)
    }
  }

  /// `true` where a place of an item of the model is not scrolled out of sight.
  private func isInSight(_ item: ItemID, at place: ContentView.ItemPlace) -> Bool {
    guard !item.isControl else { return false }
    return view.collection(place.container)?.area.bounds.intersects(place.frame) ?? true
  }

  /// Lets each item that has another place start from where it is seen, and as large as it is seen.
  private mutating func keepInSight(
    from before: [ItemID: ContentView.ItemPlace], _ areas: [ContentView.AreaView],
    slowedBy slowness: Int
  ) {
    // In the order of the stage: that of a dictionary differs from run to run.
    for placed in view.areas.lazy.flatMap(\.items) {
      let item = placed.item
      guard let old = before[item], let new = view.places[item] else { continue }
      let way = old.frame.origin - new.frame.origin
      let growth = view.growth(from: old, to: new, since: areas)
      if new.isHeld {
        // What holds it moves it; it is there already.
        motion.settle(item)
      } else if old.isHeld, way != .zero {
        let touch = lettingGo?.item == item ? lettingGo : nil
        motion.letGo(
          item, by: way, at: touch?.velocity ?? .zero, slowedBy: slowness)
      } else if way != .zero || growth != .zero, !item.isControl {
        motion.shiftFlights(of: item, by: way, growth: growth)
        // Items of a model make room for each other; controls are where their layout has them. The
        // place of what is in the air is a gap; gaps open and close, they do not slide.
        if !motion.isAway(item) { motion.shift(item, by: way, growth: growth) }
      }
    }
  }

  /// Tells those who follow touches on a page that is no longer shown that the touches are gone.
  private mutating func turnPage(_ content: inout some InteractiveContent) {
    guard view.hasTurnedPage else { return }
    view.hasTurnedPage = false
    for id in touches.map(\.touch.id) { cancel(id, &content) }
    // What they gave up is seen again when its page is.
    motion = ItemMotion()
  }

  /// Gives the window another size: everything is where it goes at once, and a drag goes on (R20),
  /// over whatever has come to be under its pointer.
  ///
  /// A press of which nothing is decided is abandoned, since what it was meant for is elsewhere.
  mutating func resize(to size: Size, _ content: inout some InteractiveContent) {
    abandonOpenTouches()
    content.windowResized(to: size.clampedToSeam)
    read(content, animated: false)
    updateTarget(&content)
  }

  /// What is left to say when an event or a moment is over.
  mutating func conclude(_ content: inout some InteractiveContent) {
    turnPage(&content)
    if content.tuning.reducedMotion {
      motion.finish()
      cells.finish()
    }
    endWhereItemIsGone(&content)
    lookAgain(&content)
    forgetLostFocus(content)
    closeRowsWithoutActions(content)
    showCursor(content)
    // What follows a touch, or scrolls with it, has no place to tell of before it is let go.
    if isAtRest, !touches.contains(where: \.role.movesWhatIsSeen) { tellLayout(content) }
    if trace.setIdle(isIdle && content.nextDeadline == nil) { call("idle") }
  }
}

extension ContentView {
  /// How much larger an item was than it is; where a collection view itself has another size, its rows
  /// have theirs at once.
  fileprivate func growth(
    from old: ItemPlace, to new: ItemPlace, since before: [AreaView]
  ) -> Vector {
    guard old.frame.size != new.frame.size, hasStayed(old.container, since: before),
      hasStayed(new.container, since: before)
    else { return .zero }
    return old.frame.size.growth(over: new.frame.size)
  }

  /// `true` where a collection view is where it was, and as large.
  private func hasStayed(_ id: ContainerID, since before: [AreaView]) -> Bool {
    guard let bounds = collection(id)?.area.bounds else { return false }
    return before.contains { $0.container == id && $0.collection?.area.bounds == bounds }
  }
}

extension Size {
  /// How much wider and higher it is than another.
  func growth(over other: Size) -> Vector {
    Vector(dx: width - other.width, dy: height - other.height)
  }

  /// A window is at least one pixel and at most 16,384 pixels wide and high.
  fileprivate var clampedToSeam: Size {
    Size(width: min(max(width, 1), 16384), height: min(max(height, 1), 16384))
  }
}
