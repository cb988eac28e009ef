public import DragGeometry

/// A line of text in a box.
public struct TextLine: Hashable, Sendable {
  package var text: String
  package var font: Font
  package var color: Color
  /// The box in which the line is vertically centred, and to which it is clipped.
  package var box: Rect
  package var alignment: Alignment

  /// The horizontal place of a line in its box.
  public enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case leading
    /// In the middle.
    case center
    /// At the right edge.
    case trailing
  }

  package init(
    _ text: String, font: Font, color: Color, box: Rect, alignment: Alignment = .leading
  ) {
    (self.text, self.font, self.color) = (text, font, color)
    (self.box, self.alignment) = (box, alignment)
  }
}

/// A font: one of the bundled faces, in a size.
public struct Font: Hashable, Sendable {
  /// A bundled face.
  public enum Face: Int, Hashable, Sendable, CaseIterable {
    /// Inter, regular.
    case regular
    /// Inter, semibold.
    case semibold
    /// JetBrains Mono.
    case mono
  }

  /// The face.
  public var face: Face
  /// The side of the em square, in logical pixels.
  public var size: Length

  /// Creates a font.
  public init(_ face: Face = .regular, size: Length) {
    (self.face, self.size) = (face, size)
  }
}
