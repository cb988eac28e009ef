internal import DragFrameIO
internal import Glibc

extension DragData {
  /// The largest file that is sent.
  private static let largestFile = 1 << 26

  /// The bytes to send to another program; `nil` if they are in a file that cannot be read, or is too large.
  var contents: [UInt8]? {
    guard let file else { return bytes }
    // A pipe would block.
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0, let stream = fdopen(descriptor, "rb") else { return nil }
    defer { fclose(stream) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.largestFile
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = fread(&bytes, 1, bytes.count, stream)
    return ferror(stream) == 0 ? Array(bytes.prefix(count)) : nil
  }
}
