internal import DragCoding

/// A picture of the window, four bytes per pixel: red, green, blue, alpha, row by row.
package struct Frame: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let rgba: [UInt8]

  /// Creates a frame from its bytes; `nil` if their count does not match the size.
  package init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width >= 0, height >= 0, rgba.count == width * height * 4 else { return nil }
    (self.width, self.height, self.rgba) = (width, height, rgba)
  }

  init(_ surface: Surface, isOpaque: Bool) {
    width = surface.size.width
    height = surface.size.height
    rgba = Self.bytes(of: surface, isOpaque: isOpaque)
  }

  /// A hash of the size and the pixels, stable across processes.
  package var stableHash: UInt64 {
    let size = StableHash.mix(StableHash.mix(StableHash.empty, UInt64(width)), UInt64(height))
    return StableHash.mix(size, StableHash.of(rgba))
  }

  /// The colour of a pixel as `0xRRGGBBAA`.
  package subscript(x: Int, y: Int) -> UInt32 {
    let start = (y * width + x) * 4
    return UInt32(rgba[start]) << 24 | UInt32(rgba[start + 1]) << 16
      | UInt32(rgba[start + 2]) << 8 | UInt32(rgba[start + 3])
  }

  /// Compares two frames pixel by pixel.
  ///
  /// - Returns: A transparent frame with every differing pixel in one strong colour, and the number of
  ///   these pixels; `nil` if the sizes differ.
  package func difference(to other: Frame) -> (picture: Frame, count: Int)? {
    guard width == other.width, height == other.height else { return nil }
    var bytes = [UInt8](repeating: 0, count: rgba.count)
    var count = 0
    for start in stride(from: 0, to: rgba.count, by: 4)
    where rgba[start..<start + 4] != other.rgba[start..<start + 4] {
      (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]) = (230, 20, 60, 255)
      count += 1
    }
    return Frame(width: width, height: height, rgba: bytes).map { ($0, count) }
  }

  private static func bytes(of surface: Surface, isOpaque: Bool) -> [UInt8] {
    let size = surface.size
    return [UInt8](unsafeUninitializedCapacity: size.area * 4) { bytes, count in
      for y in 0..<size.height {
        guard let row = surface.row(y) else { return }
        for x in 0..<size.width {
          let pixel = row[x]
          bytes[count] = UInt8(truncatingIfNeeded: pixel >> 16)
          bytes[count + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          bytes[count + 2] = UInt8(truncatingIfNeeded: pixel)
          bytes[count + 3] = isOpaque ? 255 : UInt8(truncatingIfNeeded: pixel >> 24)
          count += 4
        }
      }
    }
  }
}
