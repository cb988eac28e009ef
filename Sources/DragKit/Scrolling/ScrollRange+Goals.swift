internal import DragGeometry

/// A key's request to scroll.
enum ScrollCommand: Hashable, Sendable {
  /// By a line: an arrow key.
  case line(ScrollDirection)
  /// By a viewport less a line: Page Up and Page Down.
  case page(ScrollDirection)
  /// To an end: Home and End.
  case end(ScrollDirection)
}

/// The position in the viewport to which an item is scrolled (`UICollectionView.ScrollPosition`).
///
/// Across its axis, a position counts as ``nearest``.
public enum ScrollPosition: Hashable, Sendable {
  /// Wherever the least scrolling shows the item.
  case nearest
  /// At one edge of the viewport.
  case top, bottom, left, right
  /// In the middle along both axes.
  case center
}

extension ScrollRange {
  /// Returns the offset to which a command leads from another.
  ///
  /// While the area still moves, commands count from ``ScrollState/goal``: two pages are two pages,
  /// however fast the keys follow each other.
  func offset(after command: ScrollCommand, from offset: Vector, line: Length) -> Vector {
    let line = line.clampedToFarthest
    let (direction, distance) =
      switch command {
      case .line(let direction): (direction, line)
      case .page(let direction): (direction, pageLength(direction.axis, line: line))
      case .end(let direction): (direction, Self.largest * 2)
      }
    var next = clamp(offset)
    next[direction.axis] += direction.isForward ? distance : -distance
    return clamp(next)
  }

  /// A viewport less a line, but no less than half a viewport.
  func pageLength(_ axis: Axis, line: Length) -> Length {
    max(viewport[axis] - line, viewport[axis] / 2)
  }

  /// Returns the offset at which a rectangle of the content is visible, starting from another.
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
        // Between the two, all of it is visible, or nothing else (CSSOM View, "nearest").
        next[axis] = offset[axis].clamped(to: min(start, end)...max(start, end))
      }
    }
    return clamp(next)
  }
}
