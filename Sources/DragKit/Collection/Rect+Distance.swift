internal import DragGeometry

extension Rect {
  /// How far another rectangle is in a direction; nothing where it is not there.
  ///
  /// What is aside counts three times.
  func distance(to other: Rect, _ direction: ScrollDirection) -> Int? {
    let (along, across) = (direction.axis, direction.axis.across)
    let isThere =
      direction.isForward
      ? other.start(along) >= center[along] : other.end(along) <= center[along]
    guard isThere else { return nil }
    let gap =
      direction.isForward ? other.start(along) - end(along) : start(along) - other.end(along)
    let aside = max(other.start(across) - end(across), start(across) - other.end(across), 0)
    return max(gap, 0).subpixels + 3 * aside.subpixels
  }

  private func start(_ axis: Axis) -> Length { origin[axis] }

  private func end(_ axis: Axis) -> Length { origin[axis] + size[axis] }
}
