public import DragGeometry

/// A named element of the window, with its frame.
///
/// Gestures of scripts are aimed at landmarks: `press red` presses `red`, wherever the layout places it.
public struct Landmark: Hashable, Sendable {
  /// The identity of a landmark, unique among the landmarks in the window.
  public struct ID: Hashable, Sendable {
    /// The name of a group of elements; for an item in a model, the name of its container.
    public var container: String
    /// The element's name in the container, such as `red`; for a part, the name of its row.
    public var name: String
    /// The name of a part of a row, such as `reorder` or `delete`; `nil` for the whole element.
    public var part: String?

    /// Creates an identity.
    public init(_ name: String, in container: String, part: String? = nil) {
      (self.container, self.name, self.part) = (container, name, part)
    }
  }

  /// The identity.
  public var id: ID
  /// The final frame in window coordinates; in `Aimable.seenLandmarks`, the frame as drawn.
  public var frame: Rect
  /// The frame, clipped to the collection view that displays the element, if any; can be empty.
  public var visible: Rect
  /// Whether a pointer can lift or move the element, by the whole element or only by a handle.
  public var isMovable: Bool
  /// Whether the element is a container of landmarks, such as a list of rows.
  public var isGround: Bool
  /// Whether the element is an item of a layer in front of the scene, such as a toolbar's button.
  public var isControl: Bool

  /// Creates a landmark; if `visible` is `nil`, the whole frame is visible.
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
  /// The name in scripts, without the container: `red`, or `song-3.delete` for a part.
  public var description: String { part.map { "\(name).\($0)" } ?? name }
}

extension [Landmark] {
  package func landmark(at point: Point) -> Landmark? { last { $0.visible.contains(point) } }

  package subscript(id: Landmark.ID) -> Landmark? { last { $0.id == id } }

  /// Returns the landmark at which a pointer is aimed: the one at the point, unless it is a container.
  ///
  /// On a container, the result is the nearest intersecting landmark that is no container, or else the
  /// container. Outside all landmarks, it is the nearest that is no container; `nil` if there is none.
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
