package import DragKit
package import PlaygroundScenes

/// Drives a playground in gestures, as a person would, and remembers the calls that come of it.
///
/// ```swift
/// var table = PlaygroundDriver()
/// table.press(on: "red")
/// table.drag(to: "green")
/// table.release()
/// table.order  // ["blue", "black", "green", "red", "yellow"]
/// ```
package struct PlaygroundDriver {
  package var playground: Playground
  package private(set) var calls: [Call] = []
  package private(set) var requests: [Request] = []
  /// Which pointer the verbs move.
  package var pointer = PointerID.mouse
  private var locations: [PointerID: Point] = [:]
  private var down: Set<PointerID> = []
  /// Every event so far, as a recording would hold it.
  package private(set) var events: [InputEvent] = []

  package init(
    _ options: PlaygroundOptions = PlaygroundOptions(), colours: ColoursScene = ColoursScene()
  ) {
    playground = Playground(options, colours: colours)
    take(playground.start())
    calls = []
  }

  package var now: Microseconds { playground.now }
  /// Where the pointer is.
  package private(set) var location: Point {
    get { locations[pointer] ?? .zero }
    set { locations[pointer] = newValue }
  }
  package var order: [String] { names(in: "colours") }

  package func names(in container: ContainerID) -> [String] {
    playground.content.model.names(in: container)
  }

  /// Where an item, a target or a control is at rest.
  package func place(of name: String) -> Rect {
    let interaction = playground.interaction
    for area in playground.content.stage.areas {
      for item in interaction.visibleItems(in: area.container)
      where playground.content.name(of: item.item) == name {
        return interaction.place(of: item.item) ?? .zero
      }
    }
    return .zero
  }

  package func item(_ name: String) -> ItemID {
    playground.content.model.item(named: name) ?? ItemID(rawValue: 1 << 30)
  }
}

// Gestures.
extension PlaygroundDriver {
  package mutating func press(on name: String, at share: (Int, Int) = (50, 50)) {
    press(at: point(on: name, at: share))
  }

  package mutating func press(at point: Point) {
    location = point
    down.insert(pointer)
    send(.pointerPressed(pointer, at: point))
  }

  /// Moves the pointer in steps of 8 ms to where the item is at rest now.
  package mutating func drag(to name: String, at share: (Int, Int) = (50, 50), steps: Int = 20) {
    drag(to: point(on: name, at: share), steps: steps)
  }

  package mutating func drag(to goal: Point, steps: Int = 20) {
    let start = location
    for step in 1...steps {
      wait(.milliseconds(8))
      let way = goal - start
      location = start + Vector(dx: way.dx * step / steps, dy: way.dy * step / steps)
      send(.pointerMoved(pointer, to: location, isDown: down.contains(pointer)))
    }
  }

  package mutating func drag(by dx: Length, _ dy: Length, steps: Int = 20) {
    drag(to: location + Vector(dx: dx, dy: dy), steps: steps)
  }

  package mutating func release() {
    down.remove(pointer)
    send(.pointerReleased(pointer, at: location))
  }

  /// Rests for the long-press time and a little more.
  package mutating func hold() { wait(playground.content.tuning.longPress + .milliseconds(10)) }

  package mutating func key(_ key: Key) {
    send(.keyPressed(key))
    send(.keyReleased(key))
  }

  package mutating func tap(_ name: String) {
    press(on: name)
    release()
  }

  package mutating func wait(_ span: Microseconds) {
    take(playground.advance(to: now + span))
  }

  /// Waits until nothing moves any more.
  package mutating func settle() {
    while let wake = playground.nextWake, wake < now + .seconds(60) {
      take(playground.advance(to: wake))
    }
  }

  /// Sends an event at the present time.
  package mutating func send(_ kind: InputEvent.Kind) {
    let event = InputEvent(time: now, kind)
    events.append(event)
    take(playground.apply(event))
  }

  private func point(on name: String, at share: (Int, Int)) -> Point {
    let place = place(of: name)
    return place.origin
      + Vector(dx: place.width * share.0 / 100, dy: place.height * share.1 / 100)
  }
}

// What came of it.
extension PlaygroundDriver {
  /// The calls since the last time, each as its name and what it is about; geometry left out, and
  /// calls that repeat told once.
  package mutating func takeCalls() -> [String] {
    defer { calls = [] }
    return calls.map(\.brief).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
      .filter { !$0.hasPrefix("layout") && $0 != "idle" }
  }

  package mutating func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }

  private mutating func take(_ output: Output) {
    calls += output.calls
    requests += output.requests
  }
}

extension Call {
  /// The name and what the call is about, without places and times.
  package var brief: String {
    let values = fields.filter { !["location", "container"].contains($0.name) }.map { field in
      switch field.value {
      case .string(let text): text
      case .array(let items): items.compactMap(\.string).joined(separator: " ")
      default: field.value.description
      }
    }
    return ([name] + values).joined(separator: " ")
  }
}
