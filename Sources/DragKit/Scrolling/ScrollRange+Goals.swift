internal import DragGeometry

enum ScrollCommand: Hashable, Sendable {
  case line(ScrollDirection)
  /// By a viewport less a line, but at least half a viewport.
  case page(ScrollDirection)
  case end(ScrollDirection)
}

/// The position in the viewport to which an item is scrolled (`UICollectionView.ScrollPosition`).
///
/// A position at an edge concerns one axis; along the other, it counts as ``nearest``.
public enum ScrollPosition: Hashable, Sendable {
  /// The position that takes the least scrolling to show the item.
  case nearest
  /// At one edge of the viewport.
  case top, bottom, left, right
  /// In the middle along both axes.
  case center
}

extension ScrollRange {
  /// Returns the offset after a command, clamped to the ends; `offset` is the goal while the area
  /// moves, so that two presses of a key scroll two pages.
  func offset(after command: ScrollCommand, from offset: Vector, line: Length) -> Vector {
    let line = line.clampedToFarthest
    let (direction, distance) =
      switch command {
      case .line(let direction): (direction, line)
      case .page(let direction):
        (direction, max(viewport[direction.axis] - line, viewport[direction.axis] / 2))
      case .end(let direction): (direction, Self.largest * 2)
      }
    var next = clamp(offset)
    next[direction.axis] += direction.isForward ? distance : -distance
    return clamp(next)
  }

  func offset(
    toShow rect: Rect, at position: ScrollPosition = .nearest, from offset: Vector
  ) -> Vector {
    var next = offset
    for axis in Axis.allCases {
      let beginning = axis == reversedAxis ? viewport[axis] : .zero
      let start = beginning + rect.origin[axis].clamped(to: -Self.largest...Self.largest)
      let length = rect.size[axis].clamped(to: .zero...Self.largest)
      let end = start + length - viewport[axis]
      switch (position, axis) {
      case (.top, .vertical), (.left, .horizontal): next[axis] = start
      case (.bottom, .vertical), (.right, .horizontal): next[axis] = end
      case (.center, _): next[axis] = ((start + end) / 2).roundedToPixel
      default:
        // Between the two, all of it is visible, or it fills the viewport (CSSOM View, "nearest").
        next[axis] = offset[axis].clamped(to: min(start, end)...max(start, end))
      }
    }
    return clamp(next)
  }
}
