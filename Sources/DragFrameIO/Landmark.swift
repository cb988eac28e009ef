public import DragGeometry

/// A named element of the window, with its frame in the final layout.
///
/// Gestures of scripts are aimed at landmarks: `press red` presses `red`, wherever the layout places it.
public struct Landmark: Hashable, Sendable {
  /// The identity of a landmark, unique among those in the window.
  public struct ID: Hashable, Sendable {
    /// The name of the container, such as `colours` or `chrome`.
    public var container: String
    /// The name in the container, such as `red`.
    public var name: String
    /// The name of a part, such as `reorder` or `delete`; `nil` for the whole element.
    public var part: String?

    /// Creates an identity.
    public init(_ name: String, in container: String, part: String? = nil) {
      (self.container, self.name, self.part) = (container, name, part)
    }
  }

  /// The identity.
  public var id: ID
  /// The frame in the final layout, in the window's logical pixels; it can extend beyond the visible area.
  public var frame: Rect
  /// The visible part of the frame, in which it can be pressed.
  public var visible: Rect
  /// Whether a pointer can lift it or move it.
  public var isMovable: Bool
  /// Whether it contains other landmarks, such as a list its rows.
  public var isGround: Bool
  /// Whether it is a control in front of the content, such as a button, which is no target of a drag.
  public var isControl: Bool

  /// Creates a landmark, by default one that is entirely visible.
  public init(
    _ id: ID, _ frame: Rect, visible: Rect? = nil, isMovable: Bool = false, isGround: Bool = false,
    isControl: Bool = false
  ) {
    (self.id, self.frame) = (id, frame)
    (self.isMovable, self.isGround, self.isControl) = (isMovable, isGround, isControl)
    self.visible = visible ?? frame
  }
}

extension Landmark.ID: CustomStringConvertible {
  /// The name in scripts: `red`, or `song-3.delete` for a part.
  public var description: String { part.map { "\(name).\($0)" } ?? name }
}

extension [Landmark] {
  /// The frontmost landmark at a point.
  package func landmark(at point: Point) -> Landmark? { last { $0.visible.contains(point) } }

  package subscript(id: Landmark.ID) -> Landmark? { last { $0.id == id } }

  /// The landmark that a pointer at a point is aimed at: the one at the point, or else the nearest.
  ///
  /// On a landmark that contains others, it is the nearest of these, or the landmark itself if it contains none.
  package func aim(at point: Point) -> Landmark? {
    let hit = landmark(at: point)
    guard let hit, hit.isGround else { return hit ?? filter { !$0.isGround }.nearest(to: point) }
    return filter { !$0.isGround && $0.visible.intersects(hit.visible) }.nearest(to: point) ?? hit
  }

  /// The nearest to a point, the frontmost of several.
  private func nearest(to point: Point) -> Landmark? {
    reversed().min { $0.visible.squaredDistance(to: point) < $1.visible.squaredDistance(to: point) }
  }
}

extension Rect {
  /// The squared distance of a point from the rectangle, in subpixels².
  fileprivate func squaredDistance(to point: Point) -> Int {
    let dx = max(minX - point.x, point.x - maxX, .zero).subpixels
    let dy = max(minY - point.y, point.y - maxY, .zero).subpixels
    return dx * dx + dy * dy
  }
}
