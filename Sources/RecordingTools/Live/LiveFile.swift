internal import DragCoding
internal import DragRecording
internal import Dispatch
internal import Synchronization

/// The file of a live session, which another thread synchronizes to disk at the end: on a busy disk, that takes seconds.
final class LiveFile: RecordingSink, Sendable {
  private let file: RecordingFile
  private let end = DispatchGroup()
  private let endFailure = Mutex<FileError?>(nil)

  init(creating path: String) throws(FileError) { file = try RecordingFile(creating: path) }

  var path: String { file.path }

  var name: String { file.name }

  /// The error of the end; `nil` before it, and without one.
  var failure: FileError? { endFailure.withLock(\.self) }

  func append(_ lines: [UInt8]) throws(FileError) { try file.append(lines) }

  func close() {
    DispatchQueue.global().async(group: end) { [self] in
      do throws(FileError) {
        try file.close()
      } catch {
        endFailure.withLock { $0 = error }
      }
    }
  }

  /// Waits until the file is synchronized.
  func awaitEnd() { end.wait() }
}
