/// The position in the viewport to which an item is scrolled (`UICollectionView.ScrollPosition`).
///
/// ``top`` and ``bottom`` are positions along the y-axis, ``left`` and ``right`` along the x-axis.
/// A view that scrolls along the other axis treats them as ``nearest``.
public enum ScrollPosition: Hashable, Sendable {
  /// The position that takes the least scrolling to show the whole item.
  ///
  /// An item that is larger than the viewport then fills the viewport.
  case nearest
  /// At the named edge of the viewport.
  case top, bottom, left, right
  /// In the middle of the viewport.
  case center
}

extension ScrollRange {
  /// Returns the offset after a key's command to move along the axis, limited to the range's ends.
  ///
  /// `offset` is the offset before the command, or the goal of the motion while the view moves, so
  /// two presses of a key scroll two pages. A step is one line. A page is the length of the
  /// viewport minus one line, but at least half that length.
  func offset(after command: MoveCommand, from offset: Length, line: Length) -> Length {
    let line = line.clampedToFarthest
    let distance =
      switch command {
      case .step: line
      case .page: max(viewport - line, viewport / 2)
      case .end: Self.largest * 2
      }
    return clamp(clamp(offset) + (command.direction.isForward ? distance : -distance))
  }

  /// Returns the offset at which a rectangle of the content is at a position in the viewport.
  func offset(
    toShow rect: Rect, at position: ScrollPosition = .nearest, from offset: Length
  ) -> Length {
    let beginning = isReversed ? viewport : .zero
    let start = beginning + rect.origin[axis].clamped(to: -Self.largest...Self.largest)
    let end = start + rect.size[axis].clamped(to: .zero...Self.largest) - viewport
    let goal =
      switch (position, axis) {
      case (.top, .vertical), (.left, .horizontal): start
      case (.bottom, .vertical), (.right, .horizontal): end
      case (.center, _): ((start + end) / 2).roundedToPixel
      // Between these, the item is fully visible or fills the viewport (CSSOM View, "nearest").
      default: offset.clamped(to: min(start, end)...max(start, end))
      }
    return clamp(goal)
  }
}
