package import DragKit
package import Testing

/// A content and its interaction.
package struct ContentWorld<Content: InteractiveContent>: DrivenWorld {
  package var content: Content
  package var interaction = Interaction()
  /// The number of turns, for the states whose coding is tested.
  private var turns = 0

  package init(_ content: Content) { self.content = content }

  package mutating func start() -> Output { interaction.start(&content) }

  package mutating func apply(_ event: InputEvent) -> Output {
    defer { endTurn() }
    return interaction.handle(event, content: &content)
  }

  package mutating func advance(to time: Microseconds) -> Output {
    defer { endTurn() }
    return interaction.advance(to: time, content: &content)
  }

  private mutating func endTurn() {
    turns += 1
    // Samples of the states that a test reaches, fewer in a long test.
    guard turns % (turns < 64 ? 4 : 128) == 0 else { return }
    #expect(throws: Never.self) {
      let difference = try interaction.decodedDifference(with: content)
      #expect(difference == nil)
    }
  }

  /// The item of a name: one of the model, or else one that is visible, such as a button.
  package func item(named name: String) -> ItemID? {
    content.model.item(named: name)
      ?? content.stage.areas.lazy.flatMap { interaction.elements(in: $0.container) }
      .first { content.name(of: $0.item) == name }?.item
  }

  package mutating func perform(
    _ action: (inout Interaction, inout Content) -> Output
  ) -> Output {
    action(&interaction, &content)
  }
}

extension Interaction {
  /// Returns the stored properties, or else "layout", in which a decoded copy differs, if any.
  package func decodedDifference(with content: some InteractiveContent) throws -> String? {
    var writer = CanonicalWriter()
    encode(into: &writer)
    var reader = CanonicalReader(writer.bytes)
    let copy = try Interaction(decoding: &reader, content: content)
    let properties = StoredProperties.differences(self, copy)
    guard properties.isEmpty else { return properties.joined(separator: ", ") }
    return copy == self ? nil : "layout"
  }
}

/// Drives a content with the mouse.
package typealias ContentDriver<Content: InteractiveContent> = Driver<ContentWorld<Content>>

/// A world whose content can be changed by a test.
package protocol EditableWorld: DrivenWorld {
  var content: Content { get set }
  var interaction: Interaction { get set }

  /// Performs an action on the interaction and its content.
  mutating func perform(_ action: (inout Interaction, inout Content) -> Output) -> Output
}

extension ContentWorld: EditableWorld {}

extension Driver where World: EditableWorld {
  package init<Content>(_ content: Content) where World == ContentWorld<Content> {
    self.init(world: ContentWorld(content))
  }

  package var content: World.Content {
    get { world.content }
    set { world.content = newValue }
  }

  package var interaction: Interaction {
    get { world.interaction }
    set { world.interaction = newValue }
  }

  /// Drags to an item, to a percentage of its height below its upper edge.
  package mutating func drag(
    to item: String, at percent: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag(to: item, at: (50, percent), sourceLocation: sourceLocation)
  }

  /// Taps an item with a finger, which may move before it is lifted.
  package mutating func tap(
    _ item: String, with finger: PointerID = .finger(1), moving distance: Length = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let start = place(of: item, sourceLocation: sourceLocation).center
    let end = Point(x: start.x, y: start.y + distance)
    send(.pointerPressed(finger, at: start))
    if distance != 0 { send(.pointerMoved(finger, to: end, isDown: true)) }
    send(.pointerReleased(finger, at: end))
  }

  package mutating func drag(
    _ item: String, to goal: String, at percent: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(on: item, sourceLocation: sourceLocation)
    drag(to: goal, at: percent, sourceLocation: sourceLocation)
  }

  /// Presses an item, drags it and releases it.
  package mutating func carry(
    _ item: String, to goal: Point, steps: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag(item, to: goal, steps: steps, sourceLocation: sourceLocation)
    release()
  }

  package mutating func carry(
    _ item: String, to goal: String, at percent: Int = 50,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag(item, to: goal, at: percent, sourceLocation: sourceLocation)
    release()
  }

  package mutating func press(_ keys: Key...) {
    for key in keys { send(.keyPressed(key)) }
  }

  package mutating func hold(_ modifiers: Modifiers) { send(.modifiersChanged(modifiers)) }

  package mutating func change(_ change: (inout World.Content) -> Void) {
    change(&world.content)
    take(world.perform { $0.contentChanged(&$1) })
  }

  /// The name of the focused item.
  package var focused: String? { interaction.focused.map(content.name(of:)) }

  /// The item under the pointer that a drop would go to, and the place of the open gap in it.
  package var target: ItemID? { interaction.session?.target?.item }
  package var gap: InsertionPlace? { interaction.session?.target?.gap }

  package mutating func undo() { change { $0.model.undo() } }

  package mutating func scrollToItem(_ item: ItemID, at position: ScrollPosition, animated: Bool) {
    take(
      world.perform { $0.scrollToItem(item, at: position, animated: animated, content: &$1) })
  }

  /// Returns a field of each call with a name, and clears all calls.
  package mutating func takeField(_ field: String, of name: Call.Name) -> [String] {
    takeFullCalls().filter { $0.name == name }.compactMap { $0[field]?.string }
  }

  /// Returns and clears the names of the calls, without geometry, orders and idleness; a run of
  /// `dropUpdated` counts once.
  package mutating func takeCalls() -> [Call.Name] {
    let names = takeFullCalls().map(\.name).filter { ![.order, .layout, .idle].contains($0) }
    return names.enumerated().filter { index, name in
      index == 0 || name != .dropUpdated || names[index - 1] != name
    }.map(\.element)
  }
}
