internal import Dispatch
internal import PlaygroundScenes
internal import Synchronization

/// Writes a board on a thread of its own, as soon as it has changed; of several changes meanwhile, the last.
final class BoardWriter: Sendable {
  private struct State {
    var next: BoardDocument?
    var isWriting = false
    /// The board that could not be written.
    var failed: BoardDocument?
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

  /// Waits until everything is written; what could not be written is tried again.
  func finish() {
    queue.sync {}
    guard let failed = state.withLock({ $0.failed }) else { return }
    write(failed)
    queue.sync {}
  }

  private func writeAll() {
    while let document = takeNext() {
      do throws(CommandFailure) {
        try file.write(document)
        if state.withLock({ $0.failed.take() }) != nil { report(nil) }
      } catch {
        state.withLock { $0.failed = document }
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
