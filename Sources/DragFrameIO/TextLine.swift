public import DragGeometry

/// One line of words in a box.
///
/// What does not fit is cut off at the box's edge.
public struct TextLine: Hashable, Sendable {
  /// The words.
  public var text: String
  /// How they look.
  public var font: Font
  /// Their colour.
  public var color: Color
  /// Where they stand; the line is centred between the top and the bottom edge.
  public var box: Rect
  /// At which edge of the box they stand.
  public var alignment: Alignment

  /// Where a line stands in its box.
  public enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case leading
    /// In the middle.
    case center
    /// At the right edge.
    case trailing
  }

  /// Creates a line.
  public init(
    _ text: String, font: Font, color: Color, box: Rect, alignment: Alignment = .leading
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.box = box
    self.alignment = alignment
  }
}

/// A face in a size.
public struct Font: Hashable, Sendable {
  /// A face that the Assets folder holds.
  public enum Face: Int, Hashable, Sendable, CaseIterable {
    /// For words to read.
    case regular
    /// For words that name things.
    case semibold
    /// For traces and numbers, every character equally wide.
    case mono
  }

  /// The face.
  public var face: Face
  /// The size of the em square.
  public var size: Length

  /// Creates a font.
  public init(_ face: Face = .regular, size: Length) {
    self.face = face
    self.size = size
  }
}
