internal import Glibc

/// Lines that go to a file or to standard output, each as soon as it is written.
final class TextOutput {
  private let descriptor: Int32
  private let isStandardOutput: Bool

  /// `true` where the words mean standard output.
  static func isStandard(_ path: String) -> Bool { path == "-" }

  /// Opens a file that is made anew, or standard output for `-`.
  init(_ path: String) throws(CommandFailure) {
    isStandardOutput = Self.isStandard(path)
    descriptor =
      isStandardOutput ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .badUsage(
        "\(path): cannot be written: \(String(cString: strerror(errno))); choose another place")
    }
  }

  deinit {
    if !isStandardOutput { close(descriptor) }
  }

  /// Writes one line.
  ///
  /// A reader that has gone away is no error.
  func write(_ line: String) {
    var bytes = Array(line.utf8)
    bytes.append(UInt8(ascii: "\n"))
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 || errno == EINTR else { return }
      written += max(count, 0)
    }
  }
}
