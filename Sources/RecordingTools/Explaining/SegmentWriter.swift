import DragRecording

/// Writes a segment as statements.
///
/// Each statement is performed at once, so that the next can be aimed in the resulting layout.
struct SegmentWriter<World: Aimable> {
  typealias Statement = Script.Statement

  private(set) var runner: ScriptRunner<World>
  private(set) var statements: [Statement] = []
  let fidelity: Fidelity
  private var items: ArraySlice<Segment.Item> = []
  private var motions: [Motion] = []
  private var isOfKeys = false
  private(set) var corners = 0

  init(_ fidelity: Fidelity, from runner: ScriptRunner<World>) {
    (self.fidelity, self.runner) = (fidelity, runner)
  }

  private var pointers: ScriptPointers { runner.pointers }

  mutating func write(_ segment: Segment) {
    (items, isOfKeys) = (segment.items[...], segment.isOfKeys)
    while let item = items.popFirst() {
      switch item {
      case .mark(let mark):
        advance(to: mark.time)
        write(.mark(mark.name))
      case .event(let event): write(event)
      }
    }
    advance(to: segment.end)
  }

  private mutating func advance(to time: Microseconds) {
    writeMotions(until: time)
    wait(until: time)
  }

  private mutating func write(_ statement: Statement) {
    runner.perform(statement)
    statements.append(statement)
  }

  private mutating func wait(until time: Microseconds) {
    let span = fidelity.rounded(max(time - runner.now, .zero))
    guard span > .zero, !isOmitted(span) else { return }
    runner.perform(.wait(span))
    if case .press(let aim, .zero, let pointer)? = statements.last, span <= .day {
      statements[statements.count - 1] = .press(aim, hold: span, by: pointer)
    } else {
      statements.append(.wait(span))
    }
  }

  private func isOmitted(_ rest: Microseconds) -> Bool {
    guard !statements.isEmpty else { return false }
    return rest < fidelity.rest || isOfKeys && fidelity.isLoose && rest < .milliseconds(200)
  }

  private mutating func write(_ event: InputEvent) {
    if let motion = motion(event) { return motions.append(motion) }
    if !fidelity.isVerbatim, let goal = releaseMotion(event) { motions.append(goal) }
    if includesMotion(event.kind) { motions.removeAll() }
    advance(to: event.time)
    let click = fidelity.isLoose ? paste(event) ?? click(event) ?? drop(event) : nil
    write(click ?? statement(event.kind) ?? .event(event.kind))
  }

  private func motion(_ event: InputEvent) -> Motion? {
    guard case .pointerMoved(let pointer, let point, let isDown) = event.kind,
      isDown == (pointers.held(pointer) != nil), isDown || pointer == .mouse
    else { return nil }
    return Motion(pointer: pointer, time: event.time, point: point.clampedToFarthest)
  }

  private func releaseMotion(_ event: InputEvent) -> Motion? {
    guard case .pointerReleased(let pointer, let point, _) = event.kind,
      pointers.held(pointer) != nil,
      point.clampedToFarthest != motions.last(where: { $0.pointer == pointer })?.point
        ?? pointers[pointer]
    else { return nil }
    return Motion(pointer: pointer, time: event.time, point: point.clampedToFarthest)
  }

  private func includesMotion(_ kind: InputEvent.Kind) -> Bool {
    guard !fidelity.isVerbatim, pointers.held(.mouse) == nil else { return false }
    switch kind {
    case .pointerPressed(.mouse, _, _), .wheelScrolled: return true
    default: return false
    }
  }

  private mutating func writeMotions(until end: Microseconds) {
    defer { motions.removeAll() }
    if !fidelity.isVerbatim, pointers.held(.mouse) == nil {
      motions.removeAll { $0.pointer == .mouse }
    }
    if fidelity.isVerbatim { return writeInOrder() }
    let moving = Set(motions.map(\.pointer)).sorted()
    guard moving.count > 1 else { return moving.forEach { write(motions, of: $0) } }
    let moves = moving.map { pointer in
      let own = motions.filter { $0.pointer == pointer }
      return fidelity.motion == .traced
        ? path(own, by: ScriptPointer(of: pointer))
        : .move([leg(to: own, until: end)], by: ScriptPointer(of: pointer))
    }
    write(.together(moves))
  }

  private mutating func writeInOrder() {
    var rest = motions[...]
    while let first = rest.first {
      let run = rest.prefix { $0.pointer == first.pointer }
      writePath(Array(run), by: continuing(first.pointer))
      rest = rest.dropFirst(run.count)
    }
  }

  private mutating func write(_ motions: [Motion], of pointer: PointerID) {
    switch fidelity.motion {
    case .direct: writeMove(motions, of: pointer)
    case .legs(let tolerance): writeLegs(motions, of: pointer, within: tolerance)
    case .traced, .verbatim: writePath(motions, by: continuing(pointer))
    }
  }

  private mutating func writeMove(_ motions: [Motion], of pointer: PointerID) {
    guard let goal = motions.last, let start = pointers[pointer], start != goal.point
    else { return }
    let first = motions.firstIndex { ($0.point - start).isLonger(than: 4) } ?? 0
    let begin = first > 0 ? motions[first - 1].time : motions[first].time - PointerPath.interval
    let before = motions.lastIndex { ($0.point - goal.point).isLonger(than: 4) } ?? -1
    let end = motions[min(before + 1, motions.count - 1)].time
    wait(until: max(begin, end - Self.longestMove))
    let span = max(fidelity.rounded(end - runner.now), fidelity.grid)
    write(.move([Leg(.to(aim(at: goal.point)), over: span)], by: continuing(pointer)))
  }

  private mutating func writeLegs(_ motions: [Motion], of id: PointerID, within tolerance: Length) {
    guard let start = pointers[id] else { return writePath(motions, by: continuing(id)) }
    let points = [Motion(pointer: id, time: runner.now, point: start)] + motions
    for corner in points.simplified(within: tolerance).dropFirst() {
      if corner != points.last {
        corners += 1
        if fidelity.omitted.contains(corners) { continue }
      }
      if pointers[id] == corner.point {
        wait(until: corner.time)
      } else {
        wait(until: corner.time - Self.longestMove)
        let span = fidelity.rounded(max(corner.time - runner.now, .zero))
        let leg = Leg(.to(aim(at: corner.point)), over: span, .even)
        write(.move([leg], by: continuing(id)))
      }
    }
  }

  private func leg(to motions: [Motion], until end: Microseconds) -> Leg {
    let goal = motions.last?.point ?? .zero
    let span = min(fidelity.rounded(max(end - runner.now, .zero)), Self.longestMove)
    return Leg(.to(aim(at: goal)), over: span, fidelity.isLoose ? .eased : .even)
  }

  /// Somewhat less than the longest `over` of a script, because waits before it are rounded.
  private static var longestMove: Microseconds { Leg.longest - .seconds(10) }

  /// Writes a path, with waits between its samples where those are further apart than a script's samples can be.
  private mutating func writePath(_ motions: [Motion], by pointer: ScriptPointer) {
    var (run, time) = ([Motion](), runner.now)
    for motion in motions {
      if motion.time - time > Sample.longestWait {
        if !run.isEmpty { write(path(run, by: pointer)) }
        run = []
        wait(until: motion.time)
      }
      run.append(motion)
      time = motion.time
    }
    write(path(run, by: pointer))
  }

  private func path(_ motions: [Motion], by pointer: ScriptPointer) -> Statement {
    var time = runner.now
    let samples = motions.map { motion in
      defer { time = motion.time }
      return Sample(after: motion.time - time, at: motion.point)
    }
    return .path(samples, by: pointer)
  }

  private func statement(_ kind: InputEvent.Kind) -> Statement? {
    switch kind {
    case .pointerPressed(let pointer, let point, let button): press(pointer, point, button)
    case .pointerReleased(let pointer, let point, let button): release(pointer, point, button)
    case .pointerCancelled(let pointer):
      pointers.held(pointer).map { _ in .cancel(by: continuing(pointer)) }
    case .pointerMoved: nil
    case .pointerLeft: .leave
    case .wheelScrolled(let point, let turn): wheel(point, turn)
    case .keyPressed(let key): .keyDown(key)
    case .keyReleased(let key): .keyUp(key)
    case .textEntered(let text): text.count == 1 ? .type(text) : nil
    case .messageReceived(let message): .send(message)
    case .incomingDrag(.exited): runner.hovers ? .leave : nil
    case .incomingDrag, .outgoingDrag, .clipboardRead, .textComposed: nil
    case .modifiersChanged(let modifiers): modify(modifiers)
    case .focusGained: .focus(true)
    case .focusLost: .focus(false)
    case .windowShown: .visible(true)
    case .windowHidden: .visible(false)
    case .windowResized(let size): .resize(size)
    }
  }

  private func press(_ id: PointerID, _ point: Point, _ button: PointerButton) -> Statement? {
    guard pointers.held(id)?.buttons.contains(button) != true else { return nil }
    // The statement moves the mouse first, which the session may not have done.
    let isThere = id != .mouse || pointers[id] == point || pointers.held(id) != nil
    guard isThere || !fidelity.isVerbatim else { return nil }
    let other = ScriptPointer(id == .mouse ? .mouse : nil, button: button)
    let pointer = button == .primary ? pressing(id) : other
    guard pointers.pressing(pointer) == id else { return nil }
    return .press(aim(at: point), by: pointer)
  }

  private func release(_ id: PointerID, _ point: Point, _ button: PointerButton) -> Statement? {
    guard let held = pointers.held(id), held.buttons.contains(button),
      !fidelity.isVerbatim || pointers[id] == point
    else { return nil }
    guard button != held.buttons.last else { return .release(by: continuing(id)) }
    return id == .mouse ? .release(by: ScriptPointer(.mouse, button: button)) : nil
  }

  private func wheel(_ point: Point, _ turn: Vector) -> Statement? {
    if pointers[.mouse] == point { return .wheel(turn) }
    guard !fidelity.isVerbatim, pointers.held(.mouse) == nil else { return nil }
    return .wheel(turn, at: aim(at: point))
  }

  private func modify(_ modifiers: Modifiers) -> Statement? {
    let before = pointers.modifiers
    if modifiers.isEmpty { return .releaseModifiers() }
    if modifiers.isSuperset(of: before) {
      return .holdModifiers(modifiers == before ? modifiers : modifiers.subtracting(before))
    }
    return modifiers.isSubset(of: before) ? .releaseModifiers(before.subtracting(modifiers)) : nil
  }

  private mutating func click(_ press: InputEvent) -> Statement? {
    switch press.kind {
    case .pointerPressed(let pointer, let point, .primary):
      guard pointers.held(pointer) == nil, let end = items.endOfTap(pointer, at: point, press.time)
      else { return nil }
      items = items[(end + 1)...]
      return .tap(aim(at: point), by: pressing(pointer))
    case .keyPressed(let key):
      guard let end = items.firstIndex(where: { $0.kind == .keyReleased(key) }) else { return nil }
      items.remove(at: end)
      return .key(key)
    default: return nil
    }
  }

  /// Returns a drop or a stay of one kind of data that begins with an event; the rest of its events is taken, but for
  /// that by which it leaves.
  private mutating func drop(_ event: InputEvent) -> Statement? {
    guard case .incomingDrag(.entered(let offer, at: let start)) = event.kind else { return nil }
    var point = start
    var (data, isReleased, leaves, count) = ([DragData](), false, false, 0)
    for item in items {
      guard case .incomingDrag(let drag) = item.kind, !leaves else { break }
      switch drag {
      case .entered: return nil
      case .exited: leaves = true
      case .moved(to: let next, _): point = next
      case .released: isReleased = true
      case .received(let more): data += more
      }
      if !leaves { count += 1 }
    }
    // A drag that leaves has sent no data.
    if data.isEmpty, leaves, offer.types.count == 1 { data = [DragData(offer.types[0], [])] }
    guard isReleased != leaves, data.count == 1, let drop = Script.Drop(data[0]) else { return nil }
    items = items.dropFirst(count)
    let source = (point - start).isLonger(than: 4) ? aim(at: start) : nil
    return leaves
      ? .hover(drop, from: source, on: aim(at: point))
      : .drop(drop, from: source, on: aim(at: point))
  }

  /// Returns a paste that begins with its key; its data and the release of the key are taken.
  private mutating func paste(_ event: InputEvent) -> Statement? {
    guard event.kind == .keyPressed("v"), pointers.modifiers == .control,
      let index = items.firstIndex(where: { !$0.isOfKeyRelease }),
      case .clipboardRead(let contents) = items[index].kind, contents.problem == nil
    else { return nil }
    let isOwn = !contents.data.isEmpty && contents.data.allSatisfy(runner.copied.contains)
    let data = Script.Drop(pasted: contents.data)
    guard isOwn || data != nil else { return nil }
    items.remove(at: index)
    if let release = items.firstIndex(where: { $0.kind == .keyReleased("v") }) {
      items.remove(at: release)
    }
    return .paste(isOwn ? nil : data)
  }

  private func pressing(_ id: PointerID) -> ScriptPointer {
    pointers.pressing(ScriptPointer()) == id ? ScriptPointer() : ScriptPointer(of: id)
  }

  private func continuing(_ id: PointerID) -> ScriptPointer {
    pointers.continuing(ScriptPointer()) == id ? ScriptPointer() : ScriptPointer(of: id)
  }

  private func aim(at point: Point) -> Aim {
    let landmarks = runner.world.landmarks
    let dragged = runner.log.dragged
    let candidates = landmarks.filter { $0.id.name != dragged || $0.id.part != nil }
    guard let landmark = candidates.landmark(at: point) else { return .point(point) }
    let name = landmarks.shortestName(of: landmark.id)
    guard (try? landmarks.landmark(named: name)) == landmark else { return .point(point) }
    return .thing(name, at: spot(of: point, on: landmark.frame))
  }

  private func spot(of point: Point, on frame: Rect) -> Spot {
    let offset = point - frame.origin
    switch fidelity.place {
    case .center: return .center
    case .exact: return .offset(offset)
    case .percent:
      let x = Self.percent(offset.dx, of: frame.width)
      let y = Self.percent(offset.dy, of: frame.height)
      return (x, y) == (50, 50) ? .center : .percent(x, y)
    }
  }

  private static func percent(_ part: Length, of whole: Length) -> Int {
    (part.subpixels * 100 + whole.subpixels / 2) / max(whole.subpixels, 1)
  }
}

extension Segment {
  fileprivate var isOfKeys: Bool {
    items.allSatisfy { item in
      switch item.kind {
      case .keyPressed, .keyReleased, .textEntered, .textComposed, .modifiersChanged,
        .clipboardRead:
        true
      default: false
      }
    }
  }
}

extension Segment.Item {
  fileprivate var isOfKeyRelease: Bool {
    switch kind {
    case .keyReleased, .modifiersChanged: true
    default: false
    }
  }
}

extension ArraySlice<Segment.Item> {
  fileprivate func endOfTap(_ id: PointerID, at point: Point, _ time: Microseconds) -> Int? {
    let end = firstIndex { item in
      if case .pointerMoved(id, _, isDown: true) = item.kind { false } else { true }
    }
    guard let end, case .pointerReleased(id, _, .primary) = self[end].kind,
      self[end].time - time < .milliseconds(400)
    else { return nil }
    let places = self[...end].compactMap { $0.kind?.location }
    return places.allSatisfy { !($0 - point).isLonger(than: 4) } ? end : nil
  }
}

extension [Landmark] {
  fileprivate func shortestName(of id: Landmark.ID) -> ThingName {
    let short = ThingName(id.name, part: id.part)
    let isUnique = allSatisfy { $0.id == id || !short.matches($0.id) }
    return isUnique ? short : ThingName(id.name, in: id.container, part: id.part)
  }
}
