/// The largest inputs that the program reads and the largest outputs that it writes.
///
/// Input beyond a limit is refused; only lists of file names are truncated, and the window reports it. The limits are
/// chosen so that every command needs less than two gigabytes of memory. Each target adds its own.
package enum Limits {
  package static let droppedFiles = 10_000
  package static let nameBytes = 255
}

extension String {
  package var isPlainFileName: Bool {
    !isEmpty && self != "." && self != ".." && utf8.count <= Limits.nameBytes
      && !utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  /// Returns the text without the characters at its end that exceed a number of bytes.
  package func cut(toBytes count: Int) -> String {
    var text = self
    while text.utf8.count > count { text.removeLast() }
    return text
  }
}
