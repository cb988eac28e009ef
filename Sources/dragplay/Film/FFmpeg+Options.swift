extension FFmpeg {
  /// What ffmpeg is to make of the pictures.
  struct Options {
    /// What comes out.
    enum Product {
      /// The 256 colours of a GIF, as a picture.
      case palette
      /// A GIF, in the colours of a palette's file.
      case gif(palette: String)
      /// An MP4.
      case mp4
    }

    let product: Product
    let width: Int
    let height: Int
    /// Pictures a second.
    let rate: Int
  }
}

extension FFmpeg.Options {
  /// The words of the command.
  func words(writing path: String) -> [String] {
    [
      "ffmpeg", "-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-f", "rawvideo",
      "-pixel_format", "rgba", "-video_size", "\(width)x\(height)", "-framerate", "\(rate)",
      "-i", "pipe:0",
    ] + productWords + ["file:\(path)"]
  }

  private var productWords: [String] {
    switch product {
    case .palette:
      ["-vf", "palettegen=stats_mode=full", "-frames:v", "1", "-c:v", "png", "-f", "image2"]
        + ["-update", "1"]
    case .gif(let palette):
      ["-i", "file:\(palette)", "-lavfi", "paletteuse=dither=none:diff_mode=rectangle"]
        + ["-loop", "0", "-f", "gif"]
    case .mp4:
      // An even size is what 4:2:0 needs, and the matrix is named, so that colours are the window's.
      [
        "-vf",
        "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=0x101012,scale=out_color_matrix=bt709:out_range=tv,"
          + "format=yuv420p",
        "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-crf", "18",
        "-movflags", "+faststart", "-f", "mp4",
      ]
    }
  }
}
