internal import Glibc

/// Lines that go to a file or to standard output.
///
/// A file is only checked at first, and made with the first line. One that the user named replaces what
/// was there: at its first line if somebody may follow it, else when it is whole.
final class TextOutput {
  private let path: String
  private let isStreamed: Bool
  private var target: Target?
  /// The first error, after which nothing is written.
  private var failure: CommandFailure?

  /// Where the lines go.
  private enum Target {
    case draft(Draft)
    /// Standard output, or what stands in the file system and is no file.
    case descriptor(Int32)
  }

  /// Whether the words mean standard output.
  static func isStandard(_ path: String) -> Bool { path == "-" }

  /// Checks that a file can be made or replaced.
  ///
  /// - Parameters:
  ///   - path: The file, or `-` for standard output.
  ///   - isStreamed: Whether each line is to be seen as soon as it is written.
  /// - Throws: A ``CommandFailure`` if the file can be neither made nor replaced.
  init(_ path: String, isStreamed: Bool = false) throws(CommandFailure) {
    (self.path, self.isStreamed) = (path, isStreamed)
    if Self.isStandard(path) {
      target = .descriptor(STDOUT_FILENO)
    } else if Places.isDevice(path) {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .notWritten(path, errno) }
      target = .descriptor(descriptor)
    } else {
      try Draft.check(path, .replacement)
    }
  }

  /// The output to a file that the user may have named.
  static func ifNamed(
    _ path: String?, isStreamed: Bool = false
  ) throws(CommandFailure) -> TextOutput? {
    guard let path else { return nil }
    return try TextOutput(path, isStreamed: isStreamed)
  }

  deinit {
    if case .descriptor(let descriptor) = target, descriptor != STDOUT_FILENO { close(descriptor) }
  }

  /// Writes one line.
  ///
  /// A reader that has gone away is no error.
  func write(_ line: String) {
    guard failure == nil else { return }
    do throws(CommandFailure) {
      switch try opened() {
      case .draft(let draft): try draft.write(Array((line + "\n").utf8))
      case .descriptor(let descriptor): try write(line, to: descriptor)
      }
    } catch {
      failure = error
    }
  }

  /// Puts the file in its place, or says what kept a line from being written.
  ///
  /// - Throws: A ``CommandFailure``; what was in the file before a whole one stays then.
  func finish() throws(CommandFailure) {
    if failure == nil {
      do throws(CommandFailure) {
        if case .draft(let draft) = try opened(), !isStreamed { try draft.finish() }
      } catch {
        failure = error
      }
    }
    if let failure, failure.status != 0 { throw failure }
  }

  private func opened() throws(CommandFailure) -> Target {
    if let target { return target }
    let draft = try Draft(of: path, .replacement)
    if isStreamed { try draft.finish() }
    target = .draft(draft)
    return .draft(draft)
  }

  private func write(_ line: String, to descriptor: Int32) throws(CommandFailure) {
    guard let number = SystemWrite.all(Array((line + "\n").utf8), to: descriptor) else { return }
    guard number != EPIPE else { throw .said(0) }
    throw .notWritten(Self.isStandard(path) ? "standard output" : path, number)
  }
}
