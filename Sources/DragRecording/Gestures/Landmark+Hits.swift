package import DragGeometry

extension [Landmark] {
  /// Returns the frontmost landmark whose visible part contains a point, in window coordinates; `nil` if none does.
  ///
  /// - Complexity: O(*n*), where *n* is the number of landmarks.
  public func landmark(at point: Point) -> Landmark? { last { $0.visible.contains(point) } }

  package subscript(id: Landmark.ID) -> Landmark? { last { $0.id == id } }

  /// Returns the landmark at which a pointer is aimed.
  ///
  /// - If the frontmost landmark at the point is no container, it is returned.
  /// - If it is a container, the nearest landmark that overlaps it and is no container is returned. If
  ///   there is none, the container itself is returned.
  /// - If no landmark is at the point, the nearest one that is no container is returned; `nil` if there
  ///   is none.
  package func aim(at point: Point) -> Landmark? {
    let hit = landmark(at: point)
    guard let hit, hit.isGround else { return hit ?? filter { !$0.isGround }.nearest(to: point) }
    return filter { !$0.isGround && $0.visible.intersects(hit.visible) }.nearest(to: point) ?? hit
  }

  private func nearest(to point: Point) -> Landmark? {
    reversed().min { $0.visible.squaredDistance(to: point) < $1.visible.squaredDistance(to: point) }
  }
}

extension Rect {
  fileprivate func squaredDistance(to point: Point) -> Int {
    let dx = max(minX - point.x, point.x - maxX, .zero).subpixels
    let dy = max(minY - point.y, point.y - maxY, .zero).subpixels
    return dx * dx + dy * dy
  }
}
