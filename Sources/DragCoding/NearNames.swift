/// Looks for names that somebody may have meant.
package enum NearNames {
  /// The names that a word is a slip of the pen away from, or else the first few of all.
  package static func of(_ word: String, in names: [String], atMost count: Int = 8) -> [String] {
    if let best = slip(of: word, in: names) { return [best] }
    return Array(names.prefix(count)) + (names.count > count ? ["…"] : [])
  }

  /// The name that a word is a slip of the pen away from, the nearest of several.
  package static func slip(of word: String, in names: [String]) -> String? {
    names.filter { isSlip(word, of: $0) }
      .min { distance(word, $0) < distance(word, $1) }
  }

  private static func isSlip(_ word: String, of name: String) -> Bool {
    // Long words would take long, and are no slip of anything.
    guard word.count <= 40, name.count <= 40 else { return false }
    if word.count >= 3, name.hasPrefix(word) || word.hasPrefix(name) { return true }
    return distance(word, name) <= (min(word.count, name.count) > 4 ? 2 : 1)
  }

  /// How many letters have to be changed, added, left out or exchanged with the next.
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
