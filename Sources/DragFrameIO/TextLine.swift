package import DragGeometry

/// A line of text in a box, clipped to the box.
package struct TextLine: Hashable, Sendable {
  package var text: String
  package var font: Font
  package var color: Color
  /// The box, in the coordinates of the drawing, in which the line is centred vertically.
  package var box: Rect
  package var alignment: Alignment

  /// The horizontal position of a line in its box; `leading` is at the left edge.
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  package init(
    _ text: String, font: Font, color: Color, box: Rect, alignment: Alignment = .leading
  ) {
    (self.text, self.font, self.color) = (text, font, color)
    (self.box, self.alignment) = (box, alignment)
  }
}

package struct Font: Hashable, Sendable {
  /// A face in `Assets/fonts`.
  package enum Face: Int, Hashable, Sendable, CaseIterable {
    case regular
    /// For titles and labels.
    case semibold
    /// For traces and numbers, with characters of equal width.
    case mono
  }

  package var face: Face
  /// The side of the em square.
  package var size: Length

  package init(_ face: Face = .regular, size: Length) {
    (self.face, self.size) = (face, size)
  }
}
