internal import Algorithms
internal import CShaping

/// A part of a line in one direction.
///
/// A line is read from left to right as a whole, as names of files are: an Arabic name is before its extension.
struct TextSegment: Hashable {
  var text: String
  var isRightToLeft: Bool

  /// Returns the parts of a line from left to right, which is not the order in which they are read.
  ///
  /// FriBidi orders them by Unicode's bidirectional algorithm. Within a part, the characters have the order in which
  /// they are read, and brackets are not mirrored: HarfBuzz does that.
  static func segments(of text: some Collection<Unicode.Scalar>) -> [TextSegment] {
    let characters = Array(text)
    var order = [FriBidiStrIndex](repeating: 0, count: characters.count)
    var levels = [FriBidiLevel](repeating: 0, count: characters.count)
    let values = characters.map(\.value)
    guard cshaping_reorder(values, Int32(values.count), &order, &levels) > 0 else {
      return [TextSegment(text: string(characters), isRightToLeft: false)]
    }
    return order.map(Int.init).chunked { levels[$0] == levels[$1] }.map { part in
      let isRightToLeft = part.first.map { levels[$0] % 2 == 1 } ?? false
      return TextSegment(
        text: string(part.sorted().map { characters[$0] }), isRightToLeft: isRightToLeft)
    }
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}

extension Unicode.Scalar {
  var joinsPrevious: Bool {
    properties.isGraphemeExtend || properties.isJoinControl || properties.isVariationSelector
  }
}
