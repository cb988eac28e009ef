package struct LineSplitter {
  package struct Line {
    package var bytes: Range<Int>
    package var isWhole: Bool
  }

  package let bytes: [UInt8]
  private var offset = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package mutating func next() -> Line? {
    guard offset < bytes.count else { return nil }
    let start = offset
    var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    offset = min(end + 1, bytes.count)
    let isWhole = end < bytes.count
    if isWhole, end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return Line(bytes: start..<end, isWhole: isWhole)
  }
}
