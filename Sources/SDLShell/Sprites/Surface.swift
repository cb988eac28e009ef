internal import CSDL2

/// An SDL surface with 32 bits a pixel, freed at the end unless it is a window's.
final class Surface {
  let pointer: UnsafeMutablePointer<SDL_Surface>
  private let isOwned: Bool

  /// Creates an empty surface, which is blended when it is drawn where its pixels have alpha.
  init(size: DeviceSize, hasAlpha: Bool) throws(SDLError) {
    let format = hasAlpha ? SDL_PIXELFORMAT_ARGB8888 : SDL_PIXELFORMAT_RGB888
    guard
      let made = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(clamping: size.width), Int32(clamping: size.height), 32, format.rawValue)
    else { throw SDLError("SDL_CreateRGBSurfaceWithFormat") }
    pointer = made
    isOwned = true
    if hasAlpha { SDL_SetSurfaceBlendMode(made, SDL_BLENDMODE_BLEND) }
  }

  /// Takes over a surface that SDL made, in whatever format, as one with alpha.
  init(converting made: UnsafeMutablePointer<SDL_Surface>) throws(SDLError) {
    defer { SDL_FreeSurface(made) }
    guard let argb = SDL_ConvertSurfaceFormat(made, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
      throw SDLError("SDL_ConvertSurfaceFormat")
    }
    pointer = argb
    isOwned = true
    SDL_SetSurfaceBlendMode(argb, SDL_BLENDMODE_BLEND)
  }

  /// Lends out a surface that belongs to a window.
  init(borrowing pointer: UnsafeMutablePointer<SDL_Surface>) {
    self.pointer = pointer
    isOwned = false
  }

  deinit {
    if isOwned { SDL_FreeSurface(pointer) }
  }

  var size: DeviceSize {
    DeviceSize(width: Int(pointer.pointee.w), height: Int(pointer.pointee.h))
  }

  var byteCount: Int { Int(pointer.pointee.pitch) * Int(pointer.pointee.h) }

  /// The pixels of a row, as `0xAARRGGBB`.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32>? {
    pointer.pointee.pixels?.advanced(by: y * Int(pointer.pointee.pitch))
      .assumingMemoryBound(to: UInt32.self)
  }
}

extension Surface {
  /// Covers what lies on the surface of a rectangle with one colour.
  func fill(_ rect: DeviceRect, color: UInt32) {
    let area = rect.intersection(DeviceRect(size: size))
    for y in area.y..<area.maxY {
      row(y)?.advanced(by: area.x).update(repeating: color, count: area.width)
    }
  }

  /// `true` where the other surface has the same size and the same bytes.
  func hasSamePixels(as other: Surface) -> Bool {
    guard size == other.size else { return false }
    return (0..<size.height).allSatisfy { y in
      guard let one = row(y), let two = other.row(y) else { return false }
      return SDL_memcmp(one, two, size.width * 4) == 0
    }
  }
}
