import Glibc

extension Recording {
  /// Returns whether a file looks like a recording: by its name, or by its first bytes.
  ///
  /// It may still be damaged, or not exist; ``init(contentsOf:)`` says why it cannot be read.
  package static func isRecognized(at path: String) -> Bool {
    path.hasSuffix(".dndrec") || beginsAsRecording(path)
  }

  private static func beginsAsRecording(_ path: String) -> Bool {
    // A pipe would block without O_NONBLOCK, and cannot be read at an offset.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { _ = close(descriptor) }
    let start = Array("{\"dndrec\":".utf8)
    var bytes = [UInt8](repeating: 0, count: start.count)
    return pread(descriptor, &bytes, bytes.count, 0) == bytes.count && bytes == start
  }
}
