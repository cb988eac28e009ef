public import DragGeometry

/// What a key asks of a scrollable area.
public enum ScrollCommand: Hashable, Sendable {
  /// A line farther: an arrow key.
  case line(ScrollDirection)
  /// As much as is seen, but for a line that keeps one's place: Page Up and Page Down.
  case page(ScrollDirection)
  /// As far as it goes: Home and End.
  case end(ScrollDirection)
}

/// Where in the viewport something is to be shown (`UICollectionView.ScrollPosition`).
public enum ScrollPosition: Hashable, Sendable {
  /// Where it can be with the least scrolling, and nowhere else where it is seen already.
  case nearest
  /// At the top; nearest across it.
  case top
  /// At the bottom; nearest across it.
  case bottom
  /// At the left edge; nearest across it.
  case left
  /// At the right edge; nearest across it.
  case right
  /// In the middle, both ways.
  case center
}

extension ScrollRange {
  /// Where a command leads from an offset.
  ///
  /// While the area still moves, commands count from ``ScrollState/goal``: two pages are two pages,
  /// however fast the keys follow each other.
  public func offset(
    after command: ScrollCommand, from offset: Vector, line: Length
  ) -> Vector {
    var next = clamp(offset)
    switch command {
    case .line(let direction): next.go(direction, by: line.clampedToSeam)
    case .page(let direction):
      next.go(direction, by: pageLength(direction.axis, line: line.clampedToSeam))
    case .end(let direction):
      next[direction.axis] = direction.isForward ? Self.largest : -Self.largest
    }
    return clamp(next)
  }

  /// As much as is seen without a line, but no less than half of it.
  func pageLength(_ axis: Axis, line: Length) -> Length {
    max(viewport[axis] - line, viewport[axis] / 2)
  }

  /// Where to scroll from an offset so that a rectangle of the content is seen.
  public func offset(
    toShow rect: Rect, at position: ScrollPosition = .nearest, from offset: Vector
  ) -> Vector {
    var next = offset
    for axis in Axis.allCases {
      let beginning = axis == reversedAxis ? viewport[axis] : .zero
      let start = beginning + rect.origin[axis].clamped(to: -Self.largest...Self.largest)
      let length = rect.size[axis].clamped(to: .zero...Self.largest)
      next[axis] = span(axis).offset(
        toShow: start..<start + length, at: position.alignment(axis), from: offset[axis])
    }
    return clamp(next)
  }
}

/// Which edges are to meet along an axis.
enum ScrollAlignment: Hashable, Sendable {
  case nearest, start, middle, end
}

extension ScrollPosition {
  /// What the position says of an axis.
  fileprivate func alignment(_ axis: Axis) -> ScrollAlignment {
    switch (self, axis) {
    case (.top, .vertical), (.left, .horizontal): .start
    case (.bottom, .vertical), (.right, .horizontal): .end
    case (.center, _): .middle
    default: .nearest
    }
  }
}

extension ScrollSpan {
  fileprivate func offset(
    toShow part: Range<Length>, at alignment: ScrollAlignment, from offset: Length
  ) -> Length {
    let (atStart, atEnd) = (part.lowerBound, part.upperBound - viewport)
    switch alignment {
    case .start: return atStart
    case .end: return atEnd
    case .middle: return ((atStart + atEnd) / 2).roundedToPixel
    case .nearest:
      // Between the two, all of it is seen, or nothing else (CSSOM View, "nearest").
      return offset.clamped(to: min(atStart, atEnd)...max(atStart, atEnd))
    }
  }
}

extension Vector {
  fileprivate mutating func go(_ direction: ScrollDirection, by way: Length) {
    self[direction.axis] = self[direction.axis] + (direction.isForward ? way : -way)
  }
}
