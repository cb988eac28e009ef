internal import Glibc
internal import Synchronization

/// A file or a folder in the making, beside the place where it will stand.
///
/// It is the one way in which commands write files other than recordings and their scripts. It comes to
/// its place whole; where the work fails, nothing of it stays and nothing else is changed. No link is
/// written through.
final class Draft: Sendable {
  /// Where to write meanwhile.
  let path: String
  private let output: String
  private let kind: Kind
  /// The file; nothing for a folder.
  private let descriptor: Int32?
  private let isOpen = Mutex(true)

  /// What a draft becomes.
  enum Kind {
    /// A new file, which never replaces another.
    case file
    /// A new folder, or what an empty one holds.
    case folder
    /// A file in place of the one that the user named, if any; it keeps the permissions of that.
    case replacement
  }

  /// Begins a file or a folder.
  ///
  /// - Throws: A ``CommandFailure`` if it may not or cannot stand in its place.
  init(of output: String, _ kind: Kind = .file) throws(CommandFailure) {
    let output = output.trimmingEndSlashes
    let permissions = try Self.check(output, kind)
    (self.output, self.kind) = (output, kind)
    (path, descriptor) = try Self.make(beside: output, kind)
    if let permissions, let descriptor { fchmod(descriptor, permissions) }
  }

  deinit {
    discard()
    if let descriptor { close(descriptor) }
  }

  /// Appends bytes to the file, also after it is finished.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    if let number = SystemWrite.all(bytes, to: descriptor ?? -1) {
      throw Self.failure(output, number)
    }
  }

  /// Puts it where it belongs.
  func finish() throws(CommandFailure) {
    let problem: Int32? = isOpen.withLock { isOpen in
      guard isOpen else { return EINTR }
      if let number = move() { return number }
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
      guard kind == .folder else { return _ = unlink(path) }
      // Another thread can still be adding files until the program ends.
      for _ in 0..<1000 {
        for file in Places.files(in: path, ending: "") { unlink(file) }
        guard rmdir(path) != 0, errno == ENOTEMPTY else { return }
      }
    }
  }

  /// Moves it to its place; returns the number of an error.
  private func move() -> Int32? {
    switch kind {
    case .folder: return rename(path, output) == 0 ? nil : errno
    case .file: return moveFile() ? nil : errno
    case .replacement:
      // The bytes first: after a loss of power there is the old file or the whole new one.
      if let descriptor, fsync(descriptor) != 0, errno != EINVAL { return errno }
      guard rename(path, output) == 0 else { return errno }
      Self.synchronize(Places.folder(of: output))
      return nil
    }
  }

  /// A link is never made over another file; `rename` would be.
  private func moveFile() -> Bool {
    if link(path, output) == 0 { return unlink(path) == 0 }
    // Some file systems know no links.
    guard errno == EPERM || errno == ENOTSUP, Places.kind(of: output) == nil else { return false }
    return rename(path, output) == 0
  }

  private static func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension Draft {
  /// Says what would keep a file or a folder from its place, before any work is done.
  ///
  /// - Returns: The permissions of a file that is replaced.
  @discardableResult
  static func check(_ output: String, _ kind: Kind) throws(CommandFailure) -> mode_t? {
    let folder = Places.folder(of: output)
    guard Places.isFolder(folder) else { throw failure(output, ENOENT) }
    guard access(folder, W_OK | X_OK) == 0 else { throw failure(output, errno) }
    guard let found = Places.kind(of: output) else { return nil }
    switch (kind, found.type) {
    case (_, S_IFLNK):
      throw .badUsage(
        "\(output): is a symbolic link, which is never written through; name the file itself")
    case (.replacement, S_IFREG): return found.permissions
    case (.replacement, _): throw .badUsage("\(output): is no file; choose another name")
    case (.folder, S_IFDIR) where Places.isEmptyFolder(output): return nil
    default: throw failure(output, EEXIST)
    }
  }

  /// Makes the draft under a name that is free; another run may have left one behind.
  private static func make(
    beside output: String, _ kind: Kind
  ) throws(CommandFailure) -> (String, Int32?) {
    for number in 0..<100 {
      let path = "\(Places.folder(of: output))/.dragplay-\(getpid())-\(number)"
      if kind == .folder {
        if mkdir(path, 0o755) == 0 { return (path, nil) }
      } else {
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(path, flags, 0o644)
        if descriptor >= 0 { return (path, descriptor) }
      }
      guard errno == EEXIST else { break }
    }
    throw .notWritten(output, errno)
  }

  private static func failure(_ output: String, _ number: Int32) -> CommandFailure {
    guard number != EEXIST, number != ENOTEMPTY else {
      return .badUsage(
        "\(output): exists already and is never overwritten; choose another name or move it away")
    }
    return .notWritten(output, number)
  }
}

/// Writing to a descriptor.
enum SystemWrite {
  /// Writes all bytes; returns the number of the error that kept some from it.
  static func all(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      written += count
    }
    return nil
  }
}

extension String {
  fileprivate var trimmingEndSlashes: String {
    var text = self
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    return text
  }
}
