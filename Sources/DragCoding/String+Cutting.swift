extension String {
  /// Returns the text without the characters at its end that exceed a number of bytes.
  package func cut(toBytes count: Int) -> String {
    var text = self
    while text.utf8.count > count { text.removeLast() }
    return text
  }
}
