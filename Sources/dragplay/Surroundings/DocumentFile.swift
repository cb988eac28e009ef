internal import Glibc

/// A file that what was made in a session goes to when it ends; until then it stays as it is.
struct DocumentFile {
  private let path: String
  private let isNew: Bool

  /// Makes sure that the file can be written, and makes it where there is none.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    isNew = access(path, F_OK) != 0
    let descriptor = try Self.open(path, O_WRONLY | O_CREAT)
    close(descriptor)
  }

  /// Takes the file away again where there was none: there will be no session.
  func discard() {
    if isNew { unlink(path) }
  }

  /// Writes the document in place of what the file held.
  func write(_ document: String) throws(CommandFailure) {
    // Beside it first, so that a disk that is full leaves what was there.
    let draft = path + ".new"
    let descriptor = try Self.open(draft, O_WRONLY | O_CREAT | O_TRUNC)
    let bytes = Array((document + "\n").utf8)
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    guard count == bytes.count, rename(draft, path) == 0 else {
      unlink(draft)
      throw Self.failure(path)
    }
  }

  private static func open(_ path: String, _ flags: Int32) throws(CommandFailure) -> Int32 {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    return descriptor
  }

  private static func failure(_ path: String) -> CommandFailure {
    .notWritten(path, errno)
  }
}
