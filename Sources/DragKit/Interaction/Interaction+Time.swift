public import DragFrameIO
public import DragGeometry

extension Interaction {
  /// Reads the content for the first time, and returns the calls that report the orders of its
  /// containers.
  ///
  /// Calling it is optional: the first event, or advance of time, reads the content, too.
  @discardableResult
  public mutating func start(_ content: inout some InteractiveContent) -> Output {
    read(&content, animated: false)
    return trace.takeOutput()
  }

  /// Advances to the time of an event, and handles the event; returns the resulting calls and requests.
  @discardableResult
  public mutating func handle(
    _ event: InputEvent, content: inout some InteractiveContent
  ) -> Output {
    pass(to: event.time, &content)
    dispatch(event.kind, &content)
    finish(&content)
    return trace.takeOutput()
  }

  /// Advances to a time, and does what is due until then; returns the resulting calls and requests.
  ///
  /// For `a` ≤ `b`, advancing to `a` and then to `b` has the same results as advancing to `b` alone.
  @discardableResult
  public mutating func advance(
    to time: Microseconds, content: inout some InteractiveContent
  ) -> Output {
    pass(to: time, &content)
    finish(&content)
    return trace.takeOutput()
  }

  /// Reads content that the app has changed outside of handlers, for example by an undo.
  @discardableResult
  public mutating func contentChanged(_ content: inout some InteractiveContent) -> Output {
    read(&content, animated: true)
    finish(&content)
    return trace.takeOutput()
  }

  /// Returns the next time at which ``advance(to:content:)`` changes something; `nil` if there is none.
  public func nextWake(_ content: some InteractiveContent) -> Microseconds? {
    nextWake(contentDeadline: content.nextDeadline)
  }

  /// Returns the next wake for a content whose ``InteractiveContent/nextDeadline`` is known.
  ///
  /// Passing the content itself would copy it.
  package func nextWake(contentDeadline: Microseconds?) -> Microseconds? {
    let deadline = nextDeadline(contentDeadline)
    return isSettled ? deadline : min(deadline ?? nextStep, nextStep)
  }

  /// Returns the interaction with ``now`` reduced by a duration; `nil` if that is not possible.
  ///
  /// It is not possible during a gesture. The duration must not be negative or longer than ``now``.
  ///
  /// The caller has to move the content's ``InteractiveContent/nextDeadline`` as well.
  package func earlier(by time: Microseconds) -> Interaction? {
    guard !isGestureLive, (.zero...now).contains(time) else { return nil }
    var earlier = self
    (earlier.now, earlier.pointers) = (now - time, pointers.earlier(by: time))
    return earlier
  }
}

extension Interaction {
  private var nextStep: Microseconds { Microseconds((now.count / 1000 + 1) * 1000) }

  private func nextDeadline(_ contentDeadline: Microseconds?) -> Microseconds? {
    // A deadline in the past waits for the next step, so that time always advances.
    let ofContent = contentDeadline.map { $0 > now ? $0 : nextStep }
    guard isGestureLive else { return ofContent }
    let tuning = layout.tuning
    return ofContent.earlier(pointers.nextHold(tuning)).earlier(nextPageTurn)
      .earlier(drag?.nextDeadline(tuning))
  }

  private mutating func pass(to time: Microseconds, _ content: inout some InteractiveContent) {
    if layout.isRead { layout.read(content.tuning) } else { read(&content, animated: false) }
    while true {
      var deadline = nextDeadline(content.nextDeadline)
      animate(until: time, before: &deadline, &content)
      guard let deadline, deadline <= time else { break }
      // The deadline of a hold can be in the past, if the tuning was changed.
      now = max(now, deadline)
      meetDeadlines(&content)
    }
    now = max(now, time)
  }

  private mutating func animate(
    until time: Microseconds, before deadline: inout Microseconds?,
    _ content: inout some InteractiveContent
  ) {
    guard !isSettled, nextStep <= min(deadline ?? time, time) else { return }
    let tuning = layout.tuning
    let springs = MotionSprings(tuning)
    let interval = tuning.autoScroll.stableInterval.count
    var hasScrolled = false
    while !isSettled, nextStep <= min(deadline ?? time, time) {
      let steps = stepsAtOnce(until: min(deadline ?? time, time), interval)
      let passed = motion.step(springs, tuning, atMost: steps)
      let isScrolling = drag?.scrolling.isSettled == false || pointers.isAutoScrolling
      now = Microseconds((now.count / 1000 + Int64(isScrolling ? steps : passed)) * 1000)
      cells.step(tuning.gapSpring.slowed(by: tuning.slowness))
      for id in scrolls.isSettled ? [] : stepScrolls(tuning.scrolling) {
        propagate(.scrolled(id), &content)
        hasScrolled = true
      }
      guard isDragging || pointers.hasBand, now.count % interval == 0 else { continue }
      // Layout of the visible rows takes far longer than a step of scrolling.
      if hasScrolled { layOutScrolled(content) }
      if hasScrolled { moveBands(&content) }
      hasScrolled = false
      // Scrolling under a drag or a band can add a deadline.
      var isUpdated = scrollUnderBands(&content)
      if isDragging { isUpdated = scrollUnderDrag(&content) || isUpdated }
      if isUpdated, let next = nextDeadline(content.nextDeadline) {
        deadline = min(deadline ?? next, next)
      }
    }
    if hasScrolled { layOutScrolled(content) }
    guard isSettled else { return }
    moveBands(&content)
    finish(&content)
  }

  /// The number of milliseconds until something other than the springs of items is due, at least one.
  private func stepsAtOnce(until end: Microseconds, _ interval: Int64) -> Int {
    guard cells.isSettled, scrolls.isSettled, interval % 1000 == 0 else { return 1 }
    let (step, last) = (now.count / 1000, end.count / 1000)
    let scrolling = (now.count / interval + 1) * interval / 1000
    return Int((isDragging || pointers.hasBand ? min(last, scrolling) : last) - step)
  }

  private mutating func stepScrolls(_ tuning: ScrollTuning) -> [ContainerID] {
    scrolls.step(tuning) { [layout] in layout.collection($0)?.scrollRange }
  }

  private mutating func meetDeadlines(_ content: inout some InteractiveContent) {
    for id in pointers.held(at: now, layout.tuning) { decide(.held, for: id, &content) }
    meetDeadlinesOfDrag(&content)
    turnPages(&content)
    if let deadline = content.nextDeadline, deadline <= now {
      runHandler(of: &content) { [now] _, content in content.deadlineReached(at: now) }
    }
    finish(&content)
  }
}
