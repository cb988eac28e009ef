/// Names that resemble a mistyped word.
public enum NearNames {
  /// Returns the name that the user most likely meant; if there is none, the first `count` names, and `…` if there are more.
  ///
  /// - Complexity: O(*n*), where *n* is the number of names.
  public static func of(_ word: String, in names: [String], atMost count: Int = 8) -> [String] {
    if let best = typo(of: word, in: names) { return [best] }
    return Array(names.prefix(count)) + (names.count > count ? ["…"] : [])
  }

  /// Returns the name that the user most likely meant by a mistyped word.
  ///
  /// - Returns: The name with the smallest edit distance, among those that the word shortens, extends
  ///   or misspells by one or two letters; `nil` if there is none.
  package static func typo(of word: String, in names: [String]) -> String? {
    names.filter { isTypo(word, of: $0) }
      .min { distance(word, $0) < distance(word, $1) }
  }

  private static func isTypo(_ word: String, of name: String) -> Bool {
    // Long words would take long, and are no typos.
    guard word.count <= 40, name.count <= 40 else { return false }
    if word.count >= 3, name.hasPrefix(word) || word.hasPrefix(name) { return true }
    return distance(word, name) <= (min(word.count, name.count) > 4 ? 2 : 1)
  }

  package static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.lowercased()), Array(right.lowercased()))
    var rows = [Array(0...right.count)]
    for i in 0..<left.count {
      var row = [i + 1]
      for j in 0..<right.count {
        let change = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var best = min(change, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
