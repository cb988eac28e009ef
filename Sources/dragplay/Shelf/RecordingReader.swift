internal import Dispatch
internal import DragSDL
internal import Glibc
internal import PlaygroundScenes
internal import Synchronization

/// Lists the folder of recordings and reads each of them, on a thread of its own.
///
/// The playground receives the results in messages.
final class RecordingReader: Sendable {
  private let messages: MessageQueue
  private let queue = DispatchQueue(label: "recordings", qos: .utility)
  private let helper = Mutex<ChildProcess?>(nil)
  private let isClosed = Mutex(false)

  init(_ messages: MessageQueue) { self.messages = messages }

  /// Sends a listing without the running recording, and then the details of each recording.
  func list(
    version: Int, except running: String?, failure: RecordingFailure? = nil
  ) {
    queue.async { [self] in
      let recordings = Directories.savedRecordings().filter { $0.path != running }
      messages.send(.recordings(recordings, version: version, failure: failure))
      read(recordings.filter { $0.details == .unknown }.map(\.path)) { _ in }
      Thumbnail.removeOld(except: recordings.map(\.path))
    }
  }

  /// Reads the details of a recording.
  func describe(_ path: String, _ found: @escaping @Sendable (SavedRecording.Reading) -> Void) {
    queue.async { [self] in
      if let details = Thumbnail(of: path)?.details { return found(details) }
      read([path]) { report in
        if report.path == path, case .details(let details) = report.finding { found(details) }
      }
    }
  }

  private func read(_ paths: [String], _ found: (RecordingReport) -> Void) {
    guard !paths.isEmpty, !isClosed.withLock({ $0 }) else { return }
    guard let process = try? ChildProcess.helper(["thumbnails"] + paths.prefix(Self.most)) else {
      return
    }
    helper.withLock { $0 = process }
    process.readLines { line in
      guard let json = try? JSONValue(parsing: line.utf8), let report = RecordingReport(json) else {
        return
      }
      messages.send(RecordingReport.message([report]))
      found(report)
    }
    _ = process.failure()
    helper.withLock { $0 = nil }
    read(Array(paths.dropFirst(Self.most)), found)
  }

  /// The number of recordings for one process: a command line has its limits.
  private static let most = 200

  func close() {
    isClosed.withLock { $0 = true }
    helper.withLock { $0 }?.stop()
  }
}

extension SavedRecording {
  /// Describes a file by its time and its cached details; `nil` if the file does not exist.
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
