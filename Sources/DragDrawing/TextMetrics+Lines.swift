internal import Algorithms
package import DragGeometry

extension TextMetrics {
  /// Breaks text into at most `limit` lines: between words, or within a word that is wider than a
  /// line.
  ///
  /// Line number `limit` has all remaining text, even if that is wider than `width`.
  ///
  /// The first line has the width `first`, or `width` if `first` is `nil`. A first line narrower
  /// than `width` stays empty if the first word does not fit into it.
  package static func lines(
    of text: String, to width: Length, first: Length? = nil, in font: Font, atMost limit: Int
  ) -> [String] {
    var (lines, rest) = ([String](), text[...])
    while lines.count + 1 < limit {
      let room = lines.isEmpty ? first ?? width : width
      let end = endOfLine(rest, room, isNarrow: room < width, in: font)
      guard end < rest.endIndex else { break }
      lines.append(String(rest[..<end].trimmingSuffix { $0 == " " }))
      rest = rest[end...].drop { $0 == " " }
    }
    return lines + [String(rest)]
  }

  /// Returns the lines of ``lines(of:to:first:in:atMost:)``, as even as their number allows.
  package static func evenLines(
    of text: String, to width: Length, in font: Font, atMost limit: Int
  ) -> [String] {
    let count = lines(of: text, to: width, in: font, atMost: limit).count
    var width = width
    while count > 1, lines(of: text, to: width - 8, in: font, atMost: count + 1).count == count {
      width = width - 8
    }
    return lines(of: text, to: width, in: font, atMost: limit)
  }

  private static func endOfLine(
    _ text: Substring, _ width: Length, isNarrow: Bool, in font: Font
  ) -> Substring.Index {
    let fitting = prefix(of: text, within: width, in: font)
    guard fitting < text.endIndex, text[fitting] != " " else { return fitting }
    if let space = text[..<fitting].lastIndex(of: " ") { return space }
    // The word may fit into the next line if that is wider. Otherwise each line takes a character.
    return isNarrow ? text.startIndex : max(fitting, text.index(after: text.startIndex))
  }

  private static func prefix(
    of text: Substring, within width: Length, in font: Font
  ) -> Substring.Index {
    var sum = 0
    for index in text.indices {
      sum += thousandths(text[index].unicodeScalars, in: font.face)
      if Self.width(ofThousandths: sum, in: font) > width { return index }
    }
    return text.endIndex
  }
}
