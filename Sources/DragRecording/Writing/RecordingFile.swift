public import DragCoding
import Glibc

/// A destination for the lines of a recording.
public protocol RecordingSink {
  /// The name of the recording in errors, such as the path of its file; `recording` by default.
  var name: String { get }

  /// Appends whole lines, each with its line break.
  ///
  /// - Throws: A `FileError` if the lines cannot be appended. Then none of them has been appended.
  mutating func append(_ lines: [UInt8]) throws(FileError)

  /// Ends the recording after its last line.
  ///
  /// A ``RecordingFile`` synchronizes its lines to disk.
  ///
  /// - Throws: A `FileError` if the recording cannot be completed.
  mutating func close() throws(FileError)
}

extension RecordingSink {
  public var name: String { "recording" }
}

/// A recording in memory.
public struct MemorySink: RecordingSink, Hashable, Sendable {
  /// The bytes of all appended lines.
  public private(set) var bytes: [UInt8] = []

  /// Creates an empty sink.
  public init() {}

  public mutating func append(_ lines: [UInt8]) { bytes += lines }

  public mutating func close() {}
}

/// A new file for the lines of a recording; it never replaces another file.
///
/// Only the file's owner can read it, since a recording holds the keys that were pressed.
///
/// Every ``append(_:)`` reaches the file at once: if the program is killed, the file can be
/// replayed up to its last whole line.
public final class RecordingFile: RecordingSink, Sendable {
  /// The path as it was passed to ``init(creating:)``.
  public let path: String
  public var name: String { path }
  private let descriptor: Int32

  /// Creates the file, or opens an existing device or pipe such as `/dev/stdout`.
  ///
  /// - Throws: A `FileError` if the file cannot be created or opened. It cannot be created if `path`
  ///   names an existing file, a folder or a broken link.
  public init(creating path: String) throws(FileError) {
    self.path = path
    let flags = O_WRONLY | O_APPEND | O_CLOEXEC
    var opened = open(path, flags | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600)
    var number = errno
    // A device such as /dev/stdout or /dev/full is there already, and cannot be overwritten.
    if opened < 0, number == EEXIST, !Self.isFile(path) {
      opened = open(path, flags)
      number = errno
    }
    guard opened >= 0 else {
      throw FileError(
        file: path, number == EEXIST ? .exists : .notCreated(reason: SystemReason(number)))
    }
    descriptor = opened
  }

  deinit { _ = Glibc.close(descriptor) }

  public func append(_ lines: [UInt8]) throws(FileError) {
    var written = 0
    while written < lines.count {
      let count = lines[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(errno, afterWriting: written) }
      written += count
    }
  }

  public func close() throws(FileError) {
    // Devices cannot be synchronized.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
      throw failure(errno, afterWriting: 0)
    }
  }

  private func failure(_ number: Int32, afterWriting written: Int) -> FileError {
    let size = lseek(descriptor, 0, SEEK_END)
    if written > 0, size >= written { _ = ftruncate(descriptor, size - written) }
    return FileError(file: path, .notWritten(reason: SystemReason(number)))
  }

  /// Returns whether a path names a file, a folder or a broken link.
  private static func isFile(_ path: String) -> Bool {
    var info = stat()
    guard stat(path, &info) == 0 else { return true }
    return info.st_mode & S_IFMT == S_IFREG || info.st_mode & S_IFMT == S_IFDIR
  }
}

extension RecordingFile {
  /// Writes bytes to a new file, which is removed if it cannot be written completely.
  package static func write(_ bytes: [UInt8], creating path: String) throws(FileError) {
    let file = try RecordingFile(creating: path)
    do throws(FileError) {
      try file.append(bytes)
      try file.close()
    } catch {
      _ = unlink(path)
      throw error
    }
  }

  /// Writes bytes to a new file beside `path`, which is then renamed and replaces any file there.
  package static func write(_ bytes: [UInt8], replacing path: String) throws(FileError) {
    let draft = path + ".\(getpid())"
    // A process of the same number can have left one, as in a container whose program was killed.
    _ = unlink(draft)
    try write(bytes, creating: draft)
    guard rename(draft, path) == 0 else {
      let number = errno
      _ = unlink(draft)
      throw FileError(file: path, .notWritten(reason: SystemReason(number)))
    }
  }
}
