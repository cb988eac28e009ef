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
public struct DrawOperation: Hashable, Sendable {
  package var id: DrawID
  package var content: DrawContent

  package init(_ id: DrawID, _ content: DrawContent) {
    (self.id, self.content) = (id, content)
  }

  // Other modules would call a synthesized one through its witness, for each drawing of each frame.
  public static func == (left: DrawOperation, right: DrawOperation) -> Bool {
    left.id == right.id && left.content == right.content
  }
}

/// The identity of a drawing: its owner, and its index (`role`) among the drawings of that owner.
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

/// The contents of a drawing.
///
/// Coordinates are those of the window; within a group, they are those of the group.
package enum DrawContent: Hashable, Sendable {
  case roundedRect(Rect, radius: Length, fill: Color)
  /// An outline of a rounded rectangle, drawn just inside the rectangle's edge.
  case roundedRectOutline(Rect, radius: Length, width: Length, color: Color)
  case shadow(Rect, radius: Length, blur: Length, color: Color)
  case fill(Path, Color)
  case stroke(Path, width: Length, color: Color)
  /// The picture with this file name or absolute path, scaled to fill the rectangle and cropped to it.
  ///
  /// The ending `.png` can be left out of a name.
  case image(String, Rect, radius: Length)
  case icon(String, Rect, Color)
  case text(TextLine)
  /// Drawings that are blended as one image, with the opacity `alpha`.
  ///
  /// `transform` maps their coordinates to those outside the group.
  case group(alpha: Fraction, transform: Transform, [DrawOperation])
  case clip(Rect, [DrawOperation])
}

/// A transform that multiplies coordinates by a scale, and then adds an offset.
package struct Transform: Hashable, Sendable {
  package var scale: Fraction
  package var offset: Vector

  package init(scale: Fraction = .one, offset: Vector = .zero) {
    (self.scale, self.offset) = (scale, offset)
  }

  package static let identity = Transform()
}

/// A drawing of the items that a pointer carries.
package struct CarriedDrawing: Equatable {
  package let size: Size
  /// From the drawing's upper left corner to the pointer.
  package let hotSpot: Vector
  package let operations: [DrawOperation]

  package init(size: Size, hotSpot: Vector, operations: [DrawOperation]) {
    (self.size, self.hotSpot, self.operations) = (size, hotSpot, operations)
  }
}
