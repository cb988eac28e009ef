import DragKit
import DragModel
import Support
import Testing

/// A content and what is done to it with the mouse, in sentences.
///
/// A name that there is not is an issue of the test, at the line that holds it.
struct ContentDriver<Content: InteractiveContent> {
  var content: Content
  var interaction = Interaction()
  private var mouse = Point.zero
  private var calls: [Call] = []

  init(_ content: Content) {
    self.content = content
    take(interaction.start(&self.content))
    calls = []
  }

  mutating func press(
    on item: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(at: place(of: item, sourceLocation: sourceLocation).center)
  }

  mutating func press(at point: Point) {
    mouse = point
    send(.pointerPressed(.mouse, at: mouse))
  }

  /// Drags in steps of 8 ms, at last to a point.
  mutating func drag(to point: Point, steps: Int = 4) {
    let (start, way) = (mouse, point - mouse)
    for step in 1...steps {
      mouse = Point(x: start.x + way.dx * step / steps, y: start.y + way.dy * step / steps)
      wait(.milliseconds(8))
      send(.pointerMoved(.mouse, to: mouse, isDown: true))
    }
  }

  /// Drags to an item, to so much of its height, in percent, below its upper edge.
  mutating func drag(
    to item: String, at percent: Int = 50, aside: Length = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = place(of: item, sourceLocation: sourceLocation)
    drag(to: Point(x: frame.center.x + aside, y: frame.minY + frame.height * percent / 100))
  }

  /// Taps an item with another pointer than the mouse.
  mutating func tap(
    _ item: String, with finger: PointerID = .finger(1), straying way: Length = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let start = place(of: item, sourceLocation: sourceLocation).center
    let end = Point(x: start.x, y: start.y + way)
    send(.pointerPressed(finger, at: start))
    if way != 0 { send(.pointerMoved(finger, to: end, isDown: true)) }
    send(.pointerReleased(finger, at: end))
  }

  mutating func release() { send(.pointerReleased(.mouse, at: mouse)) }
  mutating func press(_ key: Key) { send(.keyPressed(key)) }
  mutating func hold(_ modifiers: Modifiers) { send(.modifiersChanged(modifiers)) }

  mutating func wait(_ span: Microseconds) {
    take(interaction.advance(to: interaction.now + span, content: &content))
  }

  mutating func change(_ change: (inout Content) -> Void) {
    change(&content)
    take(interaction.contentChanged(&content))
  }

  /// Takes the last step back.
  mutating func undo() { change { $0.model.undo() } }

  mutating func scrollToItem(_ item: ItemID, at position: ScrollPosition, animated: Bool) {
    take(
      interaction.scrollToItem(item, at: position, animated: animated, content: &content))
  }

  /// Waits until nothing moves.
  mutating func settle() {
    for _ in 0..<5000 where !interaction.isIdle { wait(.milliseconds(1)) }
  }

  /// The names of the calls since the last time, without geometry, orders and idleness; `dropUpdated`
  /// once where it came several times in a row.
  mutating func takeCalls() -> [String] {
    let names = takeFullCalls().map(\.name).filter { !["order", "layout", "idle"].contains($0) }
    return names.enumerated().filter { index, name in
      index == 0 || name != "dropUpdated" || names[index - 1] != name
    }.map(\.element)
  }

  mutating func takeFullCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  /// The names of the items of a container.
  func names(
    in container: ContainerID, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    content.model[container].map { _ in content.model.names(in: container) }
      .required("container \(container.name)", or: [], sourceLocation)
  }

  func item(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> ItemID {
    content.model.item(named: name).required("item \(name)", or: .control(99), sourceLocation)
  }

  /// Where an item is at rest.
  func place(of name: String, sourceLocation: SourceLocation = #_sourceLocation) -> Rect {
    interaction.place(of: item(name, sourceLocation: sourceLocation))
      .required("\(name) in sight", or: .zero, sourceLocation)
  }

  /// Where an item is seen now.
  func seen(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> Rect {
    interaction.seenFrame(of: item(name, sourceLocation: sourceLocation))
      .required("\(name) in sight", or: .zero, sourceLocation)
  }

  mutating func send(_ kind: InputEvent.Kind) {
    take(interaction.handle(InputEvent(time: interaction.now, kind), content: &content))
  }

  private mutating func take(_ output: Output) { calls += output.calls }
}
