package import DragGeometry

package struct DrawList: Hashable, Sendable {
  package var background: Color
  /// The drawings, from back to front.
  package var operations: [DrawOperation]

  package init(background: Color, operations: [DrawOperation] = []) {
    (self.background, self.operations) = (background, operations)
  }
}

/// A drawing, with an identity by which the painter finds it in the list of the previous frame.
package struct DrawOperation: Hashable, Sendable {
  package var id: DrawID
  package var content: DrawContent

  package init(_ id: DrawID, _ content: DrawContent) {
    (self.id, self.content) = (id, content)
  }
}

/// The identity of a drawing; its role is the index among the drawings of its owner.
package struct DrawID: Hashable, Sendable {
  package var owner: DrawOwner
  package var role: Int

  package init(owner: DrawOwner, role: Int = 0) {
    (self.owner, self.role) = (owner, role)
  }
}

package struct DrawOwner: Hashable, Sendable {
  package var part: Int
  package var number: Int

  package init(part: Int, number: Int = 0) {
    (self.part, self.number) = (part, number)
  }
}

/// The contents of a drawing, in window coordinates, or in those of the group around it.
package enum DrawContent: Hashable, Sendable {
  case roundedRect(Rect, radius: Length, fill: Color)
  /// The outline of a rounded rectangle, inside the rectangle's edge.
  case roundedRectOutline(Rect, radius: Length, width: Length, color: Color)
  case shadow(Rect, radius: Length, blur: Length, color: Color)
  case fill(Path, Color)
  case stroke(Path, width: Length, color: Color)
  /// A picture scaled to fill the rectangle and cropped to it, by its file name; `.png` can be left out.
  case image(String, Rect, radius: Length)
  case icon(String, Rect, Color)
  case text(TextLine)
  /// Operations in coordinates that `transform` maps to the outer ones, blended as one image.
  case group(alpha: Fraction, transform: Transform, [DrawOperation])
  case clip(Rect, [DrawOperation])
}

/// A transform that scales points from the origin, and then moves them by an offset.
package struct Transform: Hashable, Sendable {
  package var scale: Fraction
  package var offset: Vector

  package init(scale: Fraction = .one, offset: Vector = .zero) {
    (self.scale, self.offset) = (scale, offset)
  }

  package static let identity = Transform()
}
