import DragCoding

enum Upgrade {
  /// The conversions of a file's bytes, each from one version of the format to the next.
  ///
  /// The first one converts from version 1. Existing conversions never change.
  private static let steps: [@Sendable ([UInt8]) -> [UInt8]] = [
    // The second version has lines of gestures; all else is the same.
    { Array("{\"dndrec\":2".utf8) + $0.dropFirst("{\"dndrec\":1".utf8.count) }
  ]

  static func upgraded(
    _ bytes: [UInt8], from version: Int64
  ) throws(FileError.Problem) -> [UInt8] {
    guard version > 0 else { throw .foreign }
    guard version < Recording.formatVersion else { throw .newer(version: version) }
    return steps.dropFirst(Int(version) - 1).reduce(bytes) { $1($0) }
  }
}
