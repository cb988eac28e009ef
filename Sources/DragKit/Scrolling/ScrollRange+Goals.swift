internal import DragGeometry

enum ScrollCommand: Hashable, Sendable {
  case line(ScrollDirection)
  /// Scrolls by the length of the viewport minus one ``line(_:)``, but at least by half the length.
  case page(ScrollDirection)
  case end(ScrollDirection)
}

/// The position in the viewport to which an item is scrolled (`UICollectionView.ScrollPosition`).
///
/// ``top`` and ``bottom`` are positions along the y-axis, ``left`` and ``right`` along the x-axis.
/// Along the other axis, the view scrolls as for ``nearest``.
public enum ScrollPosition: Hashable, Sendable {
  /// The position that takes the least scrolling to show the whole item.
  ///
  /// An item that is larger than the viewport then fills the viewport.
  case nearest
  /// At the named edge of the viewport.
  case top, bottom, left, right
  /// In the middle of the viewport, along both axes.
  case center
}

extension ScrollRange {
  /// Returns the offset after a command, limited to the ends of the range.
  ///
  /// `offset` is the offset before the command; while the area moves, it is the goal of the motion, so that
  /// two presses of a key scroll two pages. `line` is the distance of ``ScrollCommand/line(_:)``.
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
