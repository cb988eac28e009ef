internal import Glibc

/// A regular file that is open for reading; folders, pipes and devices are refused.
public struct RegularFile: ~Copyable {
  /// The reason for which a file cannot be read.
  public enum Failure: Error, Hashable, Sendable {
    /// It is a folder, a pipe or a device.
    case notRegular
    /// The error number of the system call that failed.
    case system(Int32)
  }

  package let descriptor: Int32
  package let byteCount: Int
  /// The time of its last change, in seconds since 1970.
  package let modified: Int64

  /// Opens a file for reading; this does not wait, even if it is a pipe.
  ///
  /// - Throws: `Failure` if the file cannot be opened, or is not a regular one.
  public init(_ path: String) throws(Failure) {
    // Without O_NONBLOCK, opening a pipe without a writer would block; without O_NOCTTY, a terminal could become the
    // controlling one of the program.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(errno) }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    let number = errno
    guard isKnown, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw isKnown ? .notRegular : .system(number)
    }
    self.descriptor = descriptor
    (byteCount, modified) = (Int(status.st_size), Int64(status.st_mtim.tv_sec))
  }

  deinit { close(descriptor) }

  /// Returns the first bytes of the file, at most as many as it had when it was opened.
  public func bytes(first most: Int = .max) throws(Failure) -> [UInt8] {
    let count = min(byteCount, most)
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      while filled < count {
        let got = pread(descriptor, bytes.baseAddress.map { $0 + filled }, count - filled, filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        // The file can have become shorter.
        if got <= 0 { return }
        filled += got
      }
    }
    if let failure { throw .system(failure) }
    return bytes
  }
}
