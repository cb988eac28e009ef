internal import DragCoding
internal import DragProgram
internal import Glibc
internal import PlaygroundScenes

// MARK: - The folder of recordings, which is read on worker threads
extension RecordingsDesk {
  /// Sends a listing without the running recording, and then the details that were not cached.
  func list(except running: String?, _ failure: RecordingFailure? = nil) {
    isListing = true
    WorkerPool.background.async { [messages, version] in
      let recordings = Directories.savedRecordings().filter { $0.path != running }
      messages.send(.recordings(recordings, version: version, failure: failure))
      Self.read(recordings.filter { $0.details == .unknown }.map(\.path), messages)
      Thumbnail.removeOld(except: recordings.map(\.path))
    }
  }

  /// Adds the details of a recording to its card, as soon as they are read on a worker thread.
  func describe(_ path: String) {
    WorkerPool.background.async { [messages, inbox] in
      func show(_ details: SavedRecording.Reading) {
        inbox.add { $0.update(path) { $0.recording.details = details } }
      }
      if let details = Thumbnail(of: path)?.details { return show(details) }
      Self.read([path], messages) { report in
        if report.path == path, case .details(let details) = report.finding { show(details) }
      }
    }
  }

  /// Reads recordings in another process; the page receives the results in messages.
  private static func read(
    _ paths: [String], _ messages: MessageQueue, _ found: (RecordingReport) -> Void = { _ in }
  ) {
    // Pass at most 200 paths at a time, because the length of a command line is limited.
    for start in stride(from: 0, to: paths.count, by: 200) {
      let helper = try? ChildProcess.helper(["thumbnails"] + paths[start...].prefix(200))
      helper?.readLines { line in
        guard let json = try? JSONValue(parsing: line.utf8), let report = RecordingReport(json)
        else { return }
        messages.send(RecordingReport.message([report]))
        found(report)
      }
    }
  }
}

extension SavedRecording {
  /// Describes a file by its modification time and its cached details; `nil` if it does not exist.
  init?(file path: String) {
    guard var seconds = FileSystem.status(of: path)?.st_mtim.tv_sec else { return nil }
    var local = tm()
    localtime_r(&seconds, &local)
    self.init(
      path: path, modified: seconds, utcOffset: local.tm_gmtoff,
      Thumbnail(of: path)?.details ?? .unknown)
  }
}

extension Directories {
  /// Returns the recordings in ``recordings``, the newest first, with their cached details.
  static func savedRecordings() -> [SavedRecording] {
    FileSystem.files(in: recordings, ending: ".dndrec").compactMap(SavedRecording.init)
      .sorted { ($0.modified, $0.path) > ($1.modified, $1.path) }
  }

  /// Returns `last` if it can be read, or else the path of the newest saved recording, if any.
  static func newestRecording(_ last: String?) -> String? {
    if let last, access(last, R_OK) == 0 { return last }
    return savedRecordings().first?.path
  }
}
