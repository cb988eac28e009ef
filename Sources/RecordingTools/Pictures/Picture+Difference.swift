package import DragPictures

extension Picture {
  /// Compares two pictures pixel by pixel.
  ///
  /// - Returns: A transparent picture with every differing pixel in one opaque colour, and the number of
  ///   these pixels; `nil` if the sizes differ.
  package func difference(to other: Picture) -> (picture: Picture, count: Int)? {
    guard width == other.width, height == other.height else { return nil }
    var bytes = [UInt8](repeating: 0, count: rgba.count)
    var count = 0
    for start in stride(from: 0, to: rgba.count, by: 4)
    where rgba[start..<start + 4] != other.rgba[start..<start + 4] {
      (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]) = (230, 20, 60, 255)
      count += 1
    }
    return (Picture(width, height, bytes), count)
  }
}
