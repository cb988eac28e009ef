import DragFrameIO
import DragGeometry
import DragRecording

/// Tells a stretch of a session in statements, and does at once what it tells, so that each is aimed
/// at what is there by then.
struct Narrator<World: Aimable> {
  /// What is told, as it is done.
  var performance: Performance<World>
  /// What has been told.
  private(set) var statements: [Script.Statement] = []
  let telling: Telling
  private var motions: [Motion] = []
  private var skips: Set<Int> = []
  private var isOfKeys = false
  /// How many corners the ways had.
  private(set) var corners = 0

  /// A motion that has not been told yet.
  struct Motion {
    var pointer: PointerID
    var time: Microseconds
    var point: Point
  }

  init(_ telling: Telling, from performance: Performance<World>) {
    (self.telling, self.performance) = (telling, performance)
  }

  var hands: Hands { performance.hands }

  /// Tells a stretch.
  mutating func tell(_ stretch: Stretch) {
    guard telling.way != .none else { return }
    isOfKeys = stretch.isOfKeys
    for (number, item) in stretch.items.enumerated() where !skips.contains(number) {
      switch item {
      case .mark(let mark):
        tellMotions(until: mark.time)
        wait(until: mark.time)
        say(.mark(mark.name))
      case .event(let event): tell(event, number, of: stretch)
      }
    }
    tellMotions(until: stretch.end)
    wait(until: stretch.end)
  }

  mutating func say(_ statement: Script.Statement) {
    performance.perform(statement)
    statements.append(statement)
  }

  /// Lets time pass; a press that was said last is held as long.
  mutating func wait(until time: Microseconds) {
    let span = telling.rounded(max(time - performance.now, .zero))
    guard span > .zero, !isLeftOut(span) else { return }
    performance.perform(.wait(span))
    if case .press(let aim, .zero, let hand)? = statements.last {
      statements[statements.count - 1] = .press(aim, hold: span, by: hand)
    } else {
      statements.append(.wait(span))
    }
  }

  /// `true` where a rest within a stretch is too short to be told.
  private func isLeftOut(_ span: Microseconds) -> Bool {
    guard !statements.isEmpty else { return false }
    return span < telling.rest || isOfKeys && telling.isLoose && span < .milliseconds(200)
  }

  private mutating func tell(_ event: InputEvent, _ number: Int, of stretch: Stretch) {
    if let motion = motion(event) { return motions.append(motion) }
    if telling.way != .verbatim, let goal = looseEnd(of: event) { motions.append(goal) }
    if isHoverLeftOut(before: event.kind) { motions.removeAll() }
    tellMotions(until: event.time)
    wait(until: event.time)
    if telling.isLoose, tellTap(event, number, of: stretch) { return }
    if telling.isLoose, tellKey(event, number, of: stretch) { return }
    say(statement(event.kind) ?? .event(event.kind))
  }

  /// The motion that an event is, where a hand can make it.
  private func motion(_ event: InputEvent) -> Motion? {
    guard case .pointerMoved(let pointer, let point, let isDown) = event.kind,
      isDown == (hands.held(pointer) != nil), isDown || pointer == .mouse
    else { return nil }
    return Motion(pointer: pointer, time: event.time, point: point.clampedToFarthest)
  }

  /// The motion to where a pointer is released, which may be elsewhere than where it was last.
  private func looseEnd(of event: InputEvent) -> Motion? {
    guard case .pointerReleased(let pointer, let point, _) = event.kind,
      hands.held(pointer) != nil,
      point.clampedToFarthest != motions.last(where: { $0.pointer == pointer })?.point
        ?? hands[pointer]
    else { return nil }
    return Motion(pointer: pointer, time: event.time, point: point.clampedToFarthest)
  }

  /// A press goes to its place by itself, and so does the wheel.
  private func isHoverLeftOut(before kind: InputEvent.Kind) -> Bool {
    guard !telling.keepsHovering, hands.held(.mouse) == nil else { return false }
    switch kind {
    case .pointerPressed(.mouse, _, _), .wheelScrolled: return true
    default: return false
    }
  }
}

// Motions.
extension Narrator {
  private mutating func tellMotions(until end: Microseconds) {
    defer { motions.removeAll() }
    if !telling.keepsHovering, hands.held(.mouse) == nil {
      motions.removeAll { $0.pointer == .mouse }
    }
    let pointers = Set(motions.map(\.pointer)).sorted()
    if telling.way == .verbatim { return tellInOrder() }
    guard pointers.count > 1 else {
      if let pointer = pointers.first { tell(motions, of: pointer) }
      return
    }
    say(
      .together(
        pointers.map { pointer in
          let own = motions.filter { $0.pointer == pointer }
          return telling.way == .traced
            ? path(own, of: pointer, isTogether: true)
            : .move([leg(to: own, until: end)], by: Hand.of(pointer))
        }))
  }

  /// One pointer's motions, run by run.
  private mutating func tellInOrder() {
    var rest = motions[...]
    while let first = rest.first {
      let run = rest.prefix { $0.pointer == first.pointer }
      say(path(Array(run), of: first.pointer))
      rest = rest.dropFirst(run.count)
    }
  }

  private mutating func tell(_ motions: [Motion], of pointer: PointerID) {
    switch telling.way {
    case .none: break
    case .direct: tellDirectly(motions, of: pointer)
    case .legs(let tolerance): tellLegs(motions, of: pointer, within: tolerance)
    case .traced, .verbatim: say(path(motions, of: pointer))
    }
  }

  /// The move from where the hand begins to move to where it stops.
  private mutating func tellDirectly(_ motions: [Motion], of pointer: PointerID) {
    guard let goal = motions.last, let start = hands[pointer], start != goal.point else { return }
    let first = motions.firstIndex { ($0.point - start).isLonger(than: 4) } ?? 0
    let begin = first > 0 ? motions[first - 1].time : motions[first].time - HandPath.interval
    let before = motions.lastIndex { ($0.point - goal.point).isLonger(than: 4) } ?? -1
    let end = motions[min(before + 1, motions.count - 1)].time
    wait(until: begin)
    let span = max(telling.rounded(end - performance.now), telling.grid)
    say(.move([Leg(.to(aim(at: goal.point)), over: span)], by: hand(going: pointer)))
  }

  private mutating func tellLegs(
    _ motions: [Motion], of pointer: PointerID, within tolerance: Length
  ) {
    guard let start = hands[pointer] else { return say(path(motions, of: pointer)) }
    let points =
      [Polyline.Vertex(performance.now, start)]
      + motions.map { Polyline.Vertex($0.time, $0.point) }
    for vertex in Polyline.simplified(points, within: tolerance).dropFirst() {
      let isLast = vertex.time == points.last?.time && vertex.point == points.last?.point
      if !isLast {
        corners += 1
        if telling.omitted.contains(corners) { continue }
      }
      if hands[pointer] == vertex.point {
        wait(until: vertex.time)
      } else {
        let span = telling.rounded(max(vertex.time - performance.now, .zero))
        let leg = Leg(.to(aim(at: vertex.point)), over: span, .even)
        say(.move([leg], by: hand(going: pointer)))
      }
    }
  }

  private func leg(to motions: [Motion], until end: Microseconds) -> Leg {
    let goal = motions.last?.point ?? .zero
    let span = telling.rounded(max(end - performance.now, .zero))
    return Leg(.to(aim(at: goal)), over: span, telling.isLoose ? .eased : .even)
  }

  private func path(
    _ motions: [Motion], of pointer: PointerID, isTogether: Bool = false
  ) -> Script.Statement {
    var time = performance.now
    let hand = isTogether ? Hand.of(pointer) : hand(going: pointer)
    let samples = motions.map { motion in
      defer { time = motion.time }
      return Sample(after: motion.time - time, at: motion.point)
    }
    return .path(samples, by: hand)
  }
}

// What else a hand does.
extension Narrator {
  /// The statement that makes an event, where one does that and no more.
  private func statement(_ kind: InputEvent.Kind) -> Script.Statement? {
    switch kind {
    case .pointerPressed(let pointer, let point, let button): press(pointer, point, button)
    case .pointerReleased(let pointer, let point, let button): release(pointer, point, button)
    case .pointerCancelled(let pointer):
      hands.held(pointer).map { _ in .cancel(by: hand(going: pointer)) }
    case .pointerMoved: nil
    case .pointerLeft: .leave
    case .wheelScrolled(let point, let way): wheel(point, way)
    case .keyPressed(let key): .keyDown(key)
    case .keyReleased(let key): .keyUp(key)
    case .modifiersChanged(let modifiers): modify(modifiers)
    case .focusGained: .focus(true)
    case .focusLost: .focus(false)
    case .windowShown: .visible(true)
    case .windowHidden: .visible(false)
    case .windowResized(let size): .resize(size)
    }
  }

  private func press(
    _ pointer: PointerID, _ point: Point, _ button: PointerButton
  ) -> Script.Statement? {
    guard hands.held(pointer)?.buttons.contains(button) != true else { return nil }
    // A press goes there first, which the mouse may not have done.
    let isThere = pointer != .mouse || hands[pointer] == point || hands.held(pointer) != nil
    guard isThere || telling.way != .verbatim else { return nil }
    var hand = hand(pressing: pointer)
    if button != .primary { hand = Hand(pointer == .mouse ? .mouse : nil, button: button) }
    guard hands.pressing(hand) == pointer else { return nil }
    return .press(aim(at: point), by: hand)
  }

  private func release(
    _ pointer: PointerID, _ point: Point, _ button: PointerButton
  ) -> Script.Statement? {
    guard let held = hands.held(pointer), held.buttons.contains(button),
      telling.way != .verbatim || hands[pointer] == point
    else { return nil }
    guard button != held.buttons.last else { return .release(by: hand(going: pointer)) }
    return pointer == .mouse ? .release(by: Hand(.mouse, button: button)) : nil
  }

  private func wheel(_ point: Point, _ way: Vector) -> Script.Statement? {
    if hands[.mouse] == point { return .wheel(way) }
    guard telling.way != .verbatim, hands.held(.mouse) == nil else { return nil }
    return .wheel(way, at: aim(at: point))
  }

  private func modify(_ modifiers: Modifiers) -> Script.Statement? {
    let before = hands.modifiers
    if modifiers.isEmpty { return .letGo([]) }
    if modifiers.isSuperset(of: before) {
      return .hold(modifiers == before ? modifiers : modifiers.subtracting(before))
    }
    return modifiers.isSubset(of: before) ? .letGo(before.subtracting(modifiers)) : nil
  }

  /// Tells a press and its release as a tap, where they are one.
  private mutating func tellTap(_ event: InputEvent, _ number: Int, of stretch: Stretch) -> Bool {
    guard case .pointerPressed(let pointer, let point, .primary) = event.kind,
      hands.held(pointer) == nil, let end = stretch.tapEnd(pointer, point, from: number)
    else { return false }
    skips.formUnion(number + 1...end)
    say(.tap(aim(at: point), by: hand(pressing: pointer)))
    return true
  }

  /// Tells a key that goes down and up as one.
  private mutating func tellKey(_ event: InputEvent, _ number: Int, of stretch: Stretch) -> Bool {
    guard case .keyPressed(let key) = event.kind,
      let end = stretch.items.indices.dropFirst(number + 1).first(where: { index in
        stretch.items[index].kind == .keyReleased(key)
      }), !skips.contains(end)
    else { return false }
    skips.insert(end)
    say(.keys([KeyStroke(key)]))
    return true
  }

  private func hand(pressing pointer: PointerID) -> Hand {
    if hands.pressing(Hand()) == pointer { return Hand() }
    return Hand.of(pointer)
  }

  private func hand(going pointer: PointerID) -> Hand {
    if hands.going(Hand()) == pointer { return Hand() }
    return Hand.of(pointer)
  }
}

// Places.
extension Narrator {
  /// What is at a point now, in words.
  private func aim(at point: Point) -> Aim {
    let landmarks = performance.world.landmarks
    let dragged = performance.log.dragged
    let seen = landmarks.filter { $0.id.name != dragged || $0.id.part != nil }
    guard let landmark = seen.landmark(at: point) else { return .point(point) }
    let name = landmarks.shortestName(of: landmark.id)
    guard (try? landmarks.landmark(named: name)) == landmark else { return .point(point) }
    return .thing(name, at: spot(of: point, on: landmark.frame))
  }

  private func spot(of point: Point, on frame: Rect) -> Spot {
    switch telling.place {
    case .center: .center
    case .percent: Self.share(point - frame.origin, of: frame.size)
    case .exact: .offset(point - frame.origin)
    }
  }

  private static func share(_ way: Vector, of size: Size) -> Spot {
    let (x, y) = (percent(way.dx, of: size.width), percent(way.dy, of: size.height))
    return (x, y) == (50, 50) ? .center : .percent(x, y)
  }

  private static func percent(_ part: Length, of whole: Length) -> Int {
    (part.subpixels * 100 + whole.subpixels / 2) / max(whole.subpixels, 1)
  }
}

extension Stretch {
  /// `true` where only keys are pressed.
  fileprivate var isOfKeys: Bool {
    items.allSatisfy { item in
      switch item.kind {
      case .keyPressed, .keyReleased, .modifiersChanged: true
      default: false
      }
    }
  }

  /// The number of the item that ends a tap; nothing where the press becomes something else.
  fileprivate func tapEnd(_ pointer: PointerID, _ point: Point, from number: Int) -> Int? {
    for next in items.indices.dropFirst(number + 1) {
      guard case .event(let event) = items[next],
        event.time - items[number].time < .milliseconds(400)
      else { return nil }
      switch event.kind {
      case .pointerMoved(pointer, let there, true) where !(there - point).isLonger(than: 4):
        continue
      case .pointerReleased(pointer, let there, .primary) where !(there - point).isLonger(than: 4):
        return next
      default: return nil
      }
    }
    return nil
  }
}

extension [Landmark] {
  /// The shortest name that means a thing alone.
  fileprivate func shortestName(of id: Landmark.ID) -> ThingName {
    let short = ThingName(id.name, part: id.part)
    let isAlone = allSatisfy { $0.id == id || !short.matches($0.id) }
    return isAlone ? short : ThingName(id.name, in: id.container, part: id.part)
  }
}
