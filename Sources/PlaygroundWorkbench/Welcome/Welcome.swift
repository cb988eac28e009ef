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
  /// When the page's gesture begins; `nil` once the user has seen it.
  private var due: Microseconds?
  /// When the page's line disappears.
  private var lineEnd = Microseconds.zero
  /// The names of the pages seen in this session or an earlier one.
  private(set) var seen: Set<String>

  /// The time to read the line, before the page's gesture begins.
  private static let delay = Microseconds.seconds(1)
  private static let span = Microseconds.seconds(8)

  init(seen: Set<String> = []) { self.seen = seen }

  func line(at now: Microseconds) -> LocalizedString? {
    now < lineEnd || demonstration != nil ? page?.line : nil
  }

  func nextWake(at now: Microseconds) -> Microseconds? {
    if demonstration != nil { return now + .frame }
    return due.earlier(now < lineEnd ? lineEnd : nil)
  }

  /// Introduces the shown page, once; returns whether the introduction has changed.
  ///
  /// `script` returns a script by its name.
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
      // The line alone moves nothing.
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

  /// Stops at an event by which the user acts.
  mutating func stop(for events: [InputEvent]) {
    for event in events {
      // The copy has the former size of the window.
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
  /// Whether the user acts by it: a motion of the mouse alone does not count.
  fileprivate var isDeliberate: Bool {
    switch self {
    case .pointerPressed, .keyPressed, .wheelScrolled, .textEntered, .incomingDrag: true
    default: false
    }
  }
}

extension Toast {
  /// A page's line, away from drops: in the sidebar, or else in the middle of the toolbar.
  ///
  /// `nil` if the line does not fit, as in a low window with a sidebar.
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
