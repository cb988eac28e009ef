/// Brings files of earlier versions of the format up to the current one.
enum Upgrade {
  /// The steps, each from one version to the next, beginning with the first.
  ///
  /// A new version is one more step. Steps stay as they are: `Tests/Versions` holds a recording of
  /// every earlier version, made by the program of its time.
  static let steps: [@Sendable ([UInt8]) -> [UInt8]] = [
    // The second version has lines of gestures, which the first has not; all else is as it was.
    { Array("{\"dndrec\":2".utf8) + $0.dropFirst("{\"dndrec\":1".utf8.count) }
  ]

  /// The file `bytes` of an earlier version as the current version has it.
  static func upgraded(
    _ bytes: [UInt8], from version: Int64
  ) throws(FileError.Problem) -> [UInt8] {
    guard version > 0 else { throw .foreign }
    guard version < Recording.formatVersion else { throw .newer(version: version) }
    return steps.dropFirst(Int(version) - 1).reduce(bytes) { $1($0) }
  }
}
