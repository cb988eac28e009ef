package import DragGeometry

/// The contents of a frame.
package struct DrawList: Hashable, Sendable {
  /// The opaque colour behind all operations.
  package var background: Color
  /// The drawings, from back to front.
  package var operations: [DrawOperation]

  package init(background: Color, operations: [DrawOperation] = []) {
    self.background = background
    self.operations = operations
  }
}

/// One drawing, with an identity that is the same from frame to frame.
package struct DrawOperation: Hashable, Sendable {
  package var id: DrawID
  package var content: DrawContent

  package init(_ id: DrawID, _ content: DrawContent) {
    self.id = id
    self.content = content
  }
}

/// The identity of a drawing: its owner, and its number among the owner's drawings.
package struct DrawID: Hashable, Sendable {
  package var owner: DrawOwner
  package var role: Int

  package init(owner: DrawOwner, role: Int = 0) {
    self.owner = owner
    self.role = role
  }
}

/// A part of the screen that owns drawings, or an item in it.
///
/// The app numbers its parts.
package struct DrawOwner: Hashable, Sendable {
  package var part: Int
  /// The number of the item in the part; 0 if the part has no items.
  package var number: Int

  package init(part: Int, number: Int = 0) {
    self.part = part
    self.number = number
  }
}

/// The contents of a drawing.
///
/// Coordinates are logical pixels of the window or, in a group, of the group.
package enum DrawContent: Hashable, Sendable {
  /// A filled rectangle with rounded corners.
  case roundedRect(Rect, radius: Length, fill: Color)
  /// The outline of a rectangle with rounded corners, inside the rectangle's edges.
  case roundedRectOutline(Rect, radius: Length, width: Length, color: Color)
  /// The shadow of a rectangle with rounded corners; it extends beyond the rectangle by `blur`.
  case shadow(Rect, radius: Length, blur: Length, color: Color)
  /// A path filled by the non-zero rule.
  case fill(Path, Color)
  /// A path stroked with round ends and joints.
  case stroke(Path, width: Length, color: Color)
  /// A picture that fills a rectangle with rounded corners, by its file name in `Assets/images` without the
  /// extension.
  case image(String, Rect, radius: Length)
  /// An icon in one colour, by its file name in `Assets/icons` without the extension.
  case icon(String, Rect, Color)
  /// A line of text.
  case text(TextLine)
  /// Operations drawn as one image, which is transformed and has an opacity.
  case group(alpha: Fraction, transform: Transform, [DrawOperation])
  /// Operations clipped to a rectangle.
  case clip(Rect, [DrawOperation])
}

/// A transform that scales a point and then moves it.
package struct Transform: Hashable, Sendable {
  package var scale: Fraction
  package var offset: Vector

  package init(scale: Fraction = .one, offset: Vector = .zero) {
    self.scale = scale
    self.offset = offset
  }

  package static let identity = Transform()

  /// Returns a transformed rectangle, with its edges rounded outwards to subpixels.
  package func applied(to rect: Rect) -> Rect {
    let (left, top) = (rect.minX * scale, rect.minY * scale)
    // Rounded up: the negative is rounded down.
    let (right, bottom) = (-(-rect.maxX * scale), -(-rect.maxY * scale))
    return Rect(x: left, y: top, width: right - left, height: bottom - top).moved(by: offset)
  }
}

extension DrawOperation {
  /// A rectangle that contains the drawing.
  package var bounds: Rect { content.bounds }
}

extension DrawContent {
  package var bounds: Rect {
    switch self {
    case .roundedRect(let rect, _, _), .roundedRectOutline(let rect, _, _, _),
      .image(_, let rect, _), .icon(_, let rect, _):
      rect
    case .shadow(let rect, _, let blur, _): rect.insetBy(-blur)
    case .fill(let path, _): path.bounds
    case .stroke(let path, let width, _): path.bounds.insetBy(-width)
    case .text(let line): line.box
    case .group(_, let transform, let operations):
      transform.applied(to: operations.reduce(Rect.zero) { $0.union($1.bounds) })
    case .clip(let rect, let operations):
      rect.intersection(operations.reduce(Rect.zero) { $0.union($1.bounds) })
    }
  }
}
