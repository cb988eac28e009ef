public import DragGeometry

/// A named element of the window, with its frame.
///
/// Gestures of scripts are aimed at landmarks: `press red` presses `red`, wherever the layout places it.
public struct Landmark: Hashable, Sendable {
  /// The identity of a landmark: a container, a name and, if any, a part.
  public struct ID: Hashable, Sendable {
    /// The name of the group that the element belongs to.
    ///
    /// For an item of a model, it is the name of the item's container.
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
  /// The element's frame, in window coordinates.
  ///
  /// It is the final frame, after all animations. In `Aimable.seenLandmarks`, it is the frame as now
  /// drawn.
  public var frame: Rect
  /// The part of the frame inside the collection view that displays the element; can be empty.
  ///
  /// For an element outside all collection views, it is the whole ``frame``.
  public var visible: Rect
  /// Whether a pointer can lift or move the element, possibly only by its handle.
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
