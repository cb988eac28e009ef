internal import Glibc

/// Lines that go to a file or to standard output, each as soon as it is written.
final class TextOutput {
  private let path: String
  private let descriptor: Int32
  /// The number of the first error, after which nothing is written.
  private var failure: Int32?
  private let isStandardOutput: Bool

  /// `true` where the words mean standard output.
  static func isStandard(_ path: String) -> Bool { path == "-" }

  /// Opens a file that is made anew, or standard output for `-`.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    isStandardOutput = Self.isStandard(path)
    descriptor =
      isStandardOutput ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .badUsage(
        "\(path): cannot be written: \(SystemReason(errno)); choose another place")
    }
  }

  deinit {
    if !isStandardOutput { close(descriptor) }
  }

  /// Writes one line.
  ///
  /// A reader that has gone away is no error.
  func write(_ line: String) {
    guard failure == nil else { return }
    var bytes = Array(line.utf8)
    bytes.append(UInt8(ascii: "\n"))
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 || errno == EINTR else { return failure = errno }
      written += max(count, 0)
    }
  }

  /// Says what kept a line from being written.
  ///
  /// - Parameter isWhole: `true` for what is of no use in part: then no file of it stays.
  /// - Throws: A ``CommandFailure`` where one was kept.
  func finish(isWhole: Bool) throws(CommandFailure) {
    guard let failure, failure != EPIPE else { return }
    if isWhole, !isStandardOutput, Places.isFile(path) { unlink(path) }
    throw .notWritten(isStandardOutput ? "standard output" : path, failure)
  }
}
