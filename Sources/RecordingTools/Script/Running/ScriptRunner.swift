import DragRecording

struct ScriptRunner<World: Aimable> {
  private(set) var rehearsal: Rehearsal<World>
  private(set) var pointers: ScriptPointers
  private(set) var log = CallLog()
  private(set) var calls: [Call] = []
  private(set) var problems: [(statement: Int, problem: TextProblem)] = []
  private var statement = 0
  /// The drag from another program that the window has not finished, if any.
  private var otherDrag: OtherDrag?
  /// The data that the world has copied last.
  private(set) var copied: [DragData] = []
  /// The data of a paste that the world can still request.
  private var pasted: [DragData]?
  private var (scale, window): (Fraction, Size)
  /// Whether the session has begun, so that the scale is no longer the one at its start.
  private var hasBegun = false
  private var acceptsText = false
  var scaleMessage: (Fraction) -> Message? = { _ in nil }

  init(_ rehearsal: Rehearsal<World>, of header: RecordingHeader, opening: [Call] = []) {
    self.rehearsal = rehearsal
    (scale, window) = (header.scale, header.window)
    pointers = ScriptPointers(mouse: header.pointer)
    note(opening)
  }

  var world: World { rehearsal.world }

  var now: Microseconds { rehearsal.now }

  var forgettingCalls: ScriptRunner {
    var runner = self
    runner.calls = []
    runner.log.clear()
    return runner
  }

  mutating func perform(_ statement: Script.Statement, number: Int = 0) {
    self.statement = number
    hasBegun = hasBegun || statement.isAction
    switch statement {
    case .scale(let scale) where hasBegun: zoom(to: scale)
    case .scene, .start, .window, .scale, .tune: break
    case .with(let device): pointers.device = device
    case .together(let statements): perform(statements)
    case .press, .move, .path, .release, .cancel, .tap, .drag, .wait: perform([statement])
    case .keys(let keys, let hold):
      keys.dropLast().forEach { press($0) }
      if let last = keys.last { press(last, hold: hold) }
    case .keyDown(let key): send(.keyPressed(key))
    case .keyUp(let key): send(.keyReleased(key))
    case .type(let text): text.forEach { send(.textEntered(String($0))) }
    case .send(let message): send(.messageReceived(message))
    case .holdModifiers(let more): send(.modifiersChanged(pointers.modifiers.union(more)))
    case .releaseModifiers(let some):
      send(.modifiersChanged(some.isEmpty ? [] : pointers.modifiers.subtracting(some)))
    case .resize(let size): send(.windowResized(size))
    case .focus(let isGained): send(isGained ? .focusGained : .focusLost)
    case .visible(let isVisible): send(isVisible ? .windowShown : .windowHidden)
    case .leave where hovers: endOtherDrag()
    case .leave: send(.pointerLeft)
    case .event(let kind): send(kind)
    case .mark(let name): rehearsal.mark(name)
    case .expect(let expectation): check(expectation)
    case .wheel(let turn, let aim): turnWheel(turn, at: aim)
    case .copy: press(KeyStroke("c", .control))
    case .cut: press(KeyStroke("x", .control))
    case .paste(let data): paste(data.map { [$0.data] } ?? copied)
    case .drop(let drop, let source, let aim):
      hover(drop, from: source, on: aim)
      if hovers { dropHovering() }
    case .hover(let drop, let source, let aim): hover(drop, from: source, on: aim)
    case .dropHovering:
      hovers ? dropHovering() : fail(.impossible("nothing hovers; begin with 'hover'"))
    case .die:
      otherDrag == nil
        ? fail(.impossible("no other program drags; begin with 'hover'")) : endOtherDrag()
    }
  }

  mutating func wait(until time: Microseconds) {
    if let due = otherDrag?.deadline, due <= time {
      otherDrag?.deadline = nil
      wait(until: due)
      endOtherDrag()
    }
    guard time > now else { return }
    note(rehearsal.turn([], until: time).calls)
  }

  private mutating func send(_ kind: InputEvent.Kind) {
    let output = rehearsal.turn([InputEvent(time: now, kind)], until: now)
    note(output.calls)
    pointers.follow(kind)
    if case .windowResized(let size) = kind { window = size }
    for request in output.requests {
      switch request {
      case .incomingDrag(.read(let types)):
        guard let drag = otherDrag else { continue }
        if let data = drag.data {
          send(.incomingDrag(.received(types.contains(data.type) ? [data] : [])))
        } else if drag.isReleased {
          let due = now + OtherDrag.patience
          otherDrag?.deadline = due
        }
      case .acceptText(let area): acceptsText = area != nil
      case .clipboard(.write(let data)): copied = data
      case .clipboard(.read(let types)):
        guard let data = pasted.take() else { continue }
        send(.clipboardRead(ClipboardContents(types, of: data)))
      default: break
      }
    }
  }

  private mutating func paste(_ data: [DragData]) {
    pasted = data
    press(KeyStroke("v", .control))
    pasted = nil
  }

  /// Whether a drag from another program is over the window.
  var hovers: Bool { otherDrag.map { !$0.isReleased } ?? false }

  private mutating func hover(_ drop: Script.Drop?, from source: Aim?, on aim: Aim) {
    do throws(TextProblem) {
      // The item may move aside; the pointer goes to its first place.
      let goal = try aim.point(in: world)
      if let drop {
        guard !hovers else {
          throw .impossible("another program's drag hovers; drop it, or let it leave or die")
        }
        let start = try source?.point(in: world) ?? goal
        otherDrag = OtherDrag(data: drop.isSent ? drop.data : nil, point: start)
        send(.incomingDrag(.entered(DragOffer(types: [drop.data.type]), at: start)))
      }
      guard let start = otherDrag?.point, hovers else {
        throw .impossible("nothing hovers; say what, as in `hover text \"milk\" on list`")
      }
      let steps = 20
      for step in 1...steps {
        wait(until: now + .milliseconds(10))
        let (translation, share) = (goal - start, Fraction(step, steps))
        let point = start + Vector(dx: translation.dx * share, dy: translation.dy * share)
        send(.incomingDrag(.moved(to: point)))
      }
      otherDrag?.point = goal
    } catch {
      fail(error)
    }
  }

  private mutating func dropHovering() {
    otherDrag?.isReleased = true
    send(.incomingDrag(.released))
    if otherDrag?.deadline == nil { otherDrag = nil }
  }

  /// Ends the drag from another program as a window does: it leaves, or its data does not come.
  private mutating func endOtherDrag() {
    guard let drag = otherDrag.take() else { return }
    send(.incomingDrag(drag.isReleased ? .received([]) : .exited))
  }

  private mutating func note(_ more: [Call]) {
    calls += more
    log.append(more)
  }

  private mutating func fail(_ problem: TextProblem) { problems.append((statement, problem)) }

  /// Changes the scale of the window, which keeps its size on the screen, and so does the mouse its place.
  private mutating func zoom(to scale: Fraction) {
    let factor = Fraction(raw: (self.scale.raw << 16) / max(scale.raw, 1))
    self.scale = scale
    if let message = scaleMessage(scale) { send(.messageReceived(message)) }
    pointers.scale(by: factor)
    send(.windowResized(Size(width: window.width * factor, height: window.height * factor)))
    guard let mouse = pointers[.mouse], !pointers.held.contains(where: { $0.pointer != .mouse })
    else { return }
    send(.pointerMoved(.mouse, to: mouse, isDown: pointers.held(.mouse) != nil))
  }

  private mutating func press(_ stroke: KeyStroke, hold: Microseconds = .zero) {
    let modifiers = pointers.modifiers
    let held = modifiers.union(stroke.modifiers)
    if held != modifiers { send(.modifiersChanged(held)) }
    send(.keyPressed(stroke.key))
    if hold > .zero { self.hold(stroke.key, until: now + hold) }
    send(.keyReleased(stroke.key))
    if held != modifiers { send(.modifiersChanged(modifiers)) }
  }

  /// Waits while a key is held and repeats; source of the times: GNOME's defaults.
  private mutating func hold(_ key: Key, until end: Microseconds) {
    var next = now + .milliseconds(500)
    while next < end, key.repeats || acceptsText {
      wait(until: next)
      send(.keyPressed(key))
      next = next + .milliseconds(30)
    }
    wait(until: end)
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

  private mutating func turnWheel(_ turn: Vector, at aim: Aim?) {
    do throws(TextProblem) {
      let point = try aim?.point(in: world)
      if let point, pointers[.mouse] != point, pointers.held(.mouse) == nil {
        send(.pointerMoved(.mouse, to: point, isDown: false))
      }
      send(.wheelScrolled(at: point ?? pointers[.mouse] ?? .zero, by: turn))
    } catch {
      fail(error)
    }
  }

  private mutating func perform(_ gestures: [Script.Statement]) {
    var runs = gestures.map { GestureRun($0, by: pointers, at: now) }
    while let next = runs.indices.filter({ !runs[$0].isDone }).min(by: {
      runs[$0].due < runs[$1].due
    }) {
      wait(until: runs[next].due)
      if let event = runs[next].nextEvent() {
        send(event)
      } else if let part = runs[next].nextPart() {
        perform(part, of: &runs[next])
      }
    }
    wait(until: runs.map(\.due).max() ?? now)
  }

  private mutating func perform(_ part: GestureRun.Part, of run: inout GestureRun) {
    do throws(TextProblem) {
      switch part {
      case .rest(let span): run.rest(for: span)
      case .press(let aim, let id, let button): try press(aim, id, button, &run)
      case .leg(let leg, let id): try move(leg, id, &run)
      case .sample(let sample, let id):
        run.send(try motion(of: id, to: sample.point), after: sample.wait)
        run.rest(for: sample.wait)
      case .release(let id, let button): try release(id, button, &run)
      case .cancel(let id):
        _ = try held(id)
        run.send(.pointerCancelled(id))
      }
    } catch {
      fail(error)
      run.abort()
    }
  }

  private mutating func press(
    _ aim: Aim, _ id: PointerID, _ button: PointerButton, _ run: inout GestureRun
  ) throws(TextProblem) {
    if pointers.held(id)?.buttons.contains(button) == true {
      let hint = id == .mouse ? "" : ", or say 'finger \(id.rawValue + 1)'"
      throw .impossible("\(id.words) is down already; release it first" + hint)
    }
    do throws(TextProblem) {
      let point = try aim.point(in: world)
      if id == .mouse, pointers.held(id) == nil, pointers[id] != point {
        run.send(.pointerMoved(id, to: point, isDown: false))
      }
      run.send(.pointerPressed(id, at: point, button: button))
    } catch {
      pointers.lost.append(id)
      throw error
    }
  }

  private mutating func move(
    _ leg: Leg, _ id: PointerID, _ run: inout GestureRun
  ) throws(TextProblem) {
    guard !pointers.lost.contains(id) else { return run.abort() }
    let goal =
      switch leg.goal {
      case .to(let aim): try aim.point(in: world)
      case .by(let translation): ((pointers[id] ?? .zero) + translation).clampedToFarthest
      }
    let start = pointers[id] ?? goal
    let duration = leg.duration ?? PointerPath.duration(of: goal - start)
    let samples = PointerPath.samples(from: start, to: goal, in: duration, leg.pace)
    if let first = samples.first, pointers.held(id)?.isFresh == true,
      let crossing = Self.crossing(from: start, to: first.point)
    {
      run.send(try motion(of: id, to: crossing))
    }
    for sample in samples {
      run.send(try motion(of: id, to: sample.point), after: sample.after)
    }
    run.rest(for: duration)
  }

  private static func crossing(from start: Point, to next: Point) -> Point? {
    let (leap, slop) = (next - start, Length(pixels: 12))
    guard leap.isLonger(than: slop * 2) else { return nil }
    let longest = max(leap.dx.magnitude, leap.dy.magnitude)
    return start
      + Vector(
        dx: leap.dx * slop.subpixels / longest.subpixels,
        dy: leap.dy * slop.subpixels / longest.subpixels)
  }

  private func motion(
    of pointer: PointerID, to point: Point
  ) throws(TextProblem) -> InputEvent.Kind {
    let isDown = pointers.held(pointer) != nil
    guard isDown || pointer == .mouse || pointers.lost.contains(pointer) else {
      throw .impossible("\(pointer.words) is not down; press something with it first")
    }
    return .pointerMoved(pointer, to: point, isDown: isDown)
  }

  private func release(
    _ id: PointerID, _ button: PointerButton?, _ run: inout GestureRun
  ) throws(TextProblem) {
    guard !pointers.lost.contains(id) else { return run.abort() }
    let last = try held(id).buttons.last
    run.send(
      .pointerReleased(id, at: pointers[id] ?? .zero, button: button ?? last ?? .primary))
  }

  private func held(_ id: PointerID) throws(TextProblem) -> ScriptPointers.Held {
    if let held = pointers.held(id) { return held }
    throw .impossible(pointers.held.isEmpty ? "nothing is pressed" : "\(id.words) is not down")
  }
}

/// A drag from another program, in a script.
private struct OtherDrag {
  /// The data; `nil` if it is never sent.
  let data: DragData?
  var point: Point
  var isReleased = false
  /// The time at which the window stops waiting for the dropped data.
  var deadline: Microseconds?

  /// As `DropReceiver.patience`, which waits for the data of a real drop.
  static let patience = Microseconds.seconds(5)
}
