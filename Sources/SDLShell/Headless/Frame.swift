internal import DragCoding

/// A picture of the window, four bytes a pixel: red, green, blue, alpha, row by row.
package struct Frame: Hashable, Sendable {
  /// How many pixels there are in a row.
  package let width: Int
  /// How many rows there are.
  package let height: Int
  /// The pixels' bytes.
  package let rgba: [UInt8]

  /// Creates a frame from its bytes, or nothing where their number is not that of its pixels.
  package init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width >= 0, height >= 0, rgba.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// Copies a surface.
  init(_ surface: Surface, isOpaque: Bool) {
    width = surface.size.width
    height = surface.size.height
    rgba = Self.bytes(of: surface, isOpaque: isOpaque)
  }

  /// A hash of size and pixels, the same in every process.
  package var stableHash: UInt64 {
    let size = StableHash.mix(StableHash.mix(StableHash.empty, UInt64(width)), UInt64(height))
    return StableHash.mix(size, StableHash.of(rgba))
  }

  /// The colour of a pixel as `0xRRGGBBAA`.
  package subscript(x: Int, y: Int) -> UInt32 {
    rgba[(y * width + x) * 4..<(y * width + x) * 4 + 4].reduce(0) { $0 << 8 | UInt32($1) }
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
