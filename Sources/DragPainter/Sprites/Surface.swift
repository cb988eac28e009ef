package import DragGeometry
package import CSDL2

/// An SDL surface, freed in `deinit` unless it belongs to a window.
///
/// Pixels are `0xAARRGGBB` if `hasAlpha`, and otherwise opaque `0xRRGGBB`. Alpha is premultiplied, except in what SDL
/// has drawn until ``premultiply()``. A window's surface can have another format.
package final class Surface {
  package let pointer: UnsafeMutablePointer<SDL_Surface>
  let hasAlpha: Bool
  private let isOwned: Bool

  package convenience init(size: DeviceSize, hasAlpha: Bool) throws(PaintingError) {
    let format = hasAlpha ? SDL_PIXELFORMAT_ARGB8888 : SDL_PIXELFORMAT_RGB888
    guard
      let made = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(clamping: size.width), Int32(clamping: size.height), 32, format.rawValue)
    else { throw PaintingError("SDL_CreateRGBSurfaceWithFormat") }
    self.init(made)
  }

  /// Converts a surface of any format to one with alpha.
  ///
  /// The original is freed, also if an error is thrown.
  convenience init(converting made: UnsafeMutablePointer<SDL_Surface>) throws(PaintingError) {
    defer { SDL_FreeSurface(made) }
    guard let argb = SDL_ConvertSurfaceFormat(made, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
      throw PaintingError("SDL_ConvertSurfaceFormat")
    }
    self.init(argb)
  }

  package init(_ pointer: UnsafeMutablePointer<SDL_Surface>, isOwned: Bool = true) {
    (self.pointer, self.isOwned) = (pointer, isOwned)
    hasAlpha = pointer.pointee.format.pointee.Amask != 0
  }

  deinit {
    if isOwned { SDL_FreeSurface(pointer) }
  }

  package var size: DeviceSize {
    DeviceSize(width: Int(pointer.pointee.w), height: Int(pointer.pointee.h))
  }

  var byteCount: Int { Int(pointer.pointee.pitch) * Int(pointer.pointee.h) }

  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32>? {
    pointer.pointee.pixels?.advanced(by: y * Int(pointer.pointee.pitch))
      .assumingMemoryBound(to: UInt32.self)
  }

  /// The pixels, row by row.
  package var pixels: [UInt32] {
    let size = size
    return [UInt32](unsafeUninitializedCapacity: size.area) { pixels, count in
      for y in 0..<size.height {
        guard let row = row(y) else { return }
        (pixels.baseAddress.map { $0 + count })?.initialize(from: row, count: size.width)
        count += size.width
      }
    }
  }

  @inline(__always)
  func update(_ pixel: (_ x: Int, _ y: Int, _ old: UInt32) -> UInt32) {
    let size = size
    for y in 0..<size.height {
      guard let row = row(y) else { return }
      for x in 0..<size.width { row[x] = pixel(x, y, row[x]) }
    }
  }

  func fill(_ rect: DeviceRect, color: UInt32) {
    let area = rect.intersection(DeviceRect(size: size))
    for y in area.y..<area.maxY {
      row(y)?.advanced(by: area.x).update(repeating: color, count: area.width)
    }
  }
}
