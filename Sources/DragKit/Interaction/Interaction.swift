public import DragFrameIO
public import DragGeometry
public import DragModel

/// Everything that is being done: touches, the drag session, what is on its way.
///
/// It is a value beside its content (``InteractiveContent``). Events go in, calls and requests come
/// out, and time passes only where it is told to. It cannot fail, whatever it is told.
///
/// ```swift
/// var interaction = Interaction()
/// var tiles = Tiles()
/// let output = interaction.handle(event, content: &tiles)
/// interaction.advance(to: event.time + .milliseconds(16), content: &tiles)
/// ```
public struct Interaction: Equatable, Sendable {
  /// The time up to which everything has happened.
  public internal(set) var now = Microseconds.zero
  /// The pointers that are down, in the order in which they went down.
  public internal(set) var touches: [ActiveTouch] = []
  /// The drag that runs.
  public internal(set) var session: DragSession?
  /// What is on its way.
  public internal(set) var motion = ItemMotion()
  /// The modifier keys that are held.
  public internal(set) var modifiers: Modifiers = []
  /// The item under the mouse while no button is held.
  public internal(set) var hovered: ItemID?
  /// Where the keyboard is.
  var focus: KeyboardFocus?
  /// What the mouse pointer looks like.
  package internal(set) var cursor = Cursor.arrow
  /// The part of ``hovered`` that the mouse is over, where that is a row and the part answers.
  public internal(set) var hoveredPart: String?
  /// What rows of collection views are doing.
  var cells = CellStates()
  /// Where the collection views are scrolled to.
  var scrolls = CollectionScrolls()
  /// What it reports.
  var trace = Trace()

  /// What the engine knows of the content: read anew after each call of a handler.
  var view = ContentView()
  /// The touch that its item is just being let go by; nothing between events.
  var lettingGo: Touch?
  /// Whether the drag is being ended; `false` between events.
  var isEndingDrag = false

  /// Creates an interaction in which nothing has happened.
  public init() {}

  /// When time next changes something; nothing where the world is idle.
  public func nextWake(_ content: some InteractiveContent) -> Microseconds? {
    let deadline = nextDeadline(content)
    return isAtRest ? deadline : min(deadline ?? nextGridTime, nextGridTime)
  }

  /// When next something was held long enough, or the content changes on its own.
  private func nextDeadline(_ content: some InteractiveContent) -> Microseconds? {
    // A deadline that is over waits for the grid: the world goes on, whatever the content says.
    var next = content.nextDeadline.map { $0 > now ? $0 : nextGridTime }
    // By their numbers: a touch is large, and this is asked at every motion.
    for index in touches.indices where touches[index].role == .open {
      guard let hold = holdDeadline(of: touches[index], content.tuning) else { continue }
      next = min(next ?? hold, hold)
    }
    if let page = nextPageTurn { next = min(next ?? page, page) }
    guard let due = nextDeadlineOfDrag(content.tuning) else { return next }
    return min(next ?? due, due)
  }

  /// `true` where no pointer is down, nothing is carried and nothing moves; the content may still
  /// wait for a deadline.
  public var isIdle: Bool { touches.isEmpty && session == nil && isAtRest }

  /// `true` where nothing flies, slides or scrolls.
  var isAtRest: Bool {
    motion.isAtRest && cells.isAtRest && scrolls.isAtRest && session?.autoScroll?.isAtRest ?? true
      && session?.hasScrolledOn != true
  }

  /// `true` where a pointer is down or something is carried.
  public var isGestureLive: Bool { !touches.isEmpty || session != nil }

  /// The same as it would be if everything had happened that much earlier, or nothing while a gesture
  /// goes on, or where that would be before the beginning.
  ///
  /// The content has to go back with it, where it waits for a moment (``InteractiveContent/nextDeadline``).
  public func earlier(by time: Microseconds) -> Interaction? {
    guard !isGestureLive, (.zero...now).contains(time) else { return nil }
    var earlier = self
    earlier.now = now - time
    return earlier
  }

  /// The next of the moments, a millisecond apart, at which what moves is moved on.
  private var nextGridTime: Microseconds { Microseconds((now.count / 1000 + 1) * 1000) }
}

extension Interaction {
  /// Reads the content before anything happens, and says in calls what there is.
  ///
  /// Without it, the first event or the first passing of time does.
  @discardableResult
  public mutating func start(_ content: inout some InteractiveContent) -> Output {
    read(content, animated: false)
    return takeOutput()
  }

  /// Lets time pass to the event, and then lets the event happen.
  @discardableResult
  public mutating func handle(
    _ event: InputEvent, content: inout some InteractiveContent
  ) -> Output {
    pass(to: event.time, &content)
    happen(event.kind, &content)
    conclude(&content)
    return takeOutput()
  }

  /// Lets time pass.
  ///
  /// Passing to `a` and then to `b` is the same as passing to `b`: frames, batches and the speed of
  /// a replay cannot change a result.
  @discardableResult
  public mutating func advance(
    to time: Microseconds, content: inout some InteractiveContent
  ) -> Output {
    pass(to: time, &content)
    conclude(&content)
    return takeOutput()
  }

  /// Takes note that the content was changed from outside, by an undo for example.
  @discardableResult
  public mutating func contentChanged(_ content: inout some InteractiveContent) -> Output {
    read(content, animated: true)
    conclude(&content)
    return takeOutput()
  }

  private mutating func pass(to time: Microseconds, _ content: inout some InteractiveContent) {
    if !view.isRead { read(content, animated: false) }
    while true {
      var deadline = nextDeadline(content)
      move(until: time, before: &deadline, &content)
      guard let deadline, deadline <= time else { break }
      // A hold can have become long enough in the past, where the time it takes was made shorter.
      now = max(now, deadline)
      meetDeadlines(&content)
    }
    now = max(now, time)
  }

  /// Moves on what moves, up to a time and to the deadline, in steps on the grid; where it comes to
  /// rest, that is told.
  private mutating func move(
    until time: Microseconds, before deadline: inout Microseconds?,
    _ content: inout some InteractiveContent
  ) {
    guard !isAtRest else { return }
    let tuning = content.tuning
    var hasScrolled = false
    while !isAtRest, nextGridTime <= min(deadline ?? time, time) {
      now = nextGridTime
      motion.step(tuning)
      cells.step(tuning.gapSpring.slowed(by: tuning.slowness))
      if stepScrolling(tuning.scrolling) { hasScrolled = true }
      guard isTimeToScrollUnderDrag else { continue }
      if hasScrolled { showScrolled(content) }
      hasScrolled = false
      // What scrolls under a drag can bring a deadline of its own.
      if scrollUnderDrag(&content), let next = nextDeadline(content) {
        deadline = min(deadline ?? next, next)
      }
    }
    if hasScrolled { showScrolled(content) }
    if isAtRest { conclude(&content) }
  }

  /// Does what falls due now.
  private mutating func meetDeadlines(_ content: inout some InteractiveContent) {
    liftWhatWasHeld(&content)
    meetDeadlinesOfDrag(&content)
    turnPages(content)
    if let deadline = content.nextDeadline, deadline <= now {
      content.deadlineReached(at: now)
      read(content, animated: true)
    }
    conclude(&content)
  }

  private mutating func happen(
    _ event: InputEvent.Kind, _ content: inout some InteractiveContent
  ) {
    switch event {
    case .pointerPressed(let id, at: let point, let button):
      press(id, at: point.clampedToSeam, button, &content)
    case .pointerMoved(let id, to: let point, let isDown):
      move(id, to: point.clampedToSeam, isDown: isDown, &content)
    case .pointerReleased(let id, at: let point, let button):
      release(id, at: point.clampedToSeam, button, &content)
    case .pointerCancelled(let id): decide(.lost, for: id, &content)
    case .pointerLeft: (hovered, hoveredPart) = (nil, nil)
    case .wheelScrolled(at: let point, by: let turn):
      turnWheel(at: point.clampedToSeam, by: turn, &content)
    case .keyPressed(let key): press(key, &content)
    case .keyReleased, .focusGained, .windowShown: break
    case .modifiersChanged(let modifiers): press(modifiers, &content)
    case .focusLost, .windowHidden: loseAll(&content)
    case .windowResized(let size): resize(to: size, &content)
    }
  }

  mutating func takeOutput() -> Output { trace.takeOutput() }
}
