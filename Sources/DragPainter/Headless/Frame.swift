internal import CSDL2Painting
package import DragSDL
internal import CSDL2
internal import DragCoding

/// A picture, such as a window's, with four bytes per pixel: red, green, blue, alpha, row by row.
package struct Frame: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let rgba: [UInt8]

  package init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width >= 0, height >= 0, rgba.count == width * height * 4 else { return nil }
    (self.width, self.height, self.rgba) = (width, height, rgba)
  }

  init(_ surface: Surface) {
    let (size, source) = (surface.size, surface.pointer.pointee)
    (width, height) = (size.width, size.height)
    rgba = [UInt8](unsafeUninitializedCapacity: size.area * 4) { bytes, count in
      SDL_ConvertPixels(
        source.w, source.h, source.format.pointee.format, source.pixels, source.pitch,
        SDL_PIXELFORMAT_RGBA32.rawValue, bytes.baseAddress, source.w * 4)
      count = size.area * 4
    }
  }

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
  /// - Returns: A transparent frame with every differing pixel in one opaque colour, and the number of
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
}

extension Frame {
  package init(pngAt path: String) throws(SDLError) {
    self.init(try PictureFile(path).surface())
  }

  package func png() throws(SDLError) -> [UInt8] {
    let surface = try makeSurface()
    // Incompressible pixels take hardly more bytes than they have.
    let capacity = rgba.count + rgba.count / 8 + 4096
    // NB: Without this the surface could be freed after its pointer is read.
    let png = withExtendedLifetime(surface) {
      [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
        let memory = SDL_RWFromMem(bytes.baseAddress, Int32(clamping: capacity))
        guard let memory else { return }
        defer { SDL_RWclose(memory) }
        if IMG_SavePNG_RW(surface.pointer, memory, 0) == 0 { count = Int(SDL_RWtell(memory)) }
      }
    }
    guard !png.isEmpty else { throw SDLError("IMG_SavePNG_RW") }
    return png
  }

  func makeSurface() throws(SDLError) -> Surface {
    let surface = try Surface(size: DeviceSize(width: width, height: height), hasAlpha: true)
    surface.update { x, y, _ in
      let pixel = self[x, y]
      return pixel << 24 | pixel >> 8
    }
    return surface
  }
}
