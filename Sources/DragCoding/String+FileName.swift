extension String {
  /// Whether the text can name a file in a folder, without a path; Linux permits 255 bytes.
  public var isPlainFileName: Bool {
    !isEmpty && self != "." && self != ".." && utf8.count <= 255
      && !utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  /// Returns the text without the characters at its end that exceed a number of bytes.
  package func cut(toBytes count: Int) -> String {
    var text = self
    while text.utf8.count > count { text.removeLast() }
    return text
  }
}
