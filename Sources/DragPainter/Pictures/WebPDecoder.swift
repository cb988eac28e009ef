internal import CPictures
internal import DragCoding
internal import DragGeometry

/// Decodes WebP pictures with libwebp; the first picture of an animation.
enum WebPDecoder {
  /// Returns the header; `nil` if it is damaged.
  ///
  /// The whole file is read only for EXIF data, which are at its end.
  static func header(of file: borrowing RegularFile, _ start: [UInt8]) -> PictureHeader? {
    guard let header = header(of: start) else { return nil }
    if header.isComplete { return header.header }
    guard let bytes = try? file.bytes() else { return nil }
    return Self.header(of: bytes)?.header
  }

  /// Returns the header, and whether no EXIF data are missing.
  private static func header(of bytes: [UInt8]) -> (header: PictureHeader, isComplete: Bool)? {
    bytes.withUnsafeBufferPointer { bytes in
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      var state = WEBP_DEMUX_PARSING_HEADER
      guard let container = WebPDemuxInternal(&data, 1, &state, WEBP_DEMUX_ABI_VERSION) else {
        return nil
      }
      defer { WebPDemuxDelete(container) }
      var header = cpictures_header()
      header.width = WebPDemuxGetI(container, WEBP_FF_CANVAS_WIDTH)
      header.height = WebPDemuxGetI(container, WEBP_FF_CANVAS_HEIGHT)
      let hasEXIF = WebPDemuxGetI(container, WEBP_FF_FORMAT_FLAGS) & EXIF_FLAG.rawValue != 0
      var chunk = WebPChunkIterator()
      defer { WebPDemuxReleaseChunkIterator(&chunk) }
      let isFound = hasEXIF && WebPDemuxGetChunk(container, "EXIF", 1, &chunk) != 0
      if isFound {
        header.orientation = cpictures_exif_orientation(chunk.chunk.bytes, chunk.chunk.size)
      }
      return (PictureHeader(header), isFound || !hasEXIF)
    }
  }

  /// Returns the picture.
  ///
  /// - Throws: ``PictureProblem/damaged`` if it cannot be decoded, or is not of `size`.
  static func bitmap(of file: [UInt8], size: DeviceSize) throws(PictureProblem) -> Bitmap {
    let decoded = file.withUnsafeBufferPointer { file -> [UInt32]? in
      var data = WebPData(bytes: file.baseAddress, size: file.count)
      guard let container = WebPDemuxInternal(&data, 0, nil, WEBP_DEMUX_ABI_VERSION) else {
        return nil
      }
      defer { WebPDemuxDelete(container) }
      let width = Int(WebPDemuxGetI(container, WEBP_FF_CANVAS_WIDTH))
      let height = Int(WebPDemuxGetI(container, WEBP_FF_CANVAS_HEIGHT))
      guard width == size.width, height == size.height else { return nil }
      var frame = WebPIterator()
      defer { WebPDemuxReleaseIterator(&frame) }
      return WebPDemuxGetFrame(container, 1, &frame) != 0 ? pixels(of: frame, size) : nil
    }
    guard let decoded else { throw .damaged }
    return Bitmap(size: size, pixels: decoded)
  }

  /// Returns a frame on a clear picture.
  private static func pixels(of frame: WebPIterator, _ size: DeviceSize) -> [UInt32]? {
    let (left, top) = (Int(frame.x_offset), Int(frame.y_offset))
    guard left + Int(frame.width) <= size.width, top + Int(frame.height) <= size.height else {
      return nil
    }
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfigInternal(&config, WEBP_DECODER_ABI_VERSION) != 0 else { return nil }
    var pixels = [UInt32](repeating: 0, count: size.area)
    let start = top * size.width + left
    let status = pixels.withUnsafeMutableBytes { pixels in
      config.output.colorspace = MODE_bgrA
      config.output.is_external_memory = 1
      config.output.u.RGBA.rgba =
        pixels.baseAddress?.advanced(by: start * 4).assumingMemoryBound(to: UInt8.self)
      config.output.u.RGBA.stride = Int32(clamping: size.width * 4)
      config.output.u.RGBA.size = pixels.count - start * 4
      return WebPDecode(frame.fragment.bytes, frame.fragment.size, &config)
    }
    return status == VP8_STATUS_OK ? pixels : nil
  }
}
