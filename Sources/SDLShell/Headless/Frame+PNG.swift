internal import CSDL2
internal import Glibc

extension Frame {
  /// Reads a picture from a PNG file.
  package init(pngAt path: String) throws(SDLError) {
    guard let made = IMG_Load(path) else { throw SDLError("IMG_Load(\(path))") }
    self.init(try Surface(converting: made), isOpaque: false)
  }

  /// Writes the frame as a PNG file, over one that is there; where the disk is full, no half of it stays.
  package func writePNG(to path: String) throws(SDLError) {
    // IMG_SavePNG says nothing of what could not be written.
    let bytes = try png()
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.notWritten(path, errno) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let number = errno
        close(descriptor)
        unlink(path)
        throw Self.notWritten(path, number)
      }
      written += count
    }
    close(descriptor)
  }

  private static func notWritten(_ path: String, _ number: Int32) -> SDLError {
    let words = String(cString: strerror(number))
    let reason = words.prefix(1).lowercased() + words.dropFirst()
    return SDLError(
      reason: .failedCall, call: path,
      message: "cannot be written: \(reason); choose another place")
  }

  /// The bytes of the frame's PNG file.
  package func png() throws(SDLError) -> [UInt8] {
    let surface = try makeSurface()
    // What cannot be compressed is hardly larger than the pixels.
    var bytes = [UInt8](repeating: 0, count: rgba.count + rgba.count / 8 + 4096)
    // NB: Without this the surface may be freed as soon as its pointer has been read.
    let count = withExtendedLifetime(surface) {
      bytes.withUnsafeMutableBytes { Self.encode(surface, to: $0) }
    }
    guard let count else { throw SDLError("IMG_SavePNG_RW") }
    return Array(bytes.prefix(count))
  }

  private static func encode(_ surface: Surface, to bytes: UnsafeMutableRawBufferPointer) -> Int? {
    guard let memory = SDL_RWFromMem(bytes.baseAddress, Int32(clamping: bytes.count)) else {
      return nil
    }
    defer { SDL_RWclose(memory) }
    guard IMG_SavePNG_RW(surface.pointer, memory, 0) == 0 else { return nil }
    return Int(SDL_RWtell(memory))
  }

  /// The frame as a surface with alpha.
  func makeSurface() throws(SDLError) -> Surface {
    let surface = try Surface(size: DeviceSize(width: width, height: height), hasAlpha: true)
    for y in 0..<height {
      guard let row = surface.row(y) else { break }
      for x in 0..<width {
        let place = (y * width + x) * 4
        row[x] =
          UInt32(rgba[place + 3]) << 24 | UInt32(rgba[place]) << 16
          | UInt32(rgba[place + 1]) << 8 | UInt32(rgba[place + 2])
      }
    }
    return surface
  }
}
