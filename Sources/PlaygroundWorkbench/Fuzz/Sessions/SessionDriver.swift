internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

/// Lives through a session while it is made, so that gestures go where things are.
///
/// It drives a world of its own and keeps every event.
struct SessionDriver {
  private(set) var world: Playground
  private(set) var events: [InputEvent] = []
  /// The time of the hand's clock; the world may be ahead, where an event told an absurd time.
  private(set) var clock = Microseconds.zero
  /// The pointers that are down, as the hand knows it, with where they are.
  private(set) var down: [PointerID: Point] = [:]
  /// Where the mouse is.
  private(set) var mouse = Point.zero
  var random: SplitMix64
  private let length: SessionLength

  init(_ options: PlaygroundOptions, _ length: SessionLength, seed: UInt64) {
    world = Playground(options)
    self.length = length
    random = SplitMix64(seed: seed)
    _ = world.start()
  }

  /// Lets the hand rest.
  mutating func wait(_ span: Microseconds) {
    clock = clock + span
    _ = world.advance(to: clock)
  }

  /// Lets an event happen now.
  mutating func send(_ kind: InputEvent.Kind) {
    send(kind, at: clock)
  }

  /// Lets an event happen that tells some other time.
  mutating func send(_ kind: InputEvent.Kind, at time: Microseconds) {
    let event = InputEvent(time: time, kind)
    events.append(event)
    _ = world.apply(event)
    // The hand goes on from there; it never goes back.
    clock = max(clock, time)
  }
}

// A hand.
extension SessionDriver {
  mutating func press(_ pointer: PointerID, at point: Point) {
    if pointer == .mouse, down[pointer] == nil { move(pointer, to: point) }
    down[pointer] = point
    send(.pointerPressed(pointer, at: point))
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

  /// The pointer is not down any more, and nobody is told.
  mutating func forget(_ pointer: PointerID) {
    down[pointer] = nil
  }

  mutating func releaseAll() {
    for pointer in down.keys.sorted() { release(pointer) }
  }

  /// Moves a pointer as a hand does, at the rate of a common or of a gaming mouse.
  mutating func glide(_ pointer: PointerID, to goal: Point) {
    let start = down[pointer] ?? mouse
    let duration = Microseconds.milliseconds(40 + Int64(random.next(below: 360)))
    let interval = Microseconds(chance(1, in: length.fastReports) ? 1000 : 8000)
    let path = PointerPath(from: start, to: goal, in: duration, every: interval, using: &random)
    for point in path.points {
      // Reports come in bursts now and then, with one time for all.
      if !chance(1, in: 12) { wait(path.interval) }
      move(pointer, to: point)
    }
  }
}

// A choice.
extension SessionDriver {
  /// `true` in `count` of `all` cases.
  mutating func chance(_ count: Int, in all: Int) -> Bool { random.next(below: all) < count }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random.next(below: elements.count)]
  }

  /// A span of up to a second, in microseconds that fit no grid.
  mutating func pause(upTo most: Int = 1_000_000) -> Microseconds {
    Microseconds(Int64(random.next(below: most)))
  }
}
