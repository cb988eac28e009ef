internal import DragCoding
internal import Glibc

/// A text that the user names.
enum TextInput {
  /// Reads a file of UTF-8 text.
  static func read(_ path: String) throws(CommandFailure) -> String {
    guard let text = String(validating: try bytes(path), as: UTF8.self) else {
      throw .badUsage("\(path): is no text in UTF-8; check the name")
    }
    return text
  }

  private static func bytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= Limits.scriptBytes else {
        throw .badUsage("\(path): is too large for a script; check the name")
      }
    }
  }

  private static func failure(_ path: String) -> CommandFailure {
    .badUsage(
      "\(path): cannot be read: \(SystemReason(errno)); check the name and the permissions")
  }
}
