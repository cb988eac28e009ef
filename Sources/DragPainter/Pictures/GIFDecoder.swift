internal import CPictures
internal import DragCoding
internal import DragGeometry

/// Decodes the first picture of a GIF file with giflib, row by row.
struct GIFDecoder: ~Copyable {
  /// The open file, after the header of the first picture.
  private let gif: UnsafeMutablePointer<GifFileType>
  /// The index of the transparent colour; -1 if there is none.
  private let transparent: Int

  /// Reads the header of the first picture; `nil` if it is damaged.
  init?(_ file: borrowing RegularFile) {
    guard let descriptor = file.rewound(), let gif = DGifOpenFileHandle(descriptor, nil) else {
      return nil
    }
    guard let transparent = Self.findPicture(in: gif) else {
      DGifCloseFile(gif, nil)
      return nil
    }
    (self.gif, self.transparent) = (gif, transparent)
  }

  deinit { DGifCloseFile(gif, nil) }

  /// Moves to the first picture, and returns its transparent colour.
  private static func findPicture(in gif: UnsafeMutablePointer<GifFileType>) -> Int? {
    var (record, transparent) = (UNDEFINED_RECORD_TYPE, Int(NO_TRANSPARENT_COLOR))
    while DGifGetRecordType(gif, &record) == GIF_OK, record == EXTENSION_RECORD_TYPE {
      var (kind, block): (Int32, UnsafeMutablePointer<GifByteType>?) = (0, nil)
      guard DGifGetExtension(gif, &kind, &block) == GIF_OK else { return nil }
      if kind == GRAPHICS_EXT_FUNC_CODE, let block, block[0] >= 4 {
        transparent = block[1] & 1 != 0 ? Int(block[4]) : Int(NO_TRANSPARENT_COLOR)
      }
      while block != nil {
        guard DGifGetExtensionNext(gif, &block) == GIF_OK else { return nil }
      }
    }
    let isFound = record == IMAGE_DESC_RECORD_TYPE && DGifGetImageDesc(gif) == GIF_OK
    return isFound ? transparent : nil
  }

  /// The header, in a size that covers the screen and the picture on it.
  var header: PictureHeader {
    let (screen, image) = (gif.pointee, gif.pointee.Image)
    return PictureHeader(
      DeviceSize(
        width: Int(max(screen.SWidth, image.Width)), height: Int(max(screen.SHeight, image.Height)))
    )
  }

  /// Returns the picture, clear where it has no pixels.
  ///
  /// Of a file that is damaged or cut off, the rows before that are decoded.
  ///
  /// - Throws: ``PictureProblem/damaged`` if no row can be decoded, or the picture is not of `size`.
  func bitmap(size: DeviceSize) throws(PictureProblem) -> Bitmap {
    let image = gif.pointee.Image
    let (left, width) = (Int(image.Left), Int(image.Width))
    guard header.storedSize == size, width > 0 else { throw .damaged }
    let palette = palette
    var pixels = [UInt32](repeating: 0, count: size.area)
    var row = [GifPixelType](repeating: 0, count: width)
    var isDecoded = false
    for y in Self.rows(Int(image.Height), isInterlaced: image.Interlace) {
      guard DGifGetLine(gif, &row, image.Width) == GIF_OK else { break }
      isDecoded = true
      guard y + Int(image.Top) < size.height, left < size.width else { continue }
      let start = (y + Int(image.Top)) * size.width + left
      for (x, index) in row.prefix(size.width - left).enumerated() {
        pixels[start + x] = palette[Int(index)]
      }
    }
    guard isDecoded else { throw .damaged }
    return Bitmap(size: size, pixels: pixels)
  }

  /// The pixels of all 256 indices; those without a colour are clear.
  private var palette: [UInt32] {
    let map = (gif.pointee.Image.ColorMap ?? gif.pointee.SColorMap)?.pointee
    return (0..<256).map { index in
      guard let map, index < map.ColorCount, index != transparent else { return 0 }
      let color = map.Colors[index]
      return 0xff00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
  }

  /// The rows in the order in which they are stored.
  private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0, to: height, by: $1)) }
  }
}
