import DragDrawing
@testable import DragKit
import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

/// A shape of a frame, with the effects of the groups around it.
struct DrawnShape {
  let owner: DrawOwner
  /// The owner of the operation of the frame that it is part of.
  let root: DrawOwner
  let content: DrawContent
  /// The transforms of the groups around it, the outermost first.
  let transforms: [Transform]
  /// The product of the groups' opacities.
  let alpha: Fraction
  /// The clips around it, the outermost first.
  let clips: [Rect]
  /// The number of the operation of the frame that it is part of.
  let layer: Int
}

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
  var shapes: [DrawnShape] {
    operations.enumerated().flatMap { layer, operation in
      DrawnShape.shapes(
        in: operation, of: operation.id.owner, transforms: [], alpha: .one, clips: [],
        layer: layer)
    }
  }

  /// The shapes of the frontmost preview, without its badges.
  var previewShapes: [DrawnShape] { shapes.filter { $0.root == WidgetPart.preview.owner() } }

  /// The lines of text, with their colours and boxes.
  var lines: [TextLine] {
    shapes.compactMap { if case .text(let line) = $0.content { line } else { nil } }
  }

  /// The one preview that is above the content.
  var overlay: DragOverlay? { playground.interaction.screen.motion.overlays.first }

  /// Returns the preview's frame in the window; records an issue if nothing is dragged.
  func previewFrame(sourceLocation: SourceLocation = #_sourceLocation) -> Rect {
    overlay.map(playground.interaction.screen.seenFrame).required(
      "preview", or: .zero, sourceLocation)
  }
}

extension Playground {
  /// The elements above the content.
  var overlays: [SceneElement] { interaction.overlays(of: content) }
}

extension DrawnShape {
  fileprivate static func shapes(
    in operation: DrawOperation, of root: DrawOwner, transforms: [Transform], alpha: Fraction,
    clips: [Rect],
    layer: Int
  ) -> [DrawnShape] {
    switch operation.content {
    case .group(let share, let transform, let inner):
      inner.flatMap {
        shapes(
          in: $0, of: root, transforms: transforms + [transform], alpha: alpha * share,
          clips: clips, layer: layer)
      }
    case .clip(let rect, let inner):
      inner.flatMap {
        shapes(
          in: $0, of: root, transforms: transforms, alpha: alpha, clips: clips + [rect],
          layer: layer)
      }
    default:
      [
        DrawnShape(
          owner: operation.id.owner, root: root, content: operation.content,
          transforms: transforms, alpha: alpha, clips: clips, layer: layer)
      ]
    }
  }
}
