import DragFrameIO
import DragGeometry
import DragRecording

/// Does what a script says, in a world.
struct Performance<World: Aimable> {
  private(set) var rehearsal: Rehearsal<World>
  private(set) var hands: Hands
  private(set) var log = CallLog()
  /// Everything that came out so far.
  private(set) var calls: [Call] = []
  /// What could not be done, and what was otherwise than expected, with the statement's number.
  private(set) var problems: [(statement: Int, problem: ScriptError.Problem)] = []
  private var statement = 0

  init(_ rehearsal: Rehearsal<World>, mouse: Point? = nil, opening: [Call] = []) {
    self.rehearsal = rehearsal
    hands = Hands(mouse: mouse)
    note(opening)
  }

  var world: World { rehearsal.world }

  var now: Microseconds { rehearsal.now }

  /// The same performance, as if nothing had been called yet.
  var forgettingCalls: Performance {
    var performance = self
    performance.calls = []
    performance.log.clear()
    return performance
  }

  /// Does one thing.
  mutating func perform(_ statement: Script.Statement, number: Int = 0) {
    self.statement = number
    switch statement {
    case .scene, .start, .window, .scale, .tune: break
    case .with(let device): hands.device = device
    case .together(let statements): act(statements.map { Actor($0.by(hands), at: now) })
    case .mark(let name): rehearsal.mark(name)
    case .expect(let expectation): check(expectation)
    case .wheel(let way, let aim): turnWheel(way, at: aim)
    default:
      let events = Self.events(of: statement, holding: hands.modifiers)
      guard events.isEmpty else { return events.forEach { send($0) } }
      act([Actor(statement.by(hands), at: now)])
    }
  }

  /// Lets time pass.
  mutating func wait(until time: Microseconds) {
    guard time > now else { return }
    note(rehearsal.pump([], until: time).calls)
  }

  /// Ends the session.
  func recording(until end: Microseconds) -> Recording {
    var rehearsal = rehearsal
    return rehearsal.recording(until: end)
  }

  private mutating func send(_ kind: InputEvent.Kind) {
    note(rehearsal.pump([InputEvent(time: now, kind)], until: now).calls)
    hands.follow(kind)
  }

  private mutating func note(_ more: [Call]) {
    calls += more
    log.append(more)
  }

  private mutating func fail(_ problem: ScriptError.Problem) {
    problems.append((statement, problem))
  }

  /// The events of what is neither a gesture nor takes time.
  private static func events(
    of statement: Script.Statement, holding modifiers: Modifiers
  ) -> [InputEvent.Kind] {
    switch statement {
    case .keys(let keys): keys.flatMap { events(of: $0, holding: modifiers) }
    case .keyDown(let key): [.keyPressed(key)]
    case .keyUp(let key): [.keyReleased(key)]
    case .hold(let more): [.modifiersChanged(modifiers.union(more))]
    case .letGo(let some):
      [.modifiersChanged(some.isEmpty ? [] : modifiers.subtracting(some))]
    case .resize(let size): [.windowResized(size)]
    case .focus(let isGained): [isGained ? .focusGained : .focusLost]
    case .visible(let isVisible): [isVisible ? .windowShown : .windowHidden]
    case .leave: [.pointerLeft]
    case .event(let kind): [kind]
    default: []
    }
  }

  private static func events(
    of stroke: KeyStroke, holding modifiers: Modifiers
  ) -> [InputEvent.Kind] {
    let events: [InputEvent.Kind] = [.keyPressed(stroke.key), .keyReleased(stroke.key)]
    let held = modifiers.union(stroke.modifiers)
    return held == modifiers
      ? events : [.modifiersChanged(held)] + events + [.modifiersChanged(modifiers)]
  }

  private mutating func check(_ expectation: SessionExpectation) {
    do throws(TextProblem) {
      try expectation.check(in: world, log)
    } catch {
      fail(error)
    }
    rehearsal.expect(expectation.resolved(in: world, log))
    if case .calls = expectation { log.clear() }
  }

  private mutating func turnWheel(_ way: Vector, at aim: Aim?) {
    do throws(ScriptError.Problem) {
      let place = try aim?.point(in: world)
      if let place, hands[.mouse] != place, hands.held(.mouse) == nil {
        send(.pointerMoved(.mouse, to: place, isDown: false))
      }
      send(.wheelScrolled(at: place ?? hands[.mouse] ?? .zero, by: way))
    } catch {
      fail(error)
    }
  }
}

// What pointers do, side by side.
extension Performance {
  /// Lets several act at once: whoever is due next takes the next step.
  private mutating func act(_ actors: [Actor]) {
    var actors = actors
    while let next = actors.indices.filter({ !actors[$0].isDone }).min(by: {
      actors[$0].due < actors[$1].due
    }) {
      wait(until: actors[next].due)
      if let event = actors[next].takeEvent() {
        send(event)
      } else if let step = actors[next].takeStep() {
        take(step, &actors[next])
      }
    }
    wait(until: actors.map(\.due).max() ?? now)
  }

  private mutating func take(_ step: Actor.Step, _ actor: inout Actor) {
    do throws(ScriptError.Problem) {
      switch step {
      case .rest(let span): actor.rest(for: span)
      case .press(let aim, let hand): try press(aim, hand, &actor)
      case .leg(let leg, let hand): try move(leg, hand, &actor)
      case .sample(let sample, let hand):
        let pointer = hands.going(hand)
        actor.rest(for: sample.wait)
        actor.send(try motion(of: pointer, to: sample.point))
      case .release(let hand): try release(hand, &actor)
      case .cancel(let hand): actor.send(.pointerCancelled(try going(hand)))
      }
    } catch {
      fail(error)
      actor.giveUp()
    }
  }

  private mutating func press(
    _ aim: Aim, _ hand: Hand, _ actor: inout Actor
  ) throws(ScriptError.Problem) {
    let pointer = hands.pressing(hand)
    let button = hand.button ?? .primary
    if hands.held(pointer)?.buttons.contains(button) == true {
      throw .impossible(
        pointer == .mouse
          ? "the mouse is down already; release it first"
          : "finger \(pointer.rawValue) is down already; release it first, or say 'finger "
            + "\(pointer.rawValue + 1)'")
    }
    do throws(ScriptError.Problem) {
      let point = try aim.point(in: world)
      // A mouse has come from somewhere.
      if pointer == .mouse, hands.held(pointer) == nil, hands[pointer] != point {
        actor.send(.pointerMoved(pointer, to: point, isDown: false))
      }
      actor.send(.pointerPressed(pointer, at: point, button: button))
    } catch {
      hands.lost.append(pointer)
      throw error
    }
  }

  private mutating func move(
    _ leg: Leg, _ hand: Hand, _ actor: inout Actor
  ) throws(ScriptError.Problem) {
    let pointer = hands.going(hand)
    guard !hands.lost.contains(pointer) else { return actor.giveUp() }
    let goal =
      switch leg.goal {
      case .to(let aim): try aim.point(in: world)
      case .by(let way): ((hands[pointer] ?? .zero) + way).clampedToFarthest
      }
    let start = hands[pointer] ?? goal
    let duration = leg.duration ?? HandPath.duration(of: goal - start)
    let samples = HandPath.samples(from: start, to: goal, in: duration, leg.pace)
    if let first = samples.first, hands.held(pointer)?.isFresh == true,
      let crossing = Self.crossing(from: start, to: first.point)
    {
      actor.send(try motion(of: pointer, to: crossing))
    }
    for sample in samples {
      let motion = try motion(of: pointer, to: sample.point)
      actor.send([(sample.after, motion)])
    }
    actor.rest(for: duration)
  }

  /// A point just beyond what a press may tremble, where a move would leap farther than that: what
  /// is pressed is lifted where it is, and not where it is dropped.
  private static func crossing(from start: Point, to next: Point) -> Point? {
    let (way, slop) = (next - start, Length(pixels: 12))
    guard way.isLonger(than: slop * 2) else { return nil }
    let longest = max(way.dx.magnitude, way.dy.magnitude)
    return start
      + Vector(
        dx: way.dx * slop.subpixels / longest.subpixels,
        dy: way.dy * slop.subpixels / longest.subpixels)
  }

  private func motion(
    of pointer: PointerID, to point: Point
  ) throws(ScriptError.Problem) -> InputEvent.Kind {
    let isDown = hands.held(pointer) != nil
    guard isDown || pointer == .mouse || hands.lost.contains(pointer) else {
      throw .impossible("finger \(pointer.rawValue) is not down; press something with it first")
    }
    return .pointerMoved(pointer, to: point, isDown: isDown)
  }

  private func release(_ hand: Hand, _ actor: inout Actor) throws(ScriptError.Problem) {
    let pointer = hands.going(hand)
    guard !hands.lost.contains(pointer) else { return actor.giveUp() }
    _ = try going(hand)
    let held = hands.held(pointer)
    let button = hand.button ?? held?.buttons.last ?? .primary
    actor.send(.pointerReleased(pointer, at: hands[pointer] ?? .zero, button: button))
  }

  /// The pointer that goes on, which has to be down.
  private func going(_ hand: Hand) throws(ScriptError.Problem) -> PointerID {
    let pointer = hands.going(hand)
    guard hands.held(pointer) == nil else { return pointer }
    throw .impossible(
      hands.held.isEmpty
        ? "nothing is pressed"
        : "\(pointer == .mouse ? "the mouse" : "finger \(pointer.rawValue)") is not down")
  }
}
