package import DragGeometry

/// The contents of a frame.
package struct DrawList: Hashable, Sendable {
  /// The opaque colour behind all operations.
  package var background: Color
  /// The drawings, from back to front.
  package var operations: [DrawOperation]

  package init(background: Color, operations: [DrawOperation] = []) {
    (self.background, self.operations) = (background, operations)
  }
}

/// One drawing, with an identity that is the same from frame to frame.
package struct DrawOperation: Hashable, Sendable {
  package var id: DrawID
  package var content: DrawContent

  package init(_ id: DrawID, _ content: DrawContent) {
    (self.id, self.content) = (id, content)
  }
}

/// The identity of a drawing: its owner, and its number among the owner's drawings.
package struct DrawID: Hashable, Sendable {
  package var owner: DrawOwner
  package var role: Int

  package init(owner: DrawOwner, role: Int = 0) {
    (self.owner, self.role) = (owner, role)
  }
}

/// A part of the screen that owns drawings, by the app's number of it, or an item in it.
package struct DrawOwner: Hashable, Sendable {
  package var part: Int
  /// The number of the item in the part; 0 if the part has no items.
  package var number: Int

  package init(part: Int, number: Int = 0) {
    (self.part, self.number) = (part, number)
  }
}

/// The contents of a drawing, in logical pixels of the window or, in a group, of the group.
package enum DrawContent: Hashable, Sendable {
  case roundedRect(Rect, radius: Length, fill: Color)
  /// An outline inside the rectangle's edges.
  case roundedRectOutline(Rect, radius: Length, width: Length, color: Color)
  /// A shadow, which extends beyond the rectangle by `blur`.
  case shadow(Rect, radius: Length, blur: Length, color: Color)
  /// A path filled by the non-zero rule.
  case fill(Path, Color)
  /// A path stroked with round ends and joints.
  case stroke(Path, width: Length, color: Color)
  /// A picture that fills the rectangle, by its file name in `Assets/images` without the extension.
  case image(String, Rect, radius: Length)
  /// An icon, by its file name in `Assets/icons` without the extension.
  case icon(String, Rect, Color)
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
    (self.scale, self.offset) = (scale, offset)
  }

  package static let identity = Transform()
}
