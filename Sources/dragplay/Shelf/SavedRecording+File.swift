internal import Glibc
internal import PlaygroundScenes

extension SavedRecording {
  /// Describes a file by its time and what the cache has; `nil` if there is no such file.
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
  /// The recordings of ``recordings``, the newest first, as far as they are known.
  static func savedRecordings() -> [SavedRecording] {
    FileSystem.files(in: recordings, ending: ".dndrec").compactMap(SavedRecording.init)
      .sorted { ($0.modified, $0.path) > ($1.modified, $1.path) }
  }

  /// Returns the recording that ended last, or else the newest one that is there.
  static func newestRecording(_ last: String?) -> String? {
    if let last, access(last, R_OK) == 0 { return last }
    return savedRecordings().first?.path
  }
}
