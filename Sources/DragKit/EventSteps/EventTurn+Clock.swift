extension Interaction {
  /// Returns the next time at which something other than an animation is due; `nil` if nothing is.
  @inline(__always)
  func nextDeadline(_ contentDeadline: Microseconds?) -> Microseconds? {
    // A deadline in the past waits for the next step, so that time always advances.
    let content = contentDeadline.map { $0 > now ? $0 : now.nextStep }
    guard isGestureLive else { return content }
    let tuning = screen.layout.tuning
    return content.earlier(pointers.nextHold(tuning))
      .earlier(pointers.nextPaging(in: screen.layout, scrolls))
      .earlier(screen.drag?.nextDeadline(tuning))
  }
}

extension EventTurn {
  /// Advances to a time: steps the animations, and does what becomes due on the way.
  mutating func advance(to time: Microseconds) {
    if turn.layout.isRead {
      turn.layout.read(turn.content.tuning)
    } else {
      turn.readContent(animated: false)
    }
    // Later times could overflow in sums.
    let time = min(time, Microseconds(Microseconds.safeCounts.upperBound))
    while true {
      var deadline = nextDeadline()
      animate(until: time, before: &deadline)
      guard let deadline, deadline <= time else { break }
      // A change of the tuning can move the deadline of a long press into the past.
      turn.interaction.now = max(turn.now, deadline)
      meetDeadlines()
    }
    turn.interaction.now = max(turn.now, time)
  }

  private func nextDeadline() -> Microseconds? {
    let contentDeadline = turn.content.nextDeadline
    return turn.interaction.nextDeadline(contentDeadline)
  }

  /// Steps all animations until a time or an earlier deadline, such as one that scrolling adds.
  ///
  /// While only items move, their springs take many steps at once. Views that scroll under a drag
  /// or a selection band are laid out at the interval of auto-scrolling.
  private mutating func animate(until time: Microseconds, before deadline: inout Microseconds?) {
    var end = min(deadline ?? time, time)
    guard !turn.interaction.isSettled, turn.now.nextStep <= end else { return }
    let tuning = turn.tuning
    let springs = MotionSprings(tuning)
    let interval = tuning.autoScroll.stableInterval.count
    var hasScrolled = false
    while !turn.interaction.isSettled, turn.now.nextStep <= end {
      let steps = stepsAtOnce(until: end, interval)
      let passed = turn.motion.step(springs, tuning, atMost: steps)
      let isScrolling = turn.screen.isScrollingUnderDrag || turn.pointers.isAutoScrolling
      turn.interaction.now = Microseconds(
        (turn.now.count / 1000 + Int64(isScrolling ? steps : passed)) * 1000)
      stepRows(tuning)
      for id in turn.scrolls.isSettled ? [] : stepScrolls(tuning) {
        turn.didScroll(id)
        hasScrolled = true
      }
      guard turn.screen.isDragging || turn.pointers.hasBand, turn.now.count % interval == 0 else {
        continue
      }
      // Layout of the visible rows takes far longer than a step of scrolling.
      if hasScrolled {
        turn.layOutScrolled()
        turn.reportBands()
        hasScrolled = false
      }
      guard scrollUnderGestures(), let next = nextDeadline() else { continue }
      deadline = min(deadline ?? next, next)
      end = min(end, next)
    }
    if hasScrolled { turn.layOutScrolled() }
    guard turn.interaction.isSettled else { return }
    turn.reportBands()
    finish()
  }

  /// Auto-scrolls under selection bands and the drag; returns whether a view has scrolled.
  ///
  /// That can add a deadline, such as that of spring loading.
  private mutating func scrollUnderGestures() -> Bool {
    let isBandUpdated = turn.scrollUnderBands()
    let isDragUpdated = turn.screen.isDragging && scrollUnderDrag()
    return isBandUpdated || isDragUpdated
  }

  private mutating func stepRows(_ tuning: Tuning) {
    guard !turn.rowStates.isSettled else { return }
    turn.rowStates.step(tuning.gapSpring.slowed(by: tuning.slowness))
    turn.interaction.isOutdated = true
  }

  /// Returns for how many milliseconds only the springs of items need steps; at least 1.
  private func stepsAtOnce(until end: Microseconds, _ interval: Int64) -> Int {
    guard turn.rowStates.isSettled, turn.scrolls.isSettled, interval % 1000 == 0 else { return 1 }
    let (step, last) = (turn.now.count / 1000, end.count / 1000)
    let scrolling = (turn.now.count / interval + 1) * interval / 1000
    return Int(
      (turn.screen.isDragging || turn.pointers.hasBand ? min(last, scrolling) : last) - step)
  }

  private mutating func stepScrolls(_ tuning: Tuning) -> [ContainerID] {
    let layout = turn.layout
    return turn.scrolls.step(tuning) { layout.collection($0)?.scrollRange }
  }

  /// Performs what is due: long presses, steps of a drag, pages by scroll bar, content deadlines.
  private mutating func meetDeadlines() {
    turn.interaction.isOutdated = true
    for id in turn.pointers.held(at: turn.now, turn.tuning) { pointing.decide(.held, for: id) }
    dragging.meetDeadlinesOfDrag()
    pointing.repeatPaging()
    if let deadline = turn.content.nextDeadline, deadline <= turn.now {
      turn.content.deadlineReached(at: turn.now)
      turn.readContent()
    }
    finish()
  }

  /// Ends the handling of an event or a deadline: updates the state after changes by handlers.
  ///
  /// Recordings store the order of the calls: last are the layout, once nothing moves, and `idle`.
  mutating func finish() {
    if turn.layout.takePageChange() { cancelTouchesOfPage() }
    if turn.tuning.reducedMotion {
      let tuning = turn.tuning
      turn.motion.finish(tuning)
      turn.rowStates.finish()
    }
    if turn.interaction.isOutdated { bringUpToDate() }
    let isSettled = turn.interaction.isSettled
    if isSettled, !turn.pointers.movesContent { turn.reportLayout() }
    let isIdle = isSettled && !turn.interaction.isGestureLive && turn.content.nextDeadline == nil
    if turn.trace.setIdle(isIdle) { turn.report(.idle) }
  }

  /// Updates what follows from the content, the layout and the pointers, but not from animations.
  ///
  /// A drag whose item was removed ends, and a removed target is left, before a new target is
  /// found. The cursor and the answer to another program depend on the new target.
  private mutating func bringUpToDate() {
    turn.interaction.isOutdated = false
    dragging.endDragIfInvalid()
    dragging.revalidateTarget()
    turn.layout.forgetChange()
    turn.forgetLostFocus()
    pointing.closeRowsWithoutActions()
    showCursor()
    dragging.answerIncomingDrag()
    requestText()
  }

  private mutating func cancelTouchesOfPage() {
    for id in turn.pointers.touches.map(\.touch.id) { pointing.cancel(id) }
    // Items that the touches released are not animated: they are on a hidden page.
    turn.motion = ItemMotion()
  }

  private mutating func showCursor() {
    let idle: Cursor =
      turn.pointers.isSelectingText
      ? .text : turn.pointers.hovered.map { turn.content.cursor(over: $0) } ?? .arrow
    let cursor = turn.screen.dragCursor ?? idle
    if turn.pointers.setCursor(cursor) { turn.trace.append([.showCursor(cursor)]) }
  }

  /// Performs a step of auto-scrolling (R9–R12), and updates the target if a view has scrolled.
  ///
  /// - Returns: Whether a view has scrolled, in this step or since the previous one.
  private mutating func scrollUnderDrag() -> Bool {
    guard turn.screen.isScrollingUnderDrag else { return false }
    var steps: [AutoScroll.Step] = []
    if turn.drag?.scrolling.isAutoScrolling == true {
      let (areas, tuning) = (turn.screen.scrollAreas, turn.tuning)
      steps = turn.drag?.scrolling.step(over: areas, tuning) ?? []
    }
    for collection in steps.compactMap({ turn.layout.collection($0.container) }) {
      turn.drag?.scrolling.recordStart(of: collection.id, at: collection.scrollOffset)
    }
    turn.scroll(by: steps)
    // Only at the interval: in one step of scrolling, what is under the pointer hardly changes.
    guard turn.drag?.scrolling.takeScrolled() == true else { return false }
    turn.interaction.isOutdated = true
    dragging.updateTarget()
    dragging.revalidateTarget()
    return true
  }
}
