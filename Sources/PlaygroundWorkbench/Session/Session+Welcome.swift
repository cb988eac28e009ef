internal import DragEvents
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI
internal import RecordingTools

// MARK: - The introduction of pages, and the tour
extension Session {
  /// The next time at which the tour or the introduction changes by itself; `nil` if neither does.
  var nextIntroduction: Microseconds? {
    if let tour { return tour.nextWake(at: clock) }
    return recording == nil ? welcome?.nextWake(at: clock) : nil
  }

  package mutating func startTour() {
    tour = Tour(at: clock)
    welcome?.stop()
    openPageOfTour()
  }

  /// The names of the pages that the user has seen, in alphabetical order; empty if pages do not
  /// introduce themselves.
  package var seenPages: [String] { welcome?.seen.sorted() ?? [] }

  /// The line of text that introduces the page; `nil` while it is hidden.
  var line: LocalizedString? {
    // The text of an empty board says the same.
    let content = live.world.content
    let hasWords = content.page == .pictures && content.pictures.pictures.isEmpty
    let isBusy = playback != nil || recording != nil || notice != nil || tour != nil
    return isBusy || hasWords ? nil : welcome?.line(at: clock)
  }

  /// The tour with its card laid out; `nil` without a tour, or while its card is hidden.
  var shownTour: Tour? {
    guard playback == nil, var tour, !tour.isOver else { return nil }
    let chrome = live.world.content.chrome
    tour.showCard(in: chrome)
    // In a small window the card would cover a recording's card or the inspector.
    let panels = [chrome.cardFrame, chrome.cover]
    let card = tour.card.content.frame
    return panels.contains { $0?.intersects(card) == true } ? nil : tour
  }

  /// Passes events to the tour, and returns those that it does not use.
  mutating func eventsBesideTour(_ events: [InputEvent]) -> [InputEvent] {
    guard tour != nil, !events.isEmpty else { return events }
    let showsCard = !live.world.content.isCovered && shownTour != nil
    defer { openPageOfTour() }
    let modifiers = live.world.interaction.modifiers
    tour?.showCard(in: live.world.content.chrome)
    return tour?.take(events, showsCard: showsCard, at: clock, modifiers) ?? events
  }

  /// Whether the tour's card has the focus instead of the page.
  var isTourFocused: Bool { tour?.focused != nil && shownTour != nil }

  /// Performs the events of a turn; the tour's card gets the focus if Tab leaves the page at its
  /// end, or Shift-Tab at its start.
  mutating func performBesideTour(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    guard shownTour != nil, events.contains(where: { $0.kind == .keyPressed(.tab) }) else {
      return perform(events, until: now)
    }
    let before = live.world.placeOfFocus
    let requests = perform(events, until: now)
    guard let after = live.world.placeOfFocus, !live.world.keepsFocusInFront else {
      return requests
    }
    let isBack = live.world.interaction.modifiers == .shift
    if before.map({ isBack ? after >= $0 : after <= $0 }) ?? isBack {
      tour?.moveFocus(isBack: isBack)
    }
    return requests
  }

  mutating func introduce() {
    let read = environment.includedScript
    if tour != nil {
      tour?.advance(to: clock, in: live.world, reading: read)
      change = .content
      openPageOfTour()
      if tour?.isOver == true { tour = nil }
    } else if recording == nil, welcome?.follow(live.world, at: clock, reading: read) == true {
      change = .content
    }
  }

  private mutating func openPageOfTour() {
    guard let page = tour?.pageToOpen.take(), live.world.content.page != page else { return }
    apply(.messageReceived(Message(Message.showPageName, text: page.name)))
  }
}
