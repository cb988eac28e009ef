public import DragKit
public import Testing

/// A mouse or a finger over a content, and the calls that come of what it does.
///
/// A name that is not visible is an issue of the test, at the line that holds it.
///
/// ```swift
/// var hand = Hand(ListViewModel())
/// hand.press(on: "red")
/// hand.drag(to: "green")
/// hand.release()
/// hand.names(in: "colours")  // ["blue", "black", "green", "red", "yellow"]
/// ```
public struct Hand<Content: InteractiveContent> {
  /// The list whose items are dragged.
  public private(set) var content: Content
  /// The user's interaction with the content.
  public private(set) var interaction = Interaction()
  /// The pointer that presses and drags.
  public var pointer = PointerID.mouse
  private var location = Point.zero
  private var calls: [Call] = []

  /// Takes a content in hand.
  public init(_ content: Content) {
    self.content = content
    take(interaction.start(&self.content))
    calls = []
  }

  /// The names of a container's items, in order.
  public func names(in container: ContainerID) -> [String] { content.model.names(in: container) }

  /// Presses the pointer on an item.
  public mutating func press(
    on name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(at: place(of: name, sourceLocation).center)
  }

  /// Presses the pointer at a point of the window.
  public mutating func press(at point: Point) {
    location = point
    send(.pointerPressed(pointer, at: point))
  }

  /// Drags to an item: to so much of its height, in percent, below its upper edge.
  public mutating func drag(
    to name: String, at percent: Int = 50, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let place = place(of: name, sourceLocation)
    drag(to: Point(x: place.center.x, y: place.minY + place.height * percent / 100))
  }

  /// Drags to a point of the window, in steps of 8 ms, as a mouse sends them.
  public mutating func drag(to point: Point) {
    let (start, way) = (location, point - location)
    for step in 1...16 {
      wait(.milliseconds(8))
      location = start + Vector(dx: way.dx * step / 16, dy: way.dy * step / 16)
      send(.pointerMoved(pointer, to: location, isDown: true))
    }
  }

  /// Lets go.
  public mutating func release() { send(.pointerReleased(pointer, at: location)) }

  /// Presses a key.
  public mutating func press(_ key: Key) { send(.keyPressed(key)) }

  /// Sends a message to the content.
  public mutating func receive(_ message: Message) { send(.messageReceived(message)) }

  /// Lets time pass.
  public mutating func wait(_ span: Microseconds) {
    take(interaction.advance(to: interaction.now + span, content: &content))
  }

  /// Lets time pass until nothing moves.
  public mutating func settle() {
    while !interaction.isIdle, let wake = interaction.nextWake(content) {
      take(interaction.advance(to: wake, content: &content))
    }
  }

  /// Takes the last step back.
  public mutating func undo() {
    content.model.undo()
    take(interaction.contentChanged(&content))
  }

  /// The calls since the last time, without geometry, idleness and spring loading; one that repeats
  /// counts once.
  public mutating func takeCalls() -> [Call.Name] {
    defer { calls = [] }
    let names = calls.map(\.name).filter {
      ![.order, .layout, .idle, .springLoading].contains($0)
    }
    return names.reduce(into: []) { reported, name in
      if reported.last != name { reported.append(name) }
    }
  }

  private func place(of name: String, _ sourceLocation: SourceLocation) -> Rect {
    let item = content.model.item(named: name)
    if let place = item.flatMap({ interaction.frame(of: $0) }) { return place }
    Issue.record("There is no visible \(name).", sourceLocation: sourceLocation)
    return .zero
  }

  private mutating func send(_ kind: InputEvent.Kind) {
    take(interaction.handle(InputEvent(time: interaction.now, kind), content: &content))
  }

  private mutating func take(_ output: Output) { calls += output.calls }
}
