internal import DragCoding
internal import DragRecording
internal import Dispatch
internal import Synchronization

/// The file of a live session, which a worker thread writes: on a busy disk, that can take seconds.
final class LiveFile: RecordingSink, Sendable {
  fileprivate struct State {
    /// The lines that are not written yet.
    var lines: [UInt8] = []
    var isBegun = false
    var isClosing = false
    var isWriting = false
    var isClosed = false
    var failure: FileError?
  }

  private let file: RecordingFile
  private let writing = DispatchGroup()
  /// Is signalled when the last line is written, before the file is synchronized.
  private let written = DispatchSemaphore(value: 0)
  private let state = Mutex(State())

  init(creating path: String) throws(FileError) { file = try RecordingFile(creating: path) }

  var path: String { file.path }

  var name: String { file.name }

  /// The first error; `nil` if there was none.
  var failure: FileError? { state.withLock(\.failure) }

  /// Whether the file is synchronized, and there was no error.
  var isComplete: Bool { state.withLock { $0.isClosed && $0.failure == nil } }

  /// Appends lines, the first of them at once: whether the file takes anything is known at its start.
  ///
  /// - Throws: The error of lines that were appended before.
  func append(_ lines: [UInt8]) throws(FileError) {
    let isBegun = state.withLock { state in
      defer { state.isBegun = true }
      return state.isBegun
    }
    guard isBegun else { return try file.append(lines) }
    try write { $0.lines += lines }
  }

  /// Ends the file, which is then synchronized.
  ///
  /// The program may read the file at once, so this waits for the last line, for half a second at most.
  func close() throws(FileError) {
    try write { $0.isClosing = true }
    _ = written.wait(timeout: .now() + .milliseconds(500))
  }

  /// Adds the error that ended the recording, unless there is one of the file.
  func fail(_ error: FileError) { state.withLock { $0.failure = $0.failure ?? error } }

  /// Waits until the file is synchronized.
  func awaitEnd() { writing.wait() }

  private func write(_ change: (inout State) -> Void) throws(FileError) {
    let isWriting = try state.withLock { state throws(FileError) in
      if let failure = state.failure { throw failure }
      change(&state)
      defer { state.isWriting = true }
      return state.isWriting
    }
    if !isWriting { WorkerPool.background.async(group: writing) { [self] in writeLines() } }
  }

  private func writeLines() {
    while let (lines, isLast) = state.withLock({ $0.takeLines() }) {
      do throws(FileError) {
        try file.append(lines)
        guard isLast else { continue }
        written.signal()
        try file.close()
        state.withLock { $0.isClosed = true }
      } catch {
        state.withLock { ($0.failure, $0.lines) = ($0.failure ?? error, []) }
        written.signal()
      }
    }
  }
}

extension LiveFile.State {
  fileprivate mutating func takeLines() -> (lines: [UInt8], isLast: Bool)? {
    guard !lines.isEmpty || isClosing else {
      isWriting = false
      return nil
    }
    defer { (lines, isClosing) = ([], false) }
    return (lines, isClosing)
  }
}
