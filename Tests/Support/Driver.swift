package import DragKit
package import Testing

/// A world that tests drive: an interaction and its content.
package protocol DrivenWorld {
  associatedtype Content: InteractiveContent
  var content: Content { get }
  var interaction: Interaction { get }
  mutating func start() -> Output
  mutating func apply(_ event: InputEvent) -> Output
  mutating func advance(to time: Microseconds) -> Output
  /// The item of a name, if it may be visible.
  func item(named name: String) -> ItemID?
}

/// Drives a world with gestures, as a user would, and collects its calls and requests.
///
/// An unknown name is an issue of the test, at the line that contains it.
///
/// ```swift
/// var table = PlaygroundDriver()
/// table.press(on: "red")
/// table.drag(to: "green")
/// table.release()
/// table.order  // ["blue", "black", "green", "red", "yellow"]
/// ```
package struct Driver<World: DrivenWorld> {
  @Box package var world: World
  /// The pointer of the gestures.
  package var pointer = PointerID.mouse
  /// Whether the pointer hovers if it is dragged without a press.
  package var canHover = false
  /// The default number of motions of a drag, and the time between two of them.
  package var steps = 4
  package var interval = Microseconds.milliseconds(8)
  package private(set) var calls: [Call] = []
  package private(set) var requests: [Request] = []
  /// All events, as a recording would contain them.
  package private(set) var events: [InputEvent] = []
  private var locations: [PointerID: Point] = [:]
  private var down: Set<PointerID> = []

  package init(world: World) {
    self.world = world
    requests = self.world.start().requests
  }

  package var interaction: Interaction { world.interaction }
  package var now: Microseconds { interaction.now }
  /// The location of the pointer.
  package var location: Point { location(of: pointer) }

  private func location(of pointer: PointerID) -> Point { locations[pointer] ?? .zero }

  /// Collects the output of a change, whose calls must be as the page *Calls* describes them.
  package mutating func take(_ output: Output) {
    for call in output.calls where !CallPage.shared.has(call) {
      Issue.record("not on the page Calls: \(call.line)")
    }
    calls += output.calls
    requests += output.requests
  }

  package mutating func takeFullCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  package mutating func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }
}

// Items.
extension Driver {
  /// The names of the items of a container.
  package func names(
    in container: ContainerID, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    let model = world.content.model
    return model[container].map { _ in model.names(in: container) }
      .required("container \(container.name)", or: [], sourceLocation)
  }

  package func item(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ItemID {
    world.content.model.item(named: name)
      .required("item \(name)", or: ItemID(rawValue: 1 << 30), sourceLocation)
  }

  /// The final frame of an item.
  package func place(
    of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Rect {
    world.item(named: name).flatMap { interaction.frame(of: $0) }
      .required("visible \(name)", or: .zero, sourceLocation)
  }

  /// The current frame of an item on the screen.
  package func seen(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Rect {
    world.item(named: name).flatMap { interaction.seenFrame(of: $0) }
      .required("visible \(name)", or: .zero, sourceLocation)
  }

  private func point(
    on name: String, at share: (Int, Int), _ sourceLocation: SourceLocation
  ) -> Point {
    let place = place(of: name, sourceLocation: sourceLocation)
    return place.origin
      + Vector(dx: place.width * share.0 / 100, dy: place.height * share.1 / 100)
  }
}

// Gestures, of the driver's pointer or of another one.
extension Driver {
  package mutating func press(
    on name: String, at share: (Int, Int) = (50, 50), with pointer: PointerID? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(at: point(on: name, at: share, sourceLocation), with: pointer)
  }

  package mutating func press(at point: Point, with pointer: PointerID? = nil) {
    let pointer = pointer ?? self.pointer
    locations[pointer] = point
    down.insert(pointer)
    send(.pointerPressed(pointer, at: point))
  }

  /// Moves the pointer to the final frame of an item.
  package mutating func drag(
    to name: String, at share: (Int, Int) = (50, 50), steps: Int? = nil,
    with pointer: PointerID? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag(to: point(on: name, at: share, sourceLocation), steps: steps, with: pointer)
  }

  package mutating func drag(
    to goal: Point, steps: Int? = nil, with pointer: PointerID? = nil
  ) {
    let (pointer, steps) = (pointer ?? self.pointer, steps ?? self.steps)
    let start = location(of: pointer)
    let translation = goal - start
    for step in 1...steps {
      wait(interval)
      let location =
        start + Vector(dx: translation.dx * step / steps, dy: translation.dy * step / steps)
      locations[pointer] = location
      let isDown = !canHover || down.contains(pointer)
      send(.pointerMoved(pointer, to: location, isDown: isDown))
    }
  }

  package mutating func drag(
    by dx: Length, _ dy: Length = 0, steps: Int? = nil, with pointer: PointerID? = nil
  ) {
    let goal = location(of: pointer ?? self.pointer) + Vector(dx: dx, dy: dy)
    drag(to: goal, steps: steps, with: pointer)
  }

  /// Releases the pointer where it is, or at a point to which it has not moved.
  package mutating func release(at point: Point? = nil, with pointer: PointerID? = nil) {
    let pointer = pointer ?? self.pointer
    locations[pointer] = point ?? location(of: pointer)
    down.remove(pointer)
    send(.pointerReleased(pointer, at: location(of: pointer)))
  }

  /// Presses an item and drags it; the pointer stays down.
  package mutating func drag(
    _ name: String, from start: (Int, Int) = (50, 50), to goal: Point, steps: Int? = nil,
    with pointer: PointerID? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(on: name, at: start, with: pointer, sourceLocation: sourceLocation)
    drag(to: goal, steps: steps, with: pointer)
  }

  package mutating func drag(
    _ name: String, from start: (Int, Int) = (50, 50), to other: String,
    at end: (Int, Int) = (50, 50), with pointer: PointerID? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(on: name, at: start, with: pointer, sourceLocation: sourceLocation)
    drag(to: other, at: end, with: pointer, sourceLocation: sourceLocation)
  }

  package mutating func drag(
    _ name: String, from start: (Int, Int) = (50, 50), by dx: Length, _ dy: Length = 0,
    steps: Int? = nil, with pointer: PointerID? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(on: name, at: start, with: pointer, sourceLocation: sourceLocation)
    drag(by: dx, dy, steps: steps, with: pointer)
  }

  /// Releases the pointer and waits until the world is idle, as it must be without another one.
  package mutating func drop(
    with pointer: PointerID? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    release(with: pointer)
    settle(sourceLocation: sourceLocation)
    if down.isEmpty, !interaction.isDragging, interaction.isGestureLive {
      Issue.record("A touch remains.", sourceLocation: sourceLocation)
    }
  }

  package mutating func wait(_ span: Microseconds) {
    take(world.advance(to: now + span))
  }

  /// Waits until nothing moves any more, which must happen without a gesture.
  package mutating func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    while let wake = interaction.nextWake(world.content), wake < now + .seconds(60) {
      take(world.advance(to: wake))
    }
    if !interaction.isGestureLive, !interaction.isIdle {
      Issue.record("Something moves for ever.", sourceLocation: sourceLocation)
    }
  }

  /// Sends an event at the current time.
  package mutating func send(_ kind: InputEvent.Kind) {
    let event = InputEvent(time: now, kind)
    events.append(event)
    take(world.apply(event))
  }
}
