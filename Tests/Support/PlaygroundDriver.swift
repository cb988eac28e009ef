package import DragKit
@testable package import PlaygroundScenes
package import Testing

/// Drives a playground in gestures, as a person would, and collects the calls.
///
/// A name that there is not is an issue of the test, at the line that holds it.
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
  package private(set) var location: Point {
    get { locations[pointer] ?? .zero }
    set { locations[pointer] = newValue }
  }
  package var order: [String] { names(in: "colours") }

  package func names(
    in container: ContainerID, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    let model = playground.content.model
    return model[container].map { _ in model.names(in: container) }
      .required("container \(container.name)", or: [], sourceLocation)
  }

  /// The final frame of an item, a target or a control.
  package func place(
    of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Rect {
    visibleItem(name).flatMap { playground.interaction.place(of: $0) }
      .required("\(name) in sight", or: .zero, sourceLocation)
  }

  /// The visible frame of an item, a target or a control.
  package func seen(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Rect {
    visibleItem(name).flatMap { playground.interaction.seenFrame(of: $0) }
      .required("\(name) in sight", or: .zero, sourceLocation)
  }

  /// Whether an item, a target or a control is in sight.
  package func shows(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    if visibleItem(name) != nil { return true }
    // One that is out of sight is in the model, or in the list of controls.
    if !Control.allCases.contains(where: { $0.name == name }) {
      _ = item(name, sourceLocation: sourceLocation)
    }
    return false
  }

  package func item(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ItemID {
    playground.content.model.item(named: name)
      .required("item \(name)", or: ItemID(rawValue: 1 << 30), sourceLocation)
  }

  private func visibleItem(_ name: String) -> ItemID? {
    playground.content.stage.areas.lazy
      .flatMap { playground.interaction.visibleItems(in: $0.container) }
      .first { playground.content.name(of: $0.item) == name }?.item
  }
}

// Gestures.
extension PlaygroundDriver {
  package mutating func press(
    on name: String, at share: (Int, Int) = (50, 50),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(at: point(on: name, at: share, sourceLocation))
  }

  package mutating func press(at point: Point) {
    location = point
    down.insert(pointer)
    send(.pointerPressed(pointer, at: point))
  }

  /// Moves the pointer in steps of 8 ms to the final place of the item.
  package mutating func drag(
    to name: String, at share: (Int, Int) = (50, 50), steps: Int = 20,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag(to: point(on: name, at: share, sourceLocation), steps: steps)
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

  package mutating func tap(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(on: name, sourceLocation: sourceLocation)
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

  private func point(
    on name: String, at share: (Int, Int), _ sourceLocation: SourceLocation
  ) -> Point {
    let place = place(of: name, sourceLocation: sourceLocation)
    return place.origin
      + Vector(dx: place.width * share.0 / 100, dy: place.height * share.1 / 100)
  }
}

// The outcome.
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
