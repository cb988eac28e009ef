internal import Glibc
internal import PlaygroundScenes

extension SavedRecording {
  /// Describes a file by its time and its cached details; `nil` if the file does not exist.
  init?(file path: String) {
    var (status, local) = (stat(), tm())
    guard stat(path, &status) == 0 else { return nil }
    var seconds = status.st_mtim.tv_sec
    localtime_r(&seconds, &local)
    self.init(
      path: path, modified: seconds, utcOffset: local.tm_gmtoff,
      Thumbnail(of: path)?.details ?? .unknown)
  }
}

extension Directories {
  /// The recordings in ``recordings``, the newest first, with their cached details.
  static func savedRecordings() -> [SavedRecording] {
    FileSystem.files(in: recordings, ending: ".dndrec").compactMap(SavedRecording.init)
      .sorted { ($0.modified, $0.path) > ($1.modified, $1.path) }
  }

  /// Returns the recording that ended last, or else the newest existing one.
  static func newestRecording(_ last: String?) -> String? {
    if let last, access(last, R_OK) == 0 { return last }
    return savedRecordings().first?.path
  }
}
