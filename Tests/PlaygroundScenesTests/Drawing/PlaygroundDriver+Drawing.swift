import DragDrawing
@testable import DragKit
import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

extension PlaygroundDriver {
  /// The operations of the frame, with those of the layers on both sides of the items in hand.
  var operations: [DrawOperation] {
    let layers = [ScreenPart.behindHand.owner(), ScreenPart.inFront.owner()]
    return playground.frame().operations.flatMap { operation in
      guard layers.contains(operation.id.owner), case .group(_, _, let inner) = operation.content
      else { return [operation] }
      return inner
    }
  }

  /// Every shape of the frame, from back to front.
  var shapes: [DrawnShape] { operations.shapes }

  /// The shapes of the frontmost preview, without its badges.
  var previewShapes: [DrawnShape] { shapes.filter { $0.owners[0] == WidgetPart.preview.owner() } }

  var lines: [TextLine] { playground.frame().lines }
  var texts: [String] { playground.frame().texts }
  var fills: [Fill] { playground.frame().fills }

  /// The one preview that is above the content.
  var overlay: DragOverlay? { interaction.screen.motion.overlays.first }

  /// Returns the preview's frame in the window; records an issue if nothing is dragged.
  func previewFrame(sourceLocation: SourceLocation = #_sourceLocation) -> Rect {
    overlay.map(interaction.screen.seenFrame).required("preview", or: .zero, sourceLocation)
  }
}

extension Playground {
  /// The elements above the content.
  var overlays: [SceneElement] { interaction.overlays(of: content) }
}
