public import DragGeometry

/// Everything that a frame shows, from back to front.
package struct DrawList: Hashable, Sendable {
  /// The colour behind everything.
  package var background: Color
  /// What is drawn, the rearmost first.
  package var operations: [DrawOperation]

  /// Creates a list.
  package init(background: Color, operations: [DrawOperation] = []) {
    self.background = background
    self.operations = operations
  }
}

/// One thing to draw, with an identity that stays the same from frame to frame.
public struct DrawOperation: Hashable, Sendable {
  /// Which thing of the list before this one it continues.
  public var id: DrawID
  /// What to draw.
  public var content: DrawContent

  /// Creates an operation.
  public init(_ id: DrawID, _ content: DrawContent) {
    self.id = id
    self.content = content
  }
}

/// The identity of a thing that is drawn: its owner, and which of the owner's things it is.
public struct DrawID: Hashable, Sendable {
  /// What it belongs to.
  public var owner: DrawOwner
  /// Which of the owner's things it is.
  public var role: Int

  /// Creates an identity.
  public init(owner: DrawOwner, role: Int = 0) {
    self.owner = owner
    self.role = role
  }
}

/// A part of the screen that owns drawings, or one of the things in it.
///
/// The application numbers its parts. Things in different parts never have the same owner.
public struct DrawOwner: Hashable, Sendable {
  /// The number of the part.
  public var part: Int
  /// The number of the thing in the part, such as that of an item; 0 in a part that is one thing.
  public var number: Int

  /// Creates the owner of a number in a part.
  public init(part: Int, number: Int = 0) {
    self.part = part
    self.number = number
  }
}

/// What can be drawn.
///
/// Coordinates are the window's logical pixels, within a group the group's.
public enum DrawContent: Hashable, Sendable {
  /// A rectangle with round corners, filled. A radius of zero gives sharp corners.
  case roundedRect(Rect, radius: Length, fill: Color)
  /// The outline of a rectangle with round corners, `width` thick, inside the rectangle's edge.
  case roundedRectOutline(Rect, radius: Length, width: Length, color: Color)
  /// The blurred shadow of a rectangle with round corners. Half of the blur falls outside.
  case shadow(Rect, radius: Length, blur: Length, color: Color)
  /// The inside of a path, by the non-zero rule.
  case fill(Path, Color)
  /// A line of the given width along a path, with round ends and joints.
  case stroke(Path, width: Length, color: Color)
  /// A picture of the Assets folder by its name, in a rectangle with round corners.
  case image(ImageName, Rect, radius: Length)
  /// An icon of the Assets folder by its name, in one colour.
  case icon(IconName, Rect, Color)
  /// A line of words.
  case text(TextLine)
  /// Several things as one: transformed together, and then seen through together.
  case group(alpha: Fraction, transform: Transform, [DrawOperation])
  /// Several things of which only what lies in the rectangle is seen.
  case clip(Rect, [DrawOperation])
}

/// The name of a picture, that of its file under `Assets/images` without the ending.
public struct ImageName: Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The name of an icon, that of its file under `Assets/icons` without the ending.
public struct IconName: Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A change of scale and place: a point is scaled first, then moved.
public struct Transform: Hashable, Sendable {
  /// How much larger things become.
  public var scale: Fraction
  /// How far things move after that.
  public var offset: Vector

  /// Creates a transform.
  public init(scale: Fraction = .one, offset: Vector = .zero) {
    self.scale = scale
    self.offset = offset
  }

  /// No change.
  public static let identity = Transform()

  /// Where a rectangle comes to lie, its edges rounded outwards.
  public func applied(to rect: Rect) -> Rect {
    let (left, top) = (rect.minX * scale, rect.minY * scale)
    // Rounded up: the negative is rounded down.
    let (right, bottom) = (-(-rect.maxX * scale), -(-rect.maxY * scale))
    return Rect(x: left, y: top, width: right - left, height: bottom - top).moved(by: offset)
  }
}
