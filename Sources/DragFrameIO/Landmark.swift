public import DragGeometry

/// A thing in the window that has a name, at the place where it rests.
///
/// Landmarks are what a gesture is aimed at: "press red" goes to the landmark `red`, wherever the
/// layout of the day has it.
public struct Landmark: Hashable, Sendable {
  /// Where it stands and what it is called; no two landmarks in sight have the same.
  public struct ID: Hashable, Sendable {
    /// The container, `colours` or `chrome`.
    public var container: String
    /// The name within it, `red`.
    public var name: String
    /// The part of it, `reorder` or `delete`; nothing for the whole.
    public var part: String?

    /// Creates an identity.
    public init(_ name: String, in container: String, part: String? = nil) {
      (self.container, self.name, self.part) = (container, name, part)
    }
  }

  /// Where it stands and what it is called.
  public var id: ID
  /// Its place at rest, in the window's logical pixels; parts of it may be out of sight.
  public var frame: Rect
  /// What can be seen of it, and hit.
  public var visible: Rect
  /// `true` where a pointer can lift it, or make it follow.
  public var isMovable: Bool
  /// `true` where it is the ground on which other landmarks stand, such as a list with rows.
  public var isGround: Bool
  /// `true` where it lies over the scene, such as a button: to what is carried it is nothing.
  public var isControl: Bool

  /// Creates a landmark, all of which is in sight where nothing else is said.
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
  /// As scripts write it: `red`, or `song-3.delete` for a part.
  public var description: String { part.map { "\(name).\($0)" } ?? name }
}

extension [Landmark] {
  /// The frontmost at a point.
  package func landmark(at point: Point) -> Landmark? { last { $0.visible.contains(point) } }

  /// The one of that identity.
  package subscript(id: Landmark.ID) -> Landmark? { last { $0.id == id } }
}
