package import DragGeometry

package struct TextLine: Hashable, Sendable {
  package var text: String
  package var font: Font
  package var color: Color
  /// The box in which the line is vertically centred, and to which it is clipped.
  package var box: Rect
  package var alignment: Alignment

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
  package enum Face: Int, Hashable, Sendable, CaseIterable {
    case regular
    case semibold
    case mono
  }

  package var face: Face
  package var size: Length

  package init(_ face: Face = .regular, size: Length) {
    (self.face, self.size) = (face, size)
  }
}
