internal import CSDL2

extension Frame {
  package init(pngAt path: String) throws(SDLError) {
    self.init(try PictureFile(path).surface(), isOpaque: false)
  }

  package func png() throws(SDLError) -> [UInt8] {
    let surface = try makeSurface()
    // Incompressible pixels take hardly more bytes than they have.
    var bytes = [UInt8](repeating: 0, count: rgba.count + rgba.count / 8 + 4096)
    // NB: Without this the surface could be freed after its pointer is read.
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

  func makeSurface() throws(SDLError) -> Surface {
    let surface = try Surface(size: DeviceSize(width: width, height: height), hasAlpha: true)
    surface.update { x, y, _ in
      let pixel = self[x, y]
      return pixel << 24 | pixel >> 8
    }
    return surface
  }
}
