internal import DragDrawing
internal import DragEvents
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI
internal import RecordingTools

/// The introduction of a page when it opens: a line of text and, the first time, its gesture.
///
/// Both end as soon as the user acts, and neither is part of the playground's state.
struct Welcome {
  private var page: Page?
  private(set) var demonstration: Demonstration?
  /// The earliest time at which the page's gesture begins; `nil` if none is pending.
  private var due: Microseconds?
  /// The time at which the page's line disappears, unless its gesture takes longer.
  private var lineEnd = Microseconds.zero
  /// The names of the pages seen in this session or an earlier one.
  private(set) var seen: Set<String>

  /// The time to read the line, before the page's gesture begins.
  private static let delay = Microseconds.seconds(1)
  private static let span = Microseconds.seconds(8)

  /// Creates an introduction with the names of the pages seen earlier, which can be former names.
  init(seen: Set<String> = []) { self.seen = Set(seen.map { Page.named($0)?.name ?? $0 }) }

  func line(at now: Microseconds) -> LocalizedString? {
    now < lineEnd || demonstration != nil ? page?.line : nil
  }

  func nextWake(at now: Microseconds) -> Microseconds? {
    if demonstration != nil { return now + .frame }
    return due.earlier(now < lineEnd ? lineEnd : nil)
  }

  /// Begins or continues the introduction of the shown page; returns whether to draw it again.
  ///
  /// `script` returns a script by its name, if any.
  mutating func follow(
    _ world: Playground, at now: Microseconds, reading script: (_ name: String) -> Script?
  ) -> Bool {
    if page != world.content.page {
      page = world.content.page
      (demonstration, lineEnd) = (nil, now + Self.span)
      due = seen.contains(world.content.page.name) ? nil : now + Self.delay
      return true
    }
    if let due, now >= due, world.interaction.isIdle {
      self.due = nil
      seen.insert(world.content.page.name)
      // With reduced motion, the line is the whole introduction.
      if world.content.tuning.reducedMotion { return false }
      demonstration = script("welcome-\(world.content.page.name)").flatMap {
        Demonstration($0, in: world, at: now)
      }
    }
    guard demonstration != nil else { return false }
    demonstration?.advance(to: now)
    if demonstration?.isOver == true { demonstration = nil }
    return true
  }

  /// Stops the introduction if the user acts; a new window size stops only the gesture.
  mutating func stop(for events: [InputEvent]) {
    for event in events {
      // The demonstration's copy of the playground would keep the old size.
      if case .windowResized = event.kind { demonstration = nil }
      if event.kind.isDeliberate { stop() }
    }
  }

  mutating func stop() {
    if due != nil, let page { seen.insert(page.name) }
    (demonstration, due, lineEnd) = (nil, nil, .zero)
  }
}

extension InputEvent.Kind {
  /// Whether the event is a deliberate user action, but not mouse movement.
  fileprivate var isDeliberate: Bool {
    switch self {
    case .pointerPressed, .keyPressed, .wheelScrolled, .textEntered, .textComposed, .incomingDrag:
      true
    default: false
    }
  }
}

extension Toast {
  /// Creates a toast with a page's line in the badge's place; `nil` if the line does not fit.
  init?(introducing line: LocalizedString, in chrome: Chrome) {
    let (look, room) = (Look.card(icon: "hand"), chrome.layout.badgeRoom)
    let space = Self.space(in: room, look)
    let lines = TextMetrics.evenLines(
      of: chrome.text(line), to: space.width, in: .caption, atMost: space.lines)
    let widest = lines.map { TextMetrics.width(of: $0, in: .caption) }.max() ?? 0
    guard widest <= space.width else { return nil }
    self.init(look, lines.map { ($0, .caption) }, in: room, isCentered: chrome.layout.centersBadge)
  }
}
