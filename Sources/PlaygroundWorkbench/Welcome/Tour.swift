internal import DragEvents
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI
internal import RecordingTools

/// A tour of about a minute.
///
/// Each step shows a gesture, waits for the user's own hand, and notices success.
///
/// It is not part of the playground's state.
struct Tour {
  private(set) var step = TourStep.reorder
  private(set) var phase: Phase
  private(set) var pressed: TourButton?
  private(set) var hovered: TourButton?
  /// The card's focused button; `nil` while the page has the focus.
  private(set) var focused: TourButton?
  private var pointer: PointerID?
  /// The kind of pointer that lifted the item of the newest drag.
  private var lifter: String?

  enum Phase {
    /// The page of the step has appeared; its gesture begins later.
    case opening(until: Microseconds)
    case showing(Demonstration)
    case waiting
    /// The user has succeeded; the next step begins later.
    case done(until: Microseconds)
    case over
  }

  private static let pause = Microseconds.milliseconds(900)
  private static let praise = Microseconds.milliseconds(1400)
  private static let farewell = Microseconds.seconds(5)
  private static let frame = Microseconds(16_667)

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
    case .showing: now + Self.frame
    case .waiting, .over: nil
    }
  }

  /// Advances to a time; `script` returns a script by its name.
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
    // A press on a button was meant for the last step.
    (step, phase, pressed) = (next, .opening(until: now + Self.pause), nil)
  }

  /// Reads the calls that the user has caused.
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
  /// Takes the card's events out of those of a turn; the playground gets the rest.
  mutating func take(
    _ events: [InputEvent], on card: TourCard?, at now: Microseconds, _ modifiers: Modifiers
  ) -> [InputEvent] {
    var modifiers = modifiers
    return events.filter { event in
      switch event.kind {
      case .pointerPressed(let id, let point, .primary) where card?.frame.contains(point) == true:
        (pointer, pressed, focused) = (id, card?.button(at: point), nil)
        return false
      case .modifiersChanged(let held):
        modifiers = held
        return true
      case .keyPressed(let key) where focused != nil && takeKey(key, modifiers, at: now):
        return false
      case .pointerMoved(.mouse, let point, _) where pointer == nil:
        hovered = card?.button(at: point)
        return true
      case .pointerMoved(let id, let point, _) where id == pointer:
        hovered = card?.button(at: point)
        return false
      case .pointerReleased(let id, let point, _) where id == pointer:
        let button = pressed
        (pointer, pressed) = (nil, nil)
        if let button, card?.button(at: point) == button { press(button, at: now) }
        return false
      case .pointerCancelled(let id) where id == pointer:
        (pointer, pressed) = (nil, nil)
        return false
      case .pointerPressed, .keyPressed:
        // The user's own hand: the playground is as before the shown gesture.
        if demonstration != nil { phase = .waiting }
        focused = nil
        return true
      default: return true
      }
    }
  }

  /// Presses the focused button, or moves the focus; returns whether the card uses the key.
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

  /// Moves the focus into the card, to its next button, or back to the page.
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
