public import DragFrameIO
public import DragGeometry

// How events and time come in.
extension Interaction {
  /// Reads the content before anything happens, and reports its orders and layout.
  ///
  /// Without it, the first event or the first passing of time does so.
  @discardableResult
  public mutating func start(_ content: inout some InteractiveContent) -> Output {
    read(&content, animated: false)
    return trace.takeOutput()
  }

  /// Advances the time to that of an event, and then handles the event.
  @discardableResult
  public mutating func handle(
    _ event: InputEvent, content: inout some InteractiveContent
  ) -> Output {
    pass(to: event.time, &content)
    dispatch(event.kind, &content)
    finish(&content)
    return trace.takeOutput()
  }

  /// Advances the time.
  ///
  /// Advancing to `a` and then to `b` is the same as advancing to `b`: frames, batches and the speed of a
  /// replay cannot change a result.
  @discardableResult
  public mutating func advance(
    to time: Microseconds, content: inout some InteractiveContent
  ) -> Output {
    pass(to: time, &content)
    finish(&content)
    return trace.takeOutput()
  }

  /// Reads content that was changed from outside, for example by an undo.
  @discardableResult
  public mutating func contentChanged(_ content: inout some InteractiveContent) -> Output {
    read(&content, animated: true)
    finish(&content)
    return trace.takeOutput()
  }

  /// The time at which time next changes something; `nil` if the interaction is idle.
  public func nextWake(_ content: some InteractiveContent) -> Microseconds? {
    let deadline = nextDeadline(content)
    return isAtRest ? deadline : min(deadline ?? nextStep, nextStep)
  }

  /// The same interaction as if everything had happened earlier; `nil` during a gesture, and if that would be
  /// before the beginning.
  ///
  /// The content has to be moved with it if it waits for a deadline
  /// (``InteractiveContent/nextDeadline``).
  public func earlier(by time: Microseconds) -> Interaction? {
    guard !isGestureLive, (.zero...now).contains(time) else { return nil }
    var earlier = self
    earlier.now = now - time
    return earlier
  }
}

extension Interaction {
  /// The time of the next step of what moves: every millisecond.
  private var nextStep: Microseconds { Microseconds((now.count / 1000 + 1) * 1000) }

  /// The time at which a pointer has been held long enough, the drag waits no longer, a track scrolls on, or
  /// the content changes on its own.
  private func nextDeadline(_ content: some InteractiveContent) -> Microseconds? {
    let tuning = layout.tuning
    // A deadline in the past waits for the next step: time goes on, whatever the content says.
    let ofContent = content.nextDeadline.map { $0 > now ? $0 : nextStep }
    let deadlines = [
      ofContent, pointers.nextHold(tuning), nextPageTurn,
      drag?.nextDeadline(tuning),
    ]
    return deadlines.compactMap(\.self).min()
  }

  private mutating func pass(to time: Microseconds, _ content: inout some InteractiveContent) {
    if layout.isRead { layout.tuning = content.tuning } else { read(&content, animated: false) }
    while true {
      var deadline = nextDeadline(content)
      move(until: time, before: &deadline, &content)
      guard let deadline, deadline <= time else { break }
      // A hold can have become long enough in the past, if the tuning was changed.
      now = max(now, deadline)
      meetDeadlines(&content)
    }
    now = max(now, time)
  }

  /// Steps what moves, up to a time and to the deadline.
  private mutating func move(
    until time: Microseconds, before deadline: inout Microseconds?,
    _ content: inout some InteractiveContent
  ) {
    guard !isAtRest else { return }
    let tuning = layout.tuning
    var hasScrolled = false
    while !isAtRest, nextStep <= min(deadline ?? time, time) {
      now = nextStep
      motion.step(tuning)
      cells.step(tuning.gapSpring.slowed(by: tuning.slowness))
      for id in scrolls.step(in: layout, tuning.scrolling) {
        propagate(.scrolled(id), &content)
        hasScrolled = true
      }
      guard now.count % tuning.autoScroll.stableInterval.count == 0, drag != nil else { continue }
      // To lay out the visible rows takes longer by far than to scroll.
      if hasScrolled { showScrolled(&content) }
      hasScrolled = false
      // What scrolls under a drag can bring a deadline of its own.
      if scrollUnderDrag(&content), let next = nextDeadline(content) {
        deadline = min(deadline ?? next, next)
      }
    }
    if hasScrolled { showScrolled(&content) }
    if isAtRest { finish(&content) }
  }

  private mutating func meetDeadlines(_ content: inout some InteractiveContent) {
    for id in pointers.held(at: now, layout.tuning) { decide(.heldStill, for: id, &content) }
    meetDeadlinesOfDrag(&content)
    turnPages(&content)
    if let deadline = content.nextDeadline, deadline <= now {
      runHandler(of: &content) { [now] _, content in content.deadlineReached(at: now) }
    }
    finish(&content)
  }
}
