internal import Glibc

/// An output of lines to a file, to a device or to standard output.
///
/// A file has a temporary name until ``finish()``, which replaces an existing file. If the output
/// is streamed, the existing file is replaced before the first line instead, so that lines are
/// visible at once. A failed write is thrown by ``finish()``, except into a closed pipe.
final class TextOutput {
  private let path: String
  private let isStreamed: Bool
  /// The descriptor of a device or of standard output; -1 for a file.
  private var descriptor: Int32 = -1
  private var file: StagedOutput?
  private var failure: CommandFailure?

  static func isStandard(_ path: String?) -> Bool { path == "-" }

  init(_ path: String, isStreamed: Bool = false) throws(CommandFailure) {
    (self.path, self.isStreamed) = (path, isStreamed)
    if Self.isStandard(path) {
      descriptor = STDOUT_FILENO
    } else if FileSystem.isDevice(path) {
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .notWritten(path, errno) }
    } else {
      try StagedOutput.check(path, .replacement)
    }
  }

  deinit { if descriptor > STDOUT_FILENO { close(descriptor) } }

  func write(_ line: String) {
    guard failure == nil else { return }
    let bytes = Array((line + "\n").utf8)
    do throws(CommandFailure) {
      guard descriptor >= 0 else { return try openFile().write(bytes) }
      guard let number = FileSystem.write(bytes, to: descriptor) else { return }
      guard number != EPIPE else { throw .reported(0) }
      throw .notWritten(Self.isStandard(path) ? "standard output" : path, number)
    } catch {
      failure = error
    }
  }

  func finish() throws(CommandFailure) {
    if failure == nil, descriptor < 0 {
      let file = try openFile()
      if !isStreamed { try file.finish() }
    }
    if let failure, failure.status != 0 { throw failure }
  }

  private func openFile() throws(CommandFailure) -> StagedOutput {
    if let file { return file }
    let new = try StagedOutput(of: path, .replacement)
    if isStreamed { try new.finish() }
    file = new
    return new
  }
}
