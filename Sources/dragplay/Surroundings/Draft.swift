internal import Glibc
internal import Synchronization

/// A file or a folder in the making, beside the place where it will stand: it comes there whole, and
/// never over another one.
final class Draft: Sendable {
  /// Where to write meanwhile.
  let path: String
  private let output: String
  private let isFolder: Bool
  private let isOpen = Mutex(true)

  /// Begins a file or a folder, unless something is there already or nothing can be made there.
  init(of output: String, isFolder: Bool = false) throws(CommandFailure) {
    let output = output.trimmingEndSlashes
    try Self.check(output, isFolder: isFolder)
    let parent = Places.parent(of: output)
    let name = output.dropFirst(parent.isEmpty ? 0 : parent.count + 1)
    let folder =
      output.hasPrefix("/") && parent.isEmpty ? "/" : parent.isEmpty ? "./" : parent + "/"
    path = "\(folder).\(name).\(getpid())"
    (self.output, self.isFolder) = (output, isFolder)
    let isMade = isFolder ? mkdir(path, 0o755) == 0 : Self.makeFile(path)
    guard isMade else { throw Self.failure(output, errno) }
  }

  deinit { discard() }

  /// Puts it where it belongs.
  func finish() throws(CommandFailure) {
    let problem: Int32? = isOpen.withLock { isOpen in
      guard isOpen else { return EINTR }
      guard isFolder ? rename(path, output) == 0 : moveFile() else { return errno }
      isOpen = false
      return nil
    }
    if let problem { throw Self.failure(output, problem) }
  }

  /// Takes away what was written, unless it is finished.
  func discard() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = false
      guard isFolder else { return _ = unlink(path) }
      for file in Places.files(in: path, ending: "") { unlink(file) }
      rmdir(path)
    }
  }

  /// A link is never made over another file; `rename` would be.
  private func moveFile() -> Bool {
    if link(path, output) == 0 { return unlink(path) == 0 }
    // Some file systems know no links.
    guard errno == EPERM || errno == ENOTSUP, access(output, F_OK) != 0 else { return false }
    return rename(path, output) == 0
  }

  private static func makeFile(_ path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    return descriptor >= 0 && close(descriptor) == 0
  }

  private static func check(_ output: String, isFolder: Bool) throws(CommandFailure) {
    guard access(output, F_OK) == 0 else { return }
    let isEmptyFolder =
      isFolder && Places.isFolder(output)
      && Places.files(in: output, ending: "").allSatisfy {
        $0.hasSuffix("/.") || $0.hasSuffix("/..")
      }
    guard isEmptyFolder else { throw failure(output, EEXIST) }
  }

  private static func failure(_ output: String, _ number: Int32) -> CommandFailure {
    guard number != EEXIST, number != ENOTEMPTY else {
      return .badUsage(
        "\(output): exists already and is never overwritten; choose another name or move it away")
    }
    return .notWritten(output, number)
  }
}

extension String {
  fileprivate var trimmingEndSlashes: String {
    var text = self
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    return text
  }
}
