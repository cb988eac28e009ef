internal import DragFrameIO
internal import DragGeometry

/// A drawing that is compared as a whole: a shape or a translucent group, and where it is drawn.
struct Leaf: Hashable {
  let operation: DrawOperation
  let space: DeviceSpace
  let clip: DeviceRect
  /// The number of operations around this one.
  let depth: Int

  /// The maximum depth of nested operations, to limit the use of the stack.
  ///
  /// Operations that are nested deeper are not drawn.
  static let maximumDepth = 64

  /// Calls `body` with each leaf of operations, from back to front.
  static func forEach(
    of operations: [DrawOperation], _ space: DeviceSpace, clip: DeviceRect, depth: Int = 0,
    _ body: (Leaf) -> Void
  ) {
    guard depth < maximumDepth else { return }
    for operation in operations {
      switch operation.content {
      case .group(let alpha, let transform, let children) where alpha.opacity == 255:
        forEach(of: children, space.applying(transform), clip: clip, depth: depth + 1, body)
      case .clip(let rect, let children):
        let inner = space.device(rect).intersection(clip)
        if !inner.isEmpty { forEach(of: children, space, clip: inner, depth: depth + 1, body) }
      default: body(Leaf(operation: operation, space: space, clip: clip, depth: depth))
      }
    }
  }
}

extension Fraction {
  /// The fraction in 1/255, 0 to 255.
  var opacity: Int { min(max((raw * 255 + 32768) >> 16, 0), 255) }
}
