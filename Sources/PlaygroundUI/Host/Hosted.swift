package import DragDrawing
package import DragEvents
package import DragKit

/// A content with an interaction of its own, in front of an app that has another: the bar of a
/// player, for example.
///
/// The engine tracks its presses, its touches and the mouse over it, as it does for the app.
package struct Hosted<Content: InteractiveContent & Sendable>: Sendable {
  package private(set) var interaction = Interaction()
  package private(set) var content: Content

  package init(_ content: Content) {
    self.content = content
    _ = interaction.start(&self.content)
  }

  /// Changes the content, and with it what is under the pointers.
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

  /// Whether an event is for this content alone: a press on one of its items, or what follows one.
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

  /// Returns a canvas for the content, with what the pointers do to it.
  package func canvas(
    _ theme: Theme, _ language: Language, window: Size, drawings: DrawingCache = DrawingCache()
  ) -> Canvas {
    Canvas(
      Canvas.Environment(
        interaction, theme: theme, language: language, window: window, drawings: drawings))
  }
}

extension InteractiveContent {
  /// The container of the widgets of a content that has only widgets.
  package static var widgets: ContainerID { "widgets" }

  /// The stage of a content that has only widgets.
  package static func stage(of widgets: [PlacedWidget]) -> Stage {
    Stage(
      page: 0, areas: [Stage.Area(Self.widgets, .placed(widgets.items), layer: .controls)])
  }
}
