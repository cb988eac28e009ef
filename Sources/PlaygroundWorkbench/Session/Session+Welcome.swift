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

  package func startTour() {
    tour = Tour(at: clock)
    welcome?.stop()
    openPageOfTour()
  }

  /// The names of the pages that the user has seen, in alphabetical order; empty if pages do not
  /// introduce themselves.
  package var seenPages: [String] { welcome?.seen.sorted() ?? [] }

  /// The line of text that introduces the page; `nil` while it is hidden.
  var line: LocalizedString? {
    // An empty board shows an explanation of its own, so the line would repeat it.
    let content = playground.content
    let hasWords = content.page == .pictures && content.pictures.pictures.isEmpty
    let isBusy = player != nil || recording != nil || notice != nil || tour != nil
    return isBusy || hasWords ? nil : welcome?.line(at: clock)
  }

  /// The tour; `nil` without a tour, or while its card is hidden.
  var shownTour: Tour? {
    guard player == nil, let tour, tour.hasRoom, !tour.isOver else { return nil }
    return tour
  }

  /// Passes events to the tour; returns those that it does not use.
  func eventsBesideTour(_ events: [InputEvent]) -> [InputEvent] {
    guard tour != nil, !events.isEmpty else { return events }
    let showsCard = !playground.content.isCovered && shownTour != nil
    defer { openPageOfTour() }
    let modifiers = playground.interaction.modifiers
    return tour?.take(events, showsCard: showsCard, at: clock, modifiers) ?? events
  }

  /// Whether the tour's card has the focus instead of the page.
  var isTourFocused: Bool { tour?.focused != nil && shownTour != nil }

  /// Performs the events of a turn; the tour's card gets the focus if Tab leaves the page at its
  /// end, or Shift-Tab at its start.
  func performBesideTour(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    guard shownTour != nil, events.contains(where: { $0.kind == .keyPressed(.tab) }) else {
      return perform(events, until: now)
    }
    let before = playground.placeOfFocus
    let requests = perform(events, until: now)
    guard let after = playground.placeOfFocus, !playground.keepsFocusInFront else {
      return requests
    }
    let isBack = playground.interaction.modifiers == .shift
    if before.map({ isBack ? after >= $0 : after <= $0 }) ?? isBack {
      tour?.moveFocus(isBack: isBack)
    }
    return requests
  }

  func introduce() {
    let read = environment.includedScript
    if tour != nil {
      tour?.advance(to: clock, in: playground, reading: read)
      change = .content
      openPageOfTour()
      if tour?.isOver == true { tour = nil }
      tour?.layOut(in: playground.content.chrome)
    } else if recording == nil, welcome?.follow(playground, at: clock, reading: read) == true {
      change = .content
    }
  }

  private func openPageOfTour() {
    guard let page = tour?.pageToOpen.take(), playground.content.page != page else { return }
    apply(.messageReceived(Message(Message.showPageName, text: page.name)))
  }
}
