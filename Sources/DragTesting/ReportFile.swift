import DragRecording
import Glibc

/// A file beside which no half-written one is left.
enum ReportFile {
  /// Writes text to a file, and replaces an earlier one; its folder is made if it is missing.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let slash = path.lastIndex(of: "/") { _ = mkdir(String(path[..<slash]), 0o755) }
    try RecordingFile.write(bytes, replacing: path)
  }
}
