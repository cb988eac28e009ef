package import DragGeometry

/// How wide words are, by a table made from the bundled fonts.
///
/// A layout measures here and nowhere else, so that it does not depend on the fonts, the shaper or
/// the rounding of the machine it runs on. The painter draws into the box that comes of it.
package enum TextMetrics {
  /// The width of `text` in `font`.
  package static func width(of text: String, in font: Font) -> Length {
    width(ofThousandths: thousandths(text.unicodeScalars, in: font.face), in: font)
  }

  /// `text`, or as much of its beginning as fits into `width` with an ellipsis behind it.
  package static func truncated(_ text: String, to width: Length, in font: Font) -> String {
    guard Self.width(of: text, in: font) > width else { return text }
    var sum = thousandths("…".unicodeScalars, in: font.face)
    let fitting = text.unicodeScalars.prefix { scalar in
      sum += AdvanceTable.advance(of: scalar, in: font.face)
      return Self.width(ofThousandths: sum, in: font) <= width
    }
    var end = fitting.endIndex
    // No accent is cut off from its letter.
    while end.samePosition(in: text) == nil { text.unicodeScalars.formIndex(before: &end) }
    return text[..<end] + "…"
  }

  /// How far characters move the pen, in thousandths of the em square.
  static func thousandths(
    _ characters: some Sequence<Unicode.Scalar>, in face: Font.Face
  ) -> Int {
    characters.reduce(0) { $0 + AdvanceTable.advance(of: $1, in: face) }
  }

  static func width(ofThousandths sum: Int, in font: Font) -> Length {
    Length(subpixels: font.size.subpixels * sum / 1000)
  }
}
