internal import Dispatch
internal import PlaygroundScenes
internal import Synchronization

/// Writes a board on a thread of its own, as soon as it has changed; of several changes meanwhile, the last.
final class BoardWriter: Sendable {
  fileprivate struct State {
    var next: BoardDocument?
    var isWriting = false
    var hasFailed = false
  }

  private let file: BoardFile
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "board")
  private let report: @Sendable (CommandFailure?) -> Void

  /// Creates a writer, which calls `report` on its thread with each failure, and with `nil` when that is over.
  init(_ file: BoardFile, report: @escaping @Sendable (CommandFailure?) -> Void) {
    (self.file, self.report) = (file, report)
  }

  /// Writes a board, unless another one follows before the last is written.
  func write(_ document: BoardDocument) {
    let starts = state.withLock { state in
      state.next = document
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if starts { queue.async { [self] in writeAll() } }
  }

  /// Waits until everything is written.
  func finish() { queue.sync {} }

  private func writeAll() {
    while let document = takeNext() {
      do throws(CommandFailure) {
        try file.write(document)
        if state.withLock({ $0.setFailed(false) }) { report(nil) }
      } catch {
        _ = state.withLock { $0.setFailed(true) }
        report(error)
      }
    }
  }

  private func takeNext() -> BoardDocument? {
    state.withLock { state in
      guard let next = state.next.take() else {
        state.isWriting = false
        return nil
      }
      return next
    }
  }
}

extension BoardWriter.State {
  /// Returns whether that is a change.
  fileprivate mutating func setFailed(_ hasFailed: Bool) -> Bool {
    defer { self.hasFailed = hasFailed }
    return self.hasFailed != hasFailed
  }
}
