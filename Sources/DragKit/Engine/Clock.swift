internal import DragEvents
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// The next millisecond, at which animations are stepped.
  var nextStep: Microseconds { Microseconds((now.count / 1000 + 1) * 1000) }

  /// Returns the next time at which something other than an animation is due; `nil` if nothing is.
  func nextDeadline(_ contentDeadline: Microseconds?) -> Microseconds? {
    // A deadline in the past waits for the next step, so that time always advances.
    let ofContent = contentDeadline.map { $0 > now ? $0 : nextStep }
    guard isGestureLive else { return ofContent }
    let tuning = screen.layout.tuning
    return ofContent.earlier(pointers.nextHold(tuning)).earlier(nextPageTurn)
      .earlier(screen.drag?.nextDeadline(tuning))
  }
}

extension Turn {
  /// Advances to a time: steps the animations, and does what is due on the way.
  mutating func advance(to time: Microseconds) {
    if layout.isRead { layout.read(content.tuning) } else { readContent(animated: false) }
    while true {
      var deadline = interaction.nextDeadline(content.nextDeadline)
      animate(until: time, before: &deadline)
      guard let deadline, deadline <= time else { break }
      // The deadline of a hold can be in the past, if the tuning was changed.
      interaction.now = max(now, deadline)
      meetDeadlines()
    }
    interaction.now = max(now, time)
  }

  private mutating func animate(until time: Microseconds, before deadline: inout Microseconds?) {
    guard !interaction.isSettled, interaction.nextStep <= min(deadline ?? time, time) else {
      return
    }
    let tuning = tuning
    let springs = MotionSprings(tuning)
    let interval = tuning.autoScroll.stableInterval.count
    var hasScrolled = false
    while !interaction.isSettled, interaction.nextStep <= min(deadline ?? time, time) {
      let steps = stepsAtOnce(until: min(deadline ?? time, time), interval)
      let passed = motion.step(springs, tuning, atMost: steps)
      let isScrolling = drag?.scrolling.isSettled == false || pointers.isAutoScrolling
      interaction.now = Microseconds(
        (now.count / 1000 + Int64(isScrolling ? steps : passed)) * 1000)
      cells.step(tuning.gapSpring.slowed(by: tuning.slowness))
      for id in scrolls.isSettled ? [] : stepScrolls(tuning.scrolling) {
        noteScrolled(id)
        hasScrolled = true
      }
      guard screen.isDragging || pointers.hasBand, now.count % interval == 0 else { continue }
      // Layout of the visible rows takes far longer than a step of scrolling.
      if hasScrolled { layOutScrolled() }
      if hasScrolled { moveBands() }
      hasScrolled = false
      // Scrolling under a drag or a band can add a deadline.
      var isUpdated = scrollUnderBands()
      if screen.isDragging { isUpdated = scrollUnderDrag() || isUpdated }
      if isUpdated, let next = interaction.nextDeadline(content.nextDeadline) {
        deadline = min(deadline ?? next, next)
      }
    }
    if hasScrolled { layOutScrolled() }
    guard interaction.isSettled else { return }
    moveBands()
    finish()
  }

  /// The number of milliseconds until something other than the springs of items is due, at least one.
  private func stepsAtOnce(until end: Microseconds, _ interval: Int64) -> Int {
    guard cells.isSettled, scrolls.isSettled, interval % 1000 == 0 else { return 1 }
    let (step, last) = (now.count / 1000, end.count / 1000)
    let scrolling = (now.count / interval + 1) * interval / 1000
    return Int((screen.isDragging || pointers.hasBand ? min(last, scrolling) : last) - step)
  }

  private mutating func stepScrolls(_ tuning: ScrollTuning) -> [ContainerID] {
    let layout = layout
    return scrolls.step(tuning) { layout.collection($0)?.scrollRange }
  }

  private mutating func meetDeadlines() {
    for id in pointers.held(at: now, tuning) { decide(.held, for: id) }
    meetDeadlinesOfDrag()
    turnPages()
    if let deadline = content.nextDeadline, deadline <= now {
      runHandler { $0.content.deadlineReached(at: $0.now) }
    }
    finish()
  }

  /// Ends the handling of an event or a deadline: brings the state up to date with what handlers have changed.
  ///
  /// The order is part of the recorded calls. What the content has removed is left first, and a new target is entered
  /// only then. The cursor, the answer to another program and the request for text follow from all of it. The layout is
  /// reported last but one, once nothing moves, and idleness after everything.
  mutating func finish() {
    if layout.takePageTurn() { turnPage() }
    if tuning.reducedMotion {
      let tuning = tuning
      motion.finish(tuning)
      cells.finish()
    }
    endDragOfGoneItem()
    revalidateTarget()
    layout.forgetNews()
    forgetLostFocus()
    closeRowsWithoutActions()
    showCursor()
    answerIncomingDrag()
    requestText()
    if interaction.isSettled, !pointers.movesContent { reportLayout() }
    if trace.setIdle(interaction.isIdle && content.nextDeadline == nil) { report(.idle) }
  }

  /// Cancels the touches on a page that is no longer shown.
  private mutating func turnPage() {
    for id in pointers.touches.map(\.touch.id) { cancel(id) }
    // Items that the touches released are not animated: they are on a hidden page.
    motion = ItemMotion()
  }

  private mutating func showCursor() {
    let selectsText = pointers[.mouse]?.role == .selectingText
    let idle: Cursor =
      selectsText ? .text : pointers.hovered.map { content.cursor(over: $0) } ?? .arrow
    let cursor = screen.cursor ?? idle
    if pointers.setCursor(cursor) { trace.append([.showCursor(cursor)]) }
  }

  /// Performs a step of auto-scrolling (R9–R12), and updates the target if a view has scrolled.
  ///
  /// - Returns: Whether a view has scrolled, in this step or since the previous one.
  private mutating func scrollUnderDrag() -> Bool {
    let areas = drag?.scrolling.isAutoScrolling == true ? screen.scrollAreas : []
    let scrolling = tuning.autoScrolling
    let steps = drag?.scrolling.step(over: areas, scrolling) ?? []
    for step in steps {
      let offset = scrolls.offset(of: step.container)
      drag?.scrolling.noteStart(of: step.container, at: offset)
    }
    scroll(by: steps)
    // Not at every step: what is under the pointer hardly changes in between.
    guard drag?.scrolling.takeScrolled() == true else { return false }
    updateTarget()
    revalidateTarget()
    return true
  }
}
