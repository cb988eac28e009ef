internal import DragCoding
internal import DragGeometry
internal import CSDL2
package import DragPictures

extension Picture {
  init(_ surface: Surface) {
    let (size, source) = (surface.size, surface.pointer.pointee)
    let rgba = [UInt8](unsafeUninitializedCapacity: size.area * 4) { bytes, count in
      let status = SDL_ConvertPixels(
        source.w, source.h, source.format.pointee.format, source.pixels, source.pitch,
        SDL_PIXELFORMAT_RGBA32.rawValue, bytes.baseAddress, source.w * 4)
      if status != 0 { bytes.initialize(repeating: 0) }
      count = size.area * 4
      if surface.hasAlpha { Self.divideByAlpha(bytes) }
    }
    self.init(size.width, size.height, rgba)
  }

  /// Divides colours, which are multiplied by the alpha of their pixels, by it.
  private static func divideByAlpha(_ rgba: UnsafeMutableBufferPointer<UInt8>) {
    for pixel in stride(from: 0, to: rgba.count, by: 4) {
      let alpha = Int(rgba[pixel + 3])
      guard 1..<255 ~= alpha else { continue }
      for place in pixel..<pixel + 3 {
        rgba[place] = UInt8(min((Int(rgba[place]) * 255 + alpha / 2) / alpha, 255))
      }
    }
  }

  package var stableHash: UInt64 {
    let size = StableHash.mix(StableHash.mix(StableHash.empty, UInt64(width)), UInt64(height))
    return StableHash.mix(size, StableHash.of(rgba))
  }
}

extension Picture {
  /// Reads a frame, which is opaque, from a PNG.
  package init(pngAt path: String) throws(PaintingError) {
    let bitmap: Bitmap
    do throws(PictureProblem) { bitmap = try PictureFile(path).bitmap() } catch {
      throw PaintingError(path, message: error.message)
    }
    self.init(try Sprite(bitmap).surface)
  }

  func makeSurface() throws(PaintingError) -> Surface {
    let surface = try Surface(size: DeviceSize(width: width, height: height), hasAlpha: true)
    surface.update { x, y, _ in
      let pixel = self[x, y]
      return pixel << 24 | pixel >> 8
    }
    return surface
  }
}
