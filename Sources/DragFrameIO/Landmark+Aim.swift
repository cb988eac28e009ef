package import DragGeometry

extension [Landmark] {
  /// The landmark at a point, or the nearest one if the point is on the ground or on nothing.
  ///
  /// On a ground, that is one of the landmarks on it; a list without rows is itself meant.
  package func aim(at point: Point) -> Landmark? {
    let hit = landmark(at: point)
    guard let hit, hit.isGround else { return hit ?? filter { !$0.isGround }.nearest(to: point) }
    return filter { !$0.isGround && $0.visible.intersects(hit.visible) }.nearest(to: point) ?? hit
  }

  /// The nearest to a point; the frontmost of several.
  private func nearest(to point: Point) -> Landmark? {
    reversed().min { $0.visible.squaredDistance(to: point) < $1.visible.squaredDistance(to: point) }
  }
}

extension Rect {
  /// The squared distance of a point from the rectangle, in subpixels.
  fileprivate func squaredDistance(to point: Point) -> Int {
    let dx = max(minX - point.x, point.x - maxX, .zero).subpixels
    let dy = max(minY - point.y, point.y - maxY, .zero).subpixels
    return dx * dx + dy * dy
  }
}
