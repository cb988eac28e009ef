public import DragGeometry

/// The widths of text, computed from a table of advances.
///
/// They are the same on every machine, whatever fonts it has.
public enum TextMetrics {
  /// Returns the width of a line of text, in logical pixels, rounded towards zero to 1/256 px.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func width(of text: String, in font: Font) -> Length {
    width(ofThousandths: thousandths(text.unicodeScalars, in: font.face), in: font)
  }

  /// Returns text that fits a width: without the characters at its end if necessary, in place of which is `…`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func truncated(_ text: String, to width: Length, in font: Font) -> String {
    guard Self.width(of: text, in: font) > width else { return text }
    var sum = thousandths("…".unicodeScalars, in: font.face)
    let fitting = text.unicodeScalars.prefix { scalar in
      sum += AdvanceTable.advance(of: scalar, in: font.face)
      return Self.width(ofThousandths: sum, in: font) <= width
    }
    var end = fitting.endIndex
    // An accent stays with its letter.
    while end.samePosition(in: text) == nil { text.unicodeScalars.formIndex(before: &end) }
    return text[..<end] + "…"
  }

  /// Returns the sum of the advances of characters, in thousandths of an em.
  package static func thousandths(
    _ characters: some Sequence<Unicode.Scalar>, in face: Font.Face
  ) -> Int {
    characters.reduce(0) { $0 + AdvanceTable.advance(of: $1, in: face) }
  }

  /// Returns the width of a line whose advances have this sum in thousandths of an em, rounded towards zero to 1/256 px.
  package static func width(ofThousandths sum: Int, in font: Font) -> Length {
    Length(subpixels: font.size.subpixels * sum / 1000)
  }
}
