internal import Glibc

/// Lines that are written to a file, to a device or to standard output.
///
/// A file has a temporary name until ``finish()``, which replaces an existing file. If the output
/// is streamed, the existing file is replaced before the first line instead, so that lines are
/// visible at once.
final class TextOutput {
  private let path: String
  private let isStreamed: Bool
  private var target: Target?
  private var failure: CommandFailure?

  private enum Target {
    case file(StagedOutput)
    case descriptor(Int32)
  }

  static func isStandard(_ path: String?) -> Bool { path == "-" }

  init(_ path: String, isStreamed: Bool = false) throws(CommandFailure) {
    (self.path, self.isStreamed) = (path, isStreamed)
    if Self.isStandard(path) {
      target = .descriptor(STDOUT_FILENO)
    } else if FileSystem.isDevice(path) {
      let descriptor = Glibc.open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .notWritten(path, errno) }
      target = .descriptor(descriptor)
    } else {
      try StagedOutput.check(path, .replacement)
    }
  }

  deinit {
    if case .descriptor(let descriptor) = target, descriptor != STDOUT_FILENO { close(descriptor) }
  }

  func write(_ line: String) {
    guard failure == nil else { return }
    let bytes = Array((line + "\n").utf8)
    do throws(CommandFailure) {
      switch try openTarget() {
      case .file(let file): try file.write(bytes)
      case .descriptor(let descriptor):
        guard let number = FileSystem.write(bytes, to: descriptor) else { return }
        guard number != EPIPE else { throw .reported(0) }
        throw .notWritten(Self.isStandard(path) ? "standard output" : path, number)
      }
    } catch {
      failure = error
    }
  }

  func finish() throws(CommandFailure) {
    if failure == nil, case .file(let file) = try openTarget(), !isStreamed { try file.finish() }
    if let failure, failure.status != 0 { throw failure }
  }

  private func openTarget() throws(CommandFailure) -> Target {
    if let target { return target }
    let file = try StagedOutput(of: path, .replacement)
    if isStreamed { try file.finish() }
    target = .file(file)
    return .file(file)
  }
}
