internal import CSDL2

/// An SDL surface with 32 bits per pixel, freed in `deinit` unless it belongs to a window.
final class Surface {
  let pointer: UnsafeMutablePointer<SDL_Surface>
  private let isOwned: Bool

  /// Creates a surface of zeros; SDL blends one with alpha when it draws it.
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

  /// Converts a surface of any format to one with alpha, and frees it.
  init(converting made: UnsafeMutablePointer<SDL_Surface>) throws(SDLError) {
    defer { SDL_FreeSurface(made) }
    guard let argb = SDL_ConvertSurfaceFormat(made, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
      throw SDLError("SDL_ConvertSurfaceFormat")
    }
    pointer = argb
    isOwned = true
    SDL_SetSurfaceBlendMode(argb, SDL_BLENDMODE_BLEND)
  }

  /// Wraps a surface that belongs to a window.
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
  /// Replaces every pixel by a function of its location and its value.
  @inline(__always)
  func update(_ pixel: (_ x: Int, _ y: Int, _ old: UInt32) -> UInt32) {
    let size = size
    for y in 0..<size.height {
      guard let row = row(y) else { return }
      for x in 0..<size.width { row[x] = pixel(x, y, row[x]) }
    }
  }

  /// Fills the part of a rectangle that is on the surface, with `0xAARRGGBB`.
  func fill(_ rect: DeviceRect, color: UInt32) {
    let area = rect.intersection(DeviceRect(size: size))
    for y in area.y..<area.maxY {
      row(y)?.advanced(by: area.x).update(repeating: color, count: area.width)
    }
  }
}
