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
    case 1: return bytes
    default: throw .newer(version: version)
    }
  }
}
