public import DragGeometry

/// How wide words are, by a table made from the bundled fonts.
///
/// A layout measures here and nowhere else, so that it does not depend on the fonts, the shaper or
/// the rounding of the machine it runs on. The painter draws into the box that comes of it.
public enum TextMetrics {
  /// The width of `text` in `font`.
  public static func width(of text: String, in font: Font) -> Length {
    let thousandths = text.unicodeScalars.reduce(0) { sum, scalar in
      sum + AdvanceTable.advance(of: scalar, in: font.face)
    }
    return Length(subpixels: font.size.subpixels * thousandths / 1000)
  }

  /// `text`, or as much of its beginning as fits into `width` with an ellipsis behind it.
  public static func truncated(_ text: String, to width: Length, in font: Font) -> String {
    guard Self.width(of: text, in: font) > width else { return text }
    var kept = text
    while !kept.isEmpty, Self.width(of: kept + "…", in: font) > width { kept.removeLast() }
    return kept + "…"
  }
}
