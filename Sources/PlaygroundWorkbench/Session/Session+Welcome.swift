internal import DragEvents
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI
internal import RecordingTools

// MARK: - The introduction of pages, and the tour
extension Session {
  /// The next time at which the introduction changes.
  var nextIntroduction: Microseconds? {
    if let tour { return tour.nextWake(at: clock) }
    return recording == nil ? welcome?.nextWake(at: clock) : nil
  }

  package mutating func startTour() {
    tour = Tour(at: clock)
    welcome?.stop()
    showPage(of: .reorder)
  }

  /// The names of the pages that the user has seen, in alphabetical order; empty if pages do not
  /// introduce themselves.
  package var seenPages: [String] { welcome?.seen.sorted() ?? [] }

  /// The page's line; `nil` while no line is shown.
  var line: LocalizedString? {
    // An empty board says the same.
    let content = live.world.content
    let hasWords = content.page == .pictures && content.pictures.pictures.isEmpty
    let isBusy = playback != nil || recording != nil || notice != nil || tour != nil
    return isBusy || hasWords ? nil : welcome?.line(at: clock)
  }

  var tourCard: TourCard? {
    guard playback == nil, let tour, !tour.isOver else { return nil }
    let chrome = live.world.content.chrome
    let card = TourCard(tour, in: chrome)
    // In a small window the line would cover a recording's card or the inspector.
    let panels = [chrome.cardFrame, chrome.cover]
    return panels.contains { $0?.intersects(card.frame) == true } ? nil : card
  }

  /// Returns the events that the tour does not use.
  mutating func eventsBesideTour(_ events: [InputEvent]) -> [InputEvent] {
    guard tour != nil, !events.isEmpty else { return events }
    let card = live.world.content.isCovered ? nil : tourCard
    let before = tour?.step
    defer { if let tour, tour.step != before { showPage(of: tour.step) } }
    let modifiers = live.world.interaction.modifiers
    return tour?.take(events, on: card, at: clock, modifiers) ?? events
  }

  /// Whether the tour's card has the focus instead of the page.
  var isTourFocused: Bool { tour?.focused != nil && tourCard != nil }

  /// Performs the events of a turn; a Tab past the end of the page goes to the card first.
  mutating func performBesideTour(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    guard tourCard != nil, events.contains(where: { $0.kind == .keyPressed(.tab) }) else {
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
    guard let step = tour?.step else {
      guard recording == nil else { return }
      let read = environment.includedScript
      if welcome?.follow(live.world, at: clock, reading: read) == true { change = .content }
      return
    }
    tour?.advance(to: clock, in: live.world, reading: environment.includedScript)
    change = .content
    if let tour, tour.step != step { showPage(of: tour.step) }
    if tour?.isOver == true { tour = nil }
  }

  private mutating func showPage(of step: TourStep) {
    guard live.world.content.page != step.page else { return }
    let message = Message(Message.showPageName, text: step.page.name)
    take(live.turn([InputEvent(time: clock, .messageReceived(message))], until: clock))
  }
}
