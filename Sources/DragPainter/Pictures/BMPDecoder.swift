internal import CSDL2
internal import DragGeometry

/// Decodes BMP pictures with SDL, which reads the same size from the header as ``PictureHeader``.
enum BMPDecoder {
  /// Returns the picture.
  ///
  /// - Throws: ``PictureProblem/damaged`` if it is cut off or not of `size`, ``PictureProblem/unsupported`` if SDL does
  ///   not know the arrangement of its bits.
  static func bitmap(of file: [UInt8], size: DeviceSize) throws(PictureProblem) -> Bitmap {
    let made = file.withUnsafeBytes { bytes -> UnsafeMutablePointer<SDL_Surface>? in
      SDL_LoadBMP_RW(SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)), 1)
    }
    guard let made, let surface = try? Surface(converting: made) else {
      throw isComplete(file) ? .unsupported : .damaged
    }
    guard surface.size == size else { throw .damaged }
    var bitmap = surface.bitmap
    bitmap.premultiply()
    return bitmap
  }

  /// Whether the file has the length in its header.
  private static func isComplete(_ file: [UInt8]) -> Bool {
    var bytes = PictureBytes(file)
    return bytes.little(2, 4).map { $0 <= file.count } ?? false
  }
}

extension Surface {
  fileprivate var bitmap: Bitmap {
    let size = size
    let pixels = [UInt32](unsafeUninitializedCapacity: size.area) { pixels, count in
      for y in 0..<size.height {
        guard let row = row(y) else { return }
        (pixels.baseAddress.map { $0 + count })?.initialize(from: row, count: size.width)
        count += size.width
      }
    }
    return Bitmap(size: size, pixels: pixels)
  }
}
