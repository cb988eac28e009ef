internal import DragRecording
internal import Glibc
internal import Synchronization

/// A file or folder that is written beside its destination and then moved there.
///
/// The bytes that are written before ``finish()`` appear at the destination whole or not at all.
/// A symbolic link at the destination is an error.
final class StagedOutput: Discardable {
  let path: String
  private let destination: String
  private let kind: Kind
  private let descriptor: Int32?
  private let isOpen = Mutex(true)

  enum Kind {
    case file
    case folder
    /// A file that can replace an existing file; it then gets the permissions of that file.
    case replacement
  }

  init(of destination: String, _ kind: Kind = .file) throws(CommandFailure) {
    var destination = destination
    while destination.count > 1, destination.hasSuffix("/") { destination.removeLast() }
    let permissions = try Self.check(destination, kind)
    (self.destination, self.kind) = (destination, kind)
    (path, descriptor) = try Self.create(beside: destination, kind)
    if let permissions, let descriptor { fchmod(descriptor, permissions) }
  }

  deinit {
    discard()
    if let descriptor { close(descriptor) }
  }

  static func write(
    _ bytes: [UInt8], to destination: String, _ kind: Kind = .file
  ) throws(CommandFailure) {
    let output = try StagedOutput(of: destination, kind)
    try output.write(bytes)
    try output.finish()
  }

  /// Appends bytes to the file; can also be called after ``finish()``.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    if let number = FileSystem.write(bytes, to: descriptor ?? -1) {
      throw Self.failure(destination, number)
    }
  }

  /// Writes a new file into the folder.
  func write(_ bytes: [UInt8], as name: String) throws(CommandFailure) {
    let file = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    defer { close(file) }
    if let number = file < 0 ? errno : FileSystem.write(bytes, to: file) {
      throw Self.failure(destination, number)
    }
  }

  func finish() throws(CommandFailure) {
    let failure: Int32? = isOpen.withLock { isOpen in
      guard isOpen else { return EINTR }
      let failure = move()
      isOpen = failure != nil
      return failure
    }
    if let failure { throw Self.failure(destination, failure) }
  }

  func discard() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = false
      guard kind == .folder else { return _ = unlink(path) }
      // Repeat, because another thread may still be adding files until the program ends.
      for _ in 0..<1000 {
        for file in FileSystem.files(in: path) { unlink(file) }
        guard rmdir(path) != 0, errno == ENOTEMPTY else { return }
      }
    }
  }

  /// Moves the file or folder to its destination; returns the error number of a failure.
  private func move() -> Int32? {
    if kind == .file { return FileSystem.link(path, toFree: destination) }
    // Contents reach the disk before the name: a power failure leaves the old file or the new one.
    if let descriptor, fsync(descriptor) != 0, errno != EINVAL { return errno }
    guard rename(path, destination) == 0 else { return errno }
    if kind == .replacement {
      let folder = open(FilePath.folder(of: destination), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      fsync(folder)
      close(folder)
    }
    return nil
  }

  @discardableResult
  static func check(_ destination: String, _ kind: Kind) throws(CommandFailure) -> mode_t? {
    let folder = FilePath.folder(of: destination)
    guard FileSystem.isFolder(folder) else { throw failure(destination, ENOENT) }
    guard access(folder, W_OK | X_OK) == 0 else { throw failure(destination, errno) }
    guard let found = FileSystem.ownStatus(of: destination) else { return nil }
    switch (kind, found.type) {
    case (_, S_IFLNK):
      throw .badUsage(
        "\(destination): is a symbolic link, which is never written through; name the file itself")
    case (.replacement, S_IFREG): return found.st_mode & 0o777
    case (.replacement, _): throw .badUsage("\(destination): is not a file; choose another name")
    // Refuse `.`, because the current folder cannot be replaced.
    case (.folder, S_IFDIR)
    where FilePath.name(of: destination) != "." && FileSystem.names(in: destination).isEmpty:
      return nil
    default: throw failure(destination, EEXIST)
    }
  }

  private static func create(
    beside destination: String, _ kind: Kind
  ) throws(CommandFailure) -> (String, Int32?) {
    for number in 0..<100 {
      let path = "\(FilePath.folder(of: destination))/.dragplay-\(getpid())-\(number)"
      if kind == .folder {
        if mkdir(path, 0o755) == 0 { return (path, nil) }
      } else {
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(path, flags, 0o644)
        if descriptor >= 0 { return (path, descriptor) }
      }
      guard errno == EEXIST else { break }
    }
    throw .notWritten(destination, errno)
  }

  private static func failure(_ destination: String, _ number: Int32) -> CommandFailure {
    guard number == EEXIST || number == ENOTEMPTY else { return .notWritten(destination, number) }
    return .badUsage(
      "\(destination): exists already and is never overwritten; choose another name or move it away"
    )
  }
}
