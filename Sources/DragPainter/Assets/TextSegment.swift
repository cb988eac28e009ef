/// A part of a line in one direction.
///
/// A line is read from left to right as a whole, as names of files are: an Arabic name is before its extension.
struct TextSegment: Hashable {
  var text: String
  var isRightToLeft: Bool

  /// Returns the parts of a line from left to right, which is not the order in which they are read.
  ///
  /// It is a small part of Unicode's bidirectional algorithm: text without controls of directions.
  static func segments(of text: some Collection<Unicode.Scalar>) -> [TextSegment] {
    guard text.contains(where: \.isRightToLeft) else {
      return [TextSegment(text: string(text), isRightToLeft: false)]
    }
    var segments: [TextSegment] = []
    var rest = text[...]
    while let first = rest.firstIndex(where: \.isRightToLeft) {
      segments.append(TextSegment(text: string(rest[..<first]), isRightToLeft: false))
      rest = rest[first...]
      let end = endOfRightToLeft(rest)
      segments += pieces(of: rest[..<end]).reversed()
      rest = rest[end...]
    }
    segments.append(TextSegment(text: string(rest), isRightToLeft: false))
    return segments.filter { !$0.text.isEmpty }
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// Returns the end of the text from right to left at the beginning of a line: numbers and signs belong to it, except for
  /// signs at its end.
  private static func endOfRightToLeft<Text: Collection<Unicode.Scalar>>(
    _ text: Text
  ) -> Text.Index {
    var end = text.startIndex
    var index = end
    while index < text.endIndex {
      let scalar = text[index]
      if scalar.isLeftToRight { break }
      text.formIndex(after: &index)
      if scalar.isRightToLeft || scalar.isDigit || scalar.joinsPrevious { end = index }
    }
    return end
  }

  /// Returns the parts of text from right to left in the order in which they are read.
  private static func pieces(of text: some Collection<Unicode.Scalar>) -> [TextSegment] {
    var pieces: [TextSegment] = []
    var last: Kind?
    for scalar in text {
      let kind = scalar.joinsPrevious ? last ?? .sign : Kind(scalar)
      if kind == last, kind != .sign || scalar.joinsPrevious {
        pieces[pieces.count - 1].text.unicodeScalars.append(scalar)
      } else {
        let seen = kind == .sign ? scalar.mirrored : scalar
        pieces.append(TextSegment(text: String(seen), isRightToLeft: kind == .letters))
      }
      last = kind
    }
    return pieces
  }

  private enum Kind {
    case letters, number, sign

    init(_ scalar: Unicode.Scalar) {
      self = scalar.isRightToLeft ? .letters : scalar.isDigit ? .number : .sign
    }
  }
}

extension Unicode.Scalar {
  var joinsPrevious: Bool {
    properties.isGraphemeExtend || properties.isJoinControl || properties.isVariationSelector
  }

  /// Whether this is a letter or a sign of a script from right to left, from Hebrew to Arabic.
  fileprivate var isRightToLeft: Bool {
    guard value >= 0x590 else { return false }
    switch value {
    case 0x660...0x669, 0x6f0...0x6f9: return false
    case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfefc, 0x1_0800...0x1_0fff, 0x1_e800...0x1_efff:
      return true
    default: return false
    }
  }

  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }

  fileprivate var isLeftToRight: Bool { !isRightToLeft && properties.isAlphabetic }

  /// The bracket that is seen in its place in text from right to left.
  fileprivate var mirrored: Unicode.Scalar {
    let brackets: [Unicode.Scalar] = ["(", ")", "[", "]", "{", "}", "<", ">", "«", "»", "‹", "›"]
    guard let index = brackets.firstIndex(of: self) else { return self }
    return brackets[index ^ 1]
  }
}
