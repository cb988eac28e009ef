/// The parts of a file's path.
///
/// They are split at scalars: as a character, a slash merges with a combining mark after it.
package enum FilePath {
  /// Returns the names of the folders and the file, without empty ones.
  package static func parts(of path: String) -> [String] {
    path.unicodeScalars.split(separator: "/").map { String($0) }
  }

  /// Returns the last part; the path itself if it has no parts.
  package static func name(of path: String) -> String { parts(of: path).last ?? path }

  /// Returns the path before the last slash; `.` if there is none.
  package static func folder(of path: String) -> String {
    guard let slash = path.unicodeScalars.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path.unicodeScalars[..<slash])
  }

  /// Returns the path of a recording without the extension `.dndrec`.
  package static func withoutExtension(_ path: String) -> String {
    path.hasSuffix(".dndrec") ? String(path.dropLast(7)) : path
  }

  /// Returns the name of a recording, without the extension `.dndrec`.
  package static func recordingName(of path: String) -> String {
    withoutExtension(name(of: path))
  }
}
