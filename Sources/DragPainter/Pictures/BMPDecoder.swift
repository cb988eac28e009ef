internal import CSDL2
internal import DragGeometry

/// Decodes BMP pictures with SDL, which has no function that reads only the header.
enum BMPDecoder {
  /// Returns the header that SDL reads; `nil` if it is cut off.
  static func header(of start: [UInt8]) -> PictureHeader? {
    let isOld = start.little(14, 4) == 12
    let (first, second, count) = isOld ? (18, 20, 2) : (18, 22, 4)
    guard let width = start.little(first, count), let height = start.little(second, count) else {
      return nil
    }
    // A negative height means that the rows are stored from the top.
    let side = { (raw: Int) in Int(Int32(truncatingIfNeeded: raw).magnitude) }
    return PictureHeader(DeviceSize(width: side(width), height: side(height)))
  }

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
    var bitmap = Bitmap(size: size, pixels: surface.pixels)
    bitmap.premultiply()
    return bitmap
  }

  /// Whether the file has the length in its header.
  private static func isComplete(_ file: [UInt8]) -> Bool {
    file.little(2, 4).map { $0 <= file.count } ?? false
  }
}

extension [UInt8] {
  /// Returns an unsigned integer of `count` bytes, the least significant first; `nil` if they are not all there.
  fileprivate func little(_ offset: Int, _ count: Int) -> Int? {
    guard offset + count <= self.count else { return nil }
    return self[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
