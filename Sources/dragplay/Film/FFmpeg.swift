internal import DragRecording
internal import Glibc

/// An ffmpeg process that encodes pictures as a film, or computes a film's palette.
final class FFmpeg: Discardable {
  private let process: ChildProcess
  /// The descriptor of a file without a name, to which ffmpeg writes its errors.
  ///
  /// A pipe would block ffmpeg if it were not read.
  private let errors: Int32
  private let output: String

  enum Product {
    case palette
    case gif(palette: String)
    case mp4
  }

  init(
    _ product: Product, _ size: (width: Int, height: Int), rate: Int, to path: String,
    for output: String
  ) throws(CommandFailure) {
    self.output = output
    // Beside the film, because other folders may not be writable.
    let log = path + ".log"
    errors = open(log, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard errors >= 0 else { throw .notWritten(output, errno) }
    unlink(log)
    let words =
      [
        "ffmpeg", "-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-f", "rawvideo",
        "-pixel_format", "rgba", "-video_size", "\(size.width)x\(size.height)", "-framerate",
        "\(rate)", "-i", "pipe:0",
      ] + product.options + ["file:\(path)"]
    guard let process = ChildProcess(words, [nil, ChildProcess.null, errors]) else {
      throw Self.notStarted(errno, output)
    }
    self.process = process
  }

  deinit {
    discard()
    close(errors)
  }

  func write(_ picture: [UInt8]) throws(CommandFailure) {
    guard FileSystem.write(picture, to: process.input) == nil else { throw failure }
  }

  /// Closes the input, and waits until the film is complete.
  ///
  /// - Throws: ``CommandFailure`` if the exit status is not 0, or if there is any error output.
  ///   Some versions of ffmpeg exit with status 0 when the disk is full.
  func finish() throws(CommandFailure) {
    process.closeInput()
    guard process.wait() == 0, lseek(errors, 0, SEEK_END) == 0 else { throw failure }
  }

  func discard() { process.stop(by: SIGKILL) }

  /// Stops ffmpeg; returns a failure with the last line of its error output.
  private var failure: CommandFailure {
    discard()
    var text = [UInt8](repeating: 0, count: 4096)
    let count = pread(errors, &text, text.count, max(0, lseek(errors, 0, SEEK_END) - 4096))
    let lines = text.prefix(max(count, 0)).split(separator: UInt8(ascii: "\n"))
    let words = lines.last.map { String(decoding: $0, as: UTF8.self) } ?? "it ended early"
    return .badUsage("\(output): cannot be created: ffmpeg: \(words)")
  }

  private static func notStarted(_ number: Int32, _ output: String) -> CommandFailure {
    guard number == ENOENT else {
      return .badUsage("\(output): ffmpeg cannot be started: \(SystemReason(number))")
    }
    return .badUsage(
      "\(output): films need ffmpeg, which is not installed; install the package ffmpeg, or make a "
        + "sheet (--output NAME.png) or a folder of pictures")
  }
}

extension FFmpeg.Product {
  fileprivate var options: [String] {
    switch self {
    case .palette:
      ["-vf", "palettegen=stats_mode=full", "-frames:v", "1", "-c:v", "png", "-f", "image2"]
        + ["-update", "1"]
    case .gif(let palette):
      ["-i", "file:\(palette)", "-lavfi", "paletteuse=dither=none:diff_mode=rectangle"]
        + ["-loop", "0", "-f", "gif"]
    case .mp4:
      // 4:2:0 needs an even size; the named matrix preserves the colors of the window.
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
