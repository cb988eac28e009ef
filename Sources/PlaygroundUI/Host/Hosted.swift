package import DragDrawing
package import DragEvents
package import DragKit

/// Content with an interaction of its own in front of an app, such as a player's bar.
///
/// The engine tracks presses, touches and the mouse for it as it does for the app.
package struct Hosted<Content: InteractiveContent & Sendable>: Sendable {
  package private(set) var interaction = Interaction()
  package private(set) var content: Content

  package init(_ content: Content) {
    self.content = content
    _ = interaction.start(&self.content)
  }

  /// Changes the content and reports the change to the interaction.
  package mutating func change(_ change: (inout Content) -> Void) {
    change(&content)
    _ = interaction.contentChanged(&content)
  }

  package mutating func handle(_ event: InputEvent) {
    _ = interaction.handle(event, content: &content)
  }

  /// Returns and clears the values that handlers have collected in a property of the content.
  package mutating func take<Value>(_ collected: WritableKeyPath<Content, [Value]>) -> [Value] {
    defer { content[keyPath: collected] = [] }
    return content[keyPath: collected]
  }

  /// Returns whether only this content handles an event: a press on one of its items, or a later
  /// event of the same pointer up to the release.
  package func takes(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .pointerPressed(_, let point, _):
      content.stage.areas.contains { area in
        guard case .placed(let items) = area.layout else { return false }
        return items.contains { $0.frame.contains(point) }
      }
    case .pointerMoved(let pointer, _, _), .pointerReleased(let pointer, _, _),
      .pointerCancelled(let pointer):
      interaction.touches.contains { $0.id == pointer }
    default: false
    }
  }

  /// Returns an empty canvas with the hovered, pressed and focused items of the content.
  package func canvas(
    _ theme: Theme, _ language: Language, window: Size, drawings: DrawingCache = DrawingCache()
  ) -> Canvas {
    Canvas(
      Canvas.Environment(
        interaction, theme: theme, language: language, window: window, drawings: drawings))
  }
}

extension InteractiveContent {
  /// The container of the single area of ``stage(of:)``.
  package static var widgets: ContainerID { "widgets" }

  /// Returns a stage that consists only of widgets.
  package static func stage(of widgets: [PlacedWidget]) -> Stage {
    Stage(
      page: 0, areas: [Stage.Area(Self.widgets, .placed(widgets.items), layer: .controls)])
  }
}
