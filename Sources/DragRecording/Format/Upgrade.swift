/// Brings files of earlier versions of the format up to the current one.
///
/// Each version gets one function from lines to lines, which stays as it is for ever, and is tested
/// with a recording made by the program of its time.
enum Upgrade {
  /// The file `bytes` of version `version` as the current version has it.
  static func upgraded(
    _ bytes: [UInt8], from version: Int64
  ) throws(RecordingError.Problem) -> [UInt8] {
    switch version {
    case ..<1: throw .foreign
    case 1: return second(bytes)
    default: throw .newer(version: version)
    }
  }

  /// The second version has lines of gestures, which the first has not; all else is as it was.
  private static func second(_ bytes: [UInt8]) -> [UInt8] {
    Array("{\"dndrec\":2".utf8) + bytes.dropFirst("{\"dndrec\":1".utf8.count)
  }
}
