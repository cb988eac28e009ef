internal import CSDL2

extension Frame {
  /// Reads a picture from a PNG file.
  package init(pngAt path: String) throws(SDLError) {
    self.init(try PictureFile(path).surface(), isOpaque: false)
  }

  /// The bytes of the frame's PNG file.
  package func png() throws(SDLError) -> [UInt8] {
    let surface = try makeSurface()
    // What cannot be compressed is hardly larger than the pixels.
    var bytes = [UInt8](repeating: 0, count: rgba.count + rgba.count / 8 + 4096)
    // NB: Without this the surface may be freed as soon as its pointer has been read.
    let count = withExtendedLifetime(surface) {
      bytes.withUnsafeMutableBytes { Self.encode(surface, to: $0) }
    }
    guard let count else { throw SDLError("IMG_SavePNG_RW") }
    return Array(bytes.prefix(count))
  }

  private static func encode(_ surface: Surface, to bytes: UnsafeMutableRawBufferPointer) -> Int? {
    guard let memory = SDL_RWFromMem(bytes.baseAddress, Int32(clamping: bytes.count)) else {
      return nil
    }
    defer { SDL_RWclose(memory) }
    guard IMG_SavePNG_RW(surface.pointer, memory, 0) == 0 else { return nil }
    return Int(SDL_RWtell(memory))
  }

  /// The frame as a surface with alpha.
  func makeSurface() throws(SDLError) -> Surface {
    let surface = try Surface(size: DeviceSize(width: width, height: height), hasAlpha: true)
    for y in 0..<height {
      guard let row = surface.row(y) else { break }
      for x in 0..<width {
        let place = (y * width + x) * 4
        row[x] =
          UInt32(rgba[place + 3]) << 24 | UInt32(rgba[place]) << 16
          | UInt32(rgba[place + 1]) << 8 | UInt32(rgba[place + 2])
      }
    }
    return surface
  }
}
