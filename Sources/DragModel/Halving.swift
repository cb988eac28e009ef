extension RandomAccessCollection {
  /// Where the elements end that meet a condition, which all before the end must and none behind may.
  ///
  /// - Complexity: O(log *n*).
  func endOfPrefix(while isBefore: (Element) -> Bool) -> Index {
    var (start, rest) = (startIndex, count)
    while rest > 0 {
      let middle = index(start, offsetBy: rest / 2)
      if isBefore(self[middle]) {
        start = index(after: middle)
        rest -= rest / 2 + 1
      } else {
        rest /= 2
      }
    }
    return start
  }
}
