internal import DragCoding
internal import DragRecording
internal import Dispatch
internal import Synchronization

/// The file of a live session, which another thread synchronizes to disk at the end: on a busy disk, that takes seconds.
final class LiveFile: RecordingSink, Sendable {
  private let file: RecordingFile
  private let closing = DispatchGroup()
  private let result = Mutex<Result<Void, FileError>?>(nil)

  init(creating path: String) throws(FileError) { file = try RecordingFile(creating: path) }

  var path: String { file.path }

  var name: String { file.name }

  /// The error of the end; `nil` before it, and without one.
  var failure: FileError? {
    result.withLock { if case .failure(let error)? = $0 { error } else { nil } }
  }

  /// Whether the file is synchronized.
  var isComplete: Bool { result.withLock { if case .success? = $0 { true } else { false } } }

  func append(_ lines: [UInt8]) throws(FileError) { try file.append(lines) }

  func close() {
    DispatchQueue.global().async(group: closing) { [self] in
      end(Result { () throws(FileError) in try file.close() })
    }
  }

  /// Keeps the first error.
  func end(_ result: Result<Void, FileError>) {
    self.result.withLock { if case .failure? = $0 {} else { $0 = result } }
  }

  /// Waits until the file is synchronized.
  func awaitEnd() { closing.wait() }
}
