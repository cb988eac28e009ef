/// Where two frames differ.
package struct FrameDifference: Hashable, Sendable {
  /// Every pixel that differs in a strong colour, on nothing.
  package let frame: Frame
  /// How many pixels differ.
  package let count: Int
}

extension Frame {
  /// Where another frame differs from this one; nothing where the sizes do.
  package func difference(to other: Frame) -> FrameDifference? {
    guard width == other.width, height == other.height else { return nil }
    var bytes = [UInt8](repeating: 0, count: rgba.count)
    var count = 0
    for start in stride(from: 0, to: rgba.count, by: 4)
    where rgba[start..<start + 4] != other.rgba[start..<start + 4] {
      (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]) = (230, 20, 60, 255)
      count += 1
    }
    return Frame(width: width, height: height, rgba: bytes)
      .map { FrameDifference(frame: $0, count: count) }
  }
}
