/// The lines of a file, one after the other.
package struct LineSplitter {
  /// One line without its end.
  package struct Line {
    /// Where it stands.
    package var bytes: Range<Int>
    /// `true` where its end is there.
    package var isWhole: Bool
  }

  /// The file.
  package let bytes: [UInt8]
  private var offset = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next line, or nothing at the end of the file.
  package mutating func next() -> Line? {
    guard offset < bytes.count else { return nil }
    let start = offset
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    offset = min(end + 1, bytes.count)
    let isWhole = end < bytes.count
    if isWhole, end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return Line(bytes: start..<end, isWhole: isWhole)
  }
}
