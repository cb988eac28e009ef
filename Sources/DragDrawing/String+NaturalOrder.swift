extension String {
  /// Whether this comes before another text when names are sorted as a person counts: `a2` before `a10`.
  ///
  /// Runs of ASCII digits are compared by their values, and everything else by Unicode scalars, in no locale. Texts that
  /// differ only in leading zeros are ordered by those, so that the order of different texts is always the same.
  ///
  /// - Complexity: O(*n*) in the length of the shorter text.
  package func precedesNaturally(_ other: String) -> Bool {
    var (one, two) = (self, other)
    return one.withUTF8 { one in
      two.withUTF8 { two in NaturalComparison(one: one, two: two).isBefore }
    }
  }
}

/// A comparison of two texts as UTF-8, whose bytes have the order of the scalars.
private struct NaturalComparison {
  let one: UnsafeBufferPointer<UInt8>
  let two: UnsafeBufferPointer<UInt8>

  var isBefore: Bool {
    var (left, right) = (0, 0)
    // The first difference of the numbers of leading zeros.
    var zeros = 0
    while left < one.count, right < two.count {
      if Self.isDigit(one[left]), Self.isDigit(two[right]) {
        let (mine, theirs) = (Self.number(in: one, at: left), Self.number(in: two, at: right))
        if mine.count != theirs.count { return mine.count < theirs.count }
        for (digit, other) in zip(one[mine], two[theirs]) where digit != other {
          return digit < other
        }
        if zeros == 0 { zeros = (mine.lowerBound - left) - (theirs.lowerBound - right) }
        (left, right) = (mine.upperBound, theirs.upperBound)
      } else {
        if one[left] != two[right] { return one[left] < two[right] }
        left += 1
        right += 1
      }
    }
    let isOneOver = left == one.count
    return isOneOver != (right == two.count) ? isOneOver : zeros < 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Returns the place of the digits of a number, without the zeros before them.
  private static func number(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Range<Int> {
    var first = start
    while first < text.count, text[first] == 0x30 { first += 1 }
    var end = first
    while end < text.count, isDigit(text[end]) { end += 1 }
    return first..<end
  }
}
