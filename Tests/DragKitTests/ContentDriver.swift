import DragKit
import DragModel

/// A content and what is done to it with the mouse, in gestures.
struct ContentDriver<Content: InteractiveContent> {
  var content: Content
  var interaction = Interaction()
  private(set) var calls: [Call] = []
  private var location = Point.zero

  init(_ content: Content) {
    self.content = content
    take(interaction.start(&self.content))
  }

  mutating func press(_ x: Length, _ y: Length) {
    location = Point(x: x, y: y)
    send(.pointerPressed(.mouse, at: location))
  }

  /// Moves the mouse there, in ten steps of 8 ms.
  mutating func drag(to x: Length, _ y: Length) {
    let (start, way) = (location, Point(x: x, y: y) - location)
    for step in 1...10 {
      wait(.milliseconds(8))
      location = start + Vector(dx: way.dx * step / 10, dy: way.dy * step / 10)
      send(.pointerMoved(.mouse, to: location, isDown: true))
    }
  }

  mutating func release() { send(.pointerReleased(.mouse, at: location)) }

  mutating func wait(_ span: Microseconds) {
    take(interaction.advance(to: interaction.now + span, content: &content))
  }

  /// Waits until nothing moves any more.
  mutating func settle() {
    while let wake = interaction.nextWake(content), wake < interaction.now + .seconds(60) {
      take(interaction.advance(to: wake, content: &content))
    }
  }

  /// Takes the last step back.
  mutating func undo() {
    content.model.undo()
    changed()
  }

  /// Tells that the content was changed from outside.
  mutating func changed() { take(interaction.contentChanged(&content)) }

  mutating func scrollToItem(_ item: ItemID, at position: ScrollPosition, animated: Bool) {
    take(
      interaction.scrollToItem(item, at: position, animated: animated, content: &content))
  }

  /// The names of the calls since the last time, geometry and idleness left out.
  mutating func takeCalls() -> [String] {
    defer { calls = [] }
    return calls.map(\.name).filter { !["layout", "idle", "order"].contains($0) }
  }

  private mutating func send(_ kind: InputEvent.Kind) {
    take(interaction.handle(InputEvent(time: interaction.now, kind), content: &content))
  }

  private mutating func take(_ output: Output) { calls += output.calls }
}
