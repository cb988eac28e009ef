internal import DragCoding
internal import DragFrameIO

extension DragData {
  /// The largest file that is sent.
  private static let largestFile = 1 << 26

  /// The bytes to send to another program; `nil` if they are in a file that cannot be read, or is too large.
  var contents: [UInt8]? {
    guard let file else { return bytes }
    guard let file = try? RegularFile(file), file.byteCount <= Self.largestFile else { return nil }
    return try? file.bytes()
  }
}
