package import DragGeometry

extension TextMetrics {
  /// `text` in lines that fit into `width`, broken between words, or within one that is wider than
  /// a line.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - width: The room for a line.
  ///   - first: The room for the first line, where it is another one; it may be too narrow for
  ///     anything, and is empty then.
  ///   - font: The font.
  ///   - limit: How many lines there may be; the last of them is all that is left, however wide.
  /// - Returns: The lines, without the spaces at which they were broken.
  package static func lines(
    of text: String, to width: Length, first: Length? = nil, in font: Font, atMost limit: Int
  ) -> [String] {
    var (lines, rest) = ([String](), text[...])
    while lines.count + 1 < limit {
      let room = lines.isEmpty ? first ?? width : width
      let end = endOfLine(rest, room, isNarrow: room < width, in: font)
      guard end < rest.endIndex else { break }
      lines.append(String(rest[..<end]).trimmingSpaces)
      rest = rest[end...].drop { $0 == " " }
    }
    return lines + [String(rest)]
  }

  /// Where a line that begins a text has to be broken.
  private static func endOfLine(
    _ text: Substring, _ width: Length, isNarrow: Bool, in font: Font
  ) -> Substring.Index {
    let fitting = prefix(of: text, within: width, in: font)
    guard fitting < text.endIndex, text[fitting] != " " else { return fitting }
    if let space = text[..<fitting].lastIndex(of: " ") { return space }
    // A wider line follows: there the word may fit. Else each line gets something, or there is no end.
    return isNarrow ? text.startIndex : max(fitting, text.index(after: text.startIndex))
  }

  /// The end of as much of a text as fits.
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

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
