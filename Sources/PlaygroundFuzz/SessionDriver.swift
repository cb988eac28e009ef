internal import DragKit
internal import PlaygroundScenes
internal import RecordingTools

/// A driver that generates a session by playing it, so that gestures can aim at current items.
struct SessionDriver {
  private(set) var world: Playground
  private(set) var events: [InputEvent] = []
  private(set) var clock = Microseconds.zero
  private(set) var mouse = Point.zero
  /// The locations of the pointers that are down.
  var down: [PointerID: Point] = [:]
  var random: SplitMix64
  private let fastGlides: Int

  init(_ options: PlaygroundOptions, fastGlides: Int, seed: UInt64) {
    world = Playground(options)
    self.fastGlides = fastGlides
    random = SplitMix64(seed: seed)
    _ = world.start()
  }

  mutating func wait(_ span: Microseconds) {
    clock = clock + span
    _ = world.advance(to: clock)
  }

  mutating func send(_ kind: InputEvent.Kind, at time: Microseconds? = nil) {
    let event = InputEvent(time: time ?? clock, kind)
    events.append(event)
    _ = world.apply(event)
    clock = max(clock, event.time)
  }
}

// MARK: - Pointers and keys
extension SessionDriver {
  /// The smallest ID of a pointer that is down; `nil` if none is down.
  var held: PointerID? { down.keys.min() }

  mutating func press(_ pointer: PointerID, at point: Point) {
    if pointer == .mouse, down[pointer] == nil { move(pointer, to: point) }
    down[pointer] = point
    send(.pointerPressed(pointer, at: point))
  }

  mutating func press(_ pointer: PointerID, on item: PlacedItem) {
    press(pointer, at: point(on: item))
  }

  mutating func move(_ pointer: PointerID, to point: Point) {
    let isDown = down[pointer] != nil
    if isDown { down[pointer] = point }
    if pointer == .mouse { mouse = point }
    send(.pointerMoved(pointer, to: point, isDown: isDown))
  }

  mutating func release(_ pointer: PointerID) {
    guard let point = down.removeValue(forKey: pointer) else { return }
    send(.pointerReleased(pointer, at: point))
  }

  mutating func releaseAll() {
    for pointer in down.keys.sorted() { release(pointer) }
  }

  mutating func glide(_ pointer: PointerID, to goal: Point) {
    let start = down[pointer] ?? mouse
    let duration = Microseconds.milliseconds(40 + Int64(random.next(below: 360)))
    let interval = Microseconds(chance(1, in: fastGlides) ? 1000 : 8000)
    let reports = Int(max(duration.count / interval.count, 1))
    for point in path(from: start, to: goal, reports: reports) {
      // Give some reports equal times, because devices send bursts.
      if !chance(1, in: 12) { wait(interval) }
      move(pointer, to: point)
    }
  }

  private mutating func path(from start: Point, to goal: Point, reports: Int) -> [Point] {
    let translation = goal - start
    // The tremor is at most 2 pixels (512/256) in each direction; the goal itself has none.
    var tremor = Vector.zero
    func trembling(_ length: Length) -> Length {
      Length(subpixels: length.subpixels / 2 + random.next(below: 513) - 256)
    }
    return (1..<reports).map { number in
      let share = PointerPath.eased(Fraction(number, reports))
      tremor = Vector(dx: trembling(tremor.dx), dy: trembling(tremor.dy))
      return start + Vector(dx: translation.dx * share, dy: translation.dy * share) + tremor
    } + [goal]
  }

  mutating func tap(_ item: PlacedItem, with pointer: PointerID, holding most: Int = 120_000) {
    press(pointer, on: item)
    wait(pause(upTo: most))
    if chance(1, in: 8) { glide(pointer, to: anyPoint()) }
    release(pointer)
  }

  mutating func clickSecondary() {
    send(.pointerPressed(.mouse, at: mouse, button: .secondary))
    send(.pointerReleased(.mouse, at: mouse, button: .secondary))
  }

  mutating func press(_ key: Key) {
    send(.keyPressed(key))
    if chance(3, in: 4) { send(.keyReleased(key)) }
  }
}

// MARK: - Random choices
extension SessionDriver {
  mutating func chance(_ count: Int, in all: Int) -> Bool { random.next(below: all) < count }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random.next(below: elements.count)]
  }

  /// Returns a random span of less than `most` microseconds.
  mutating func pause(upTo most: Int = 1_000_000) -> Microseconds {
    Microseconds(Int64(random.next(below: most)))
  }
}

extension PointerID {
  static var finger: PointerID { .finger(1) }
}
