import DragDrawing
@testable import DragKit
@testable import PlaygroundScenes
import Support
import Testing

extension PlaygroundDriver {
  /// A playground with the diagram.
  static func diagram(
    _ options: PlaygroundOptions = PlaygroundOptions(scene: .follow)
  ) -> PlaygroundDriver {
    var table = PlaygroundDriver(options)
    table.tap("follow-diagram")
    return table
  }

  var diagram: DiagramScene { playground.content.diagram }
  var signals: Signals { diagram.signals }
  var circuit: Circuit { diagram.document.circuit }
  var held: [DiagramScene.HeldWire] { diagram.heldWires }
  var canUndo: Bool { playground.content.canUndo }

  /// The visible items outside the model, without those of the chrome.
  var itemsBesideTheModel: [ItemID] {
    let areas = playground.content.stage.areas.filter { $0.container != "chrome" }
    return areas.flatMap { playground.interaction.elements(in: $0.container) }
      .map(\.item).filter(\.isControl)
  }

  /// Draws a wire, or the end of one, from a port to another.
  mutating func wire(
    from start: String, to end: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(on: start, sourceLocation: sourceLocation)
    drag(to: end, sourceLocation: sourceLocation)
    release()
  }

  /// Removes the wire of an input.
  mutating func cut(_ input: String, sourceLocation: SourceLocation = #_sourceLocation) {
    press(on: input, sourceLocation: sourceLocation)
    drag(by: -30, -40)
    release()
  }

  /// The next deadline when nothing moves any more.
  mutating func settled() -> Microseconds? {
    settle()
    return playground.nextWake
  }

  /// The first and last points of the wire that is drawn into an input.
  func ends(ofWireInto input: DiagramPort) -> [Point]? {
    let strokes = operations.compactMap { operation in
      if case .stroke(let path, width: _, color: _) = operation.content { path } else { nil }
    }
    return strokes.map { path in
      path.elements.compactMap { element in
        switch element {
        case .move(let point), .line(let point): point
        default: nil
        }
      }
    }.first { $0.last == place(of: input.name).center }
  }
}
