internal import DragCoding
internal import DragEvents
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI
internal import RecordingTools

/// A tour of the gestures, in steps.
///
/// A step demonstrates its gesture. It ends when the user has repeated or skipped it. The tour is
/// not part of the playground's state.
struct Tour {
  private(set) var step = TourStep.reorder
  private(set) var phase: Phase
  /// The page of a step that has begun; `nil` once the session has opened it.
  var pageToOpen: Page? = TourStep.reorder.page
  /// The card's focused button; `nil` while the page has the focus.
  private(set) var focused: TourButton?
  @Box private(set) var card = Hosted(TourCard())
  /// Whether the card overlaps neither a recording's card nor an inspector that covers the page.
  private(set) var hasRoom = false
  /// The kind of pointer that began the newest drag; `nil` before the first drag.
  private var lifter: String?

  enum Phase {
    /// The step has begun; its gesture is shown after `until`.
    case opening(until: Microseconds)
    case showing(Demonstration)
    case waiting
    /// The user has succeeded; the next step begins at `until`.
    case done(until: Microseconds)
    case over
  }

  private static let pause = Microseconds.milliseconds(900)
  private static let praise = Microseconds.milliseconds(1400)
  private static let farewell = Microseconds.seconds(5)

  init(at now: Microseconds) { phase = .opening(until: now + Self.pause) }

  var isOver: Bool { if case .over = phase { true } else { false } }
  var isDone: Bool { if case .done = phase { true } else { false } }
  var demonstration: Demonstration? {
    if case .showing(let demonstration) = phase { demonstration } else { nil }
  }

  /// Whether the user has completed the last step.
  private var isComplete: Bool { isDone && step == .last }

  var title: LocalizedString { isComplete ? LocalizedString("tour-done") : step.title }
  var task: LocalizedString { title.attribute("task") ?? title }

  func nextWake(at now: Microseconds) -> Microseconds? {
    switch phase {
    case .opening(let end), .done(let end): end
    case .showing: now + .frame
    case .waiting, .over: nil
    }
  }

  /// Advances the tour to `now`; `script` returns a script by its name, if any.
  mutating func advance(
    to now: Microseconds, in world: Playground, reading script: (_ name: String) -> Script?
  ) {
    switch phase {
    case .opening(let end) where now >= end && world.interaction.isIdle:
      let gesture = step.script.flatMap(script)
      phase =
        gesture.flatMap { Demonstration($0, in: world, at: now) }.map(Phase.showing) ?? .waiting
    case .showing(var demonstration):
      demonstration.advance(to: now)
      phase = demonstration.isOver ? .waiting : .showing(demonstration)
    case .done(let end) where now >= end: begin(after: step, at: now)
    default: break
    }
  }

  private mutating func begin(after last: TourStep, at now: Microseconds) {
    guard let next = TourStep(rawValue: last.rawValue + 1) else { return phase = .over }
    (step, phase, pageToOpen) = (next, .opening(until: now + Self.pause), next.page)
  }

  /// Completes the step if a call from the live playground proves success.
  mutating func note(_ calls: [Call], at now: Microseconds) {
    for call in calls {
      if call.name == .dragBegan { lifter = call["pointer"]?.string }
      if step.isDone(by: call, liftedBy: lifter) { succeed(at: now) }
    }
  }

  mutating func noteRecording(at now: Microseconds) { if step == .recording { succeed(at: now) } }

  private mutating func succeed(at now: Microseconds) {
    guard !isDone, !isOver else { return }
    phase = .done(until: now + (step == .last ? Self.farewell : Self.praise))
  }
}

extension Tour {
  /// Fills the card with the current step, and places it in the window.
  mutating func layOut(in chrome: Chrome) {
    let tour = self
    card.change { $0.show(tour, in: chrome) }
    let frame = card.content.frame
    hasRoom = ![chrome.cardFrame, chrome.cover].contains { $0?.intersects(frame) == true }
  }

  /// Handles the card's events; returns the others, for the playground.
  mutating func take(
    _ events: [InputEvent], showsCard: Bool, at now: Microseconds, _ modifiers: Modifiers
  ) -> [InputEvent] {
    var modifiers = modifiers
    return events.filter { event in
      if case .modifiersChanged(let held) = event.kind { modifiers = held }
      if case .keyPressed(let key) = event.kind, focused != nil, takeKey(key, modifiers, at: now) {
        return false
      }
      let isTaken = showsCard && card.takes(event)
      if isTaken || event.kind.isMotion { card.handle(event) }
      if isTaken {
        if case .pointerPressed = event.kind { focused = nil }
        for button in card.take(\.presses) { press(button, at: now) }
        return false
      }
      switch event.kind {
      case .pointerPressed, .keyPressed:
        // A user action ends the demonstration; its copy of the playground is discarded.
        if demonstration != nil { phase = .waiting }
        focused = nil
      default: break
      }
      return true
    }
  }

  /// Handles a key while the card has the focus; returns whether the key is used.
  private mutating func takeKey(
    _ key: Key, _ modifiers: Modifiers, at now: Microseconds
  ) -> Bool {
    switch key {
    case .tab where modifiers.isSubset(of: .shift): moveFocus(isBack: modifiers == .shift)
    case .enter, .space: if let focused { press(focused, at: now) }
    case .escape: press(.end, at: now)
    default: return false
    }
    return true
  }

  /// Moves the focus into the card, to its next button, or to the page; backward if `isBack`.
  mutating func moveFocus(isBack: Bool) {
    let buttons = isBack ? TourButton.allCases.reversed() : TourButton.allCases
    let rest = focused.map { last in buttons.drop { $0 != last }.dropFirst() } ?? buttons[...]
    focused = rest.first
  }

  private mutating func press(_ button: TourButton, at now: Microseconds) {
    switch button {
    case .skip: begin(after: step, at: now)
    case .end: phase = .over
    }
  }
}

extension InputEvent.Kind {
  /// Whether the mouse moves with no button down, or leaves; both can change the hovered widget.
  fileprivate var isMotion: Bool {
    switch self {
    case .pointerMoved(.mouse, _, isDown: false), .pointerLeft: true
    default: false
    }
  }
}

/// A step of the tour: an action for the user, demonstrated first if it has a script.
enum TourStep: Int, CaseIterable {
  case reorder, comeBack, target, springLoading, keyboard, recording

  static let last = recording

  var page: Page { self == .springLoading ? .lessons : .colours }

  /// The name of the script that shows the gesture; `nil` if the user needs no example.
  var script: String? { self == .recording ? nil : name }

  /// The title; its attribute `task` is the text that asks the user to act.
  var title: LocalizedString { LocalizedString(name) }

  private var name: String { "tour-\(self)".dashed }

  /// Returns whether a call proves success; `pointer` is the kind of pointer that began the drag.
  func isDone(by call: Call, liftedBy pointer: String?) -> Bool {
    let reason = call.name == .dragEnded ? call["reason"]?.string : nil
    switch self {
    case .reorder: return reason == "dropped"
    case .comeBack: return reason == "cancelled"
    case .target: return call.name == .performDrop && call["target"] == "copy"
    case .springLoading: return call.name == .springLoaded
    case .keyboard: return reason == "dropped" && pointer == PointerKind.keyboard.rawValue
    case .recording: return false
    }
  }
}
