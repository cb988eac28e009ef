internal import DragDrawing
internal import DragGeometry

/// The properties that a drawing inherits from those around it: its coordinates, its clip, and its depth.
struct DrawContext: Hashable {
  var space: DeviceSpace
  var clip: DeviceRect
  /// The number of operations around the drawing.
  var depth = 0

  /// The maximum depth of nested operations, to limit the use of the stack.
  ///
  /// Operations that are nested deeper are not drawn.
  static let maximumDepth = 64

  /// Returns the operations in an opaque group or a clip, with their context; `nil` for other operations, which are
  /// drawn as a whole.
  ///
  /// Operations that cannot be visible are left out.
  func members(of operation: DrawOperation) -> (operations: [DrawOperation], context: DrawContext)?
  {
    var inner = self
    inner.depth += 1
    switch operation.content {
    case .group(let alpha, let transform, let members) where alpha.opacity == 255:
      inner.space = space.applying(transform)
      return (inner.depth < Self.maximumDepth ? members : [], inner)
    case .clip(let rect, let members):
      inner.clip = space.device(rect).intersection(clip)
      return (inner.depth < Self.maximumDepth && !inner.clip.isEmpty ? members : [], inner)
    default: return nil
    }
  }

  /// Returns the marks of operations, from back to front.
  func marks(of operations: [DrawOperation]) -> [Mark] {
    operations.flatMap { operation in
      guard let (members, inner) = members(of: operation) else {
        return mark(of: operation).map { [$0] } ?? []
      }
      return inner.marks(of: members)
    }
  }
}

extension Fraction {
  /// The fraction in 1/255, 0 to 255.
  var opacity: Int { min(max((raw * 255 + 32768) >> 16, 0), 255) }
}
