package import DragDrawing
package import DragGeometry

/// A shape of a frame, with the effects of the groups around it.
package struct DrawnShape {
  /// The owners of the operations around it and its own, the outermost first.
  package var owners: [DrawOwner]
  package var content: DrawContent
  /// The transforms of the groups around it, the outermost first.
  package var transforms: [Transform] = []
  /// The product of the groups' opacities.
  package var alpha = Fraction.one
  /// The clips around it, the outermost first.
  package var clips: [Rect] = []
  /// The number of the operation of the frame that it is part of.
  package let layer: Int

  package var owner: DrawOwner { owners[owners.count - 1] }

  package var line: TextLine? { if case .text(let line) = content { line } else { nil } }

  package var fill: Fill? {
    guard case .roundedRect(let rect, radius: _, fill: let color) = content else { return nil }
    return Fill(owner: owner, rect: rect, color: color)
  }

  /// The shapes of an operation that is inside this one.
  fileprivate func shapes(in operation: DrawOperation) -> [DrawnShape] {
    var shape = self
    shape.owners.append(operation.id.owner)
    shape.content = operation.content
    return shape.flattened
  }

  fileprivate var flattened: [DrawnShape] {
    var shape = self
    switch content {
    case .group(let share, let transform, let inner):
      shape.transforms.append(transform)
      shape.alpha = alpha * share
      return inner.flatMap(shape.shapes)
    case .clip(let rect, let inner):
      shape.clips.append(rect)
      return inner.flatMap(shape.shapes)
    default: return [shape]
    }
  }
}

/// A filled rectangle, with the owner of the drawing.
package struct Fill {
  package let owner: DrawOwner
  package let rect: Rect
  package let color: Color
}

extension Sequence<DrawOperation> {
  /// Every shape, from back to front.
  package var shapes: [DrawnShape] {
    enumerated().flatMap { layer, operation in
      DrawnShape(owners: [operation.id.owner], content: operation.content, layer: layer).flattened
    }
  }
}

extension DrawList {
  /// The lines of text, from back to front.
  package var lines: [TextLine] { operations.shapes.compactMap(\.line) }
  package var texts: [String] { lines.map(\.text) }
  package var fills: [Fill] { operations.shapes.compactMap(\.fill) }
}
