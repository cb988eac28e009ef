internal import Dispatch
internal import PlaygroundScenes
internal import Synchronization

/// Writes a board on a thread of its own after each change; of several pending changes, only the
/// last.
final class BoardWriter: Sendable {
  private struct State {
    var next: PicturesScene?
    var isWriting = false
    /// The page whose board could not be written.
    var failed: PicturesScene?
  }

  private let file: BoardFile
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "board")
  private let report: @Sendable (CommandFailure?) -> Void

  /// Creates a writer that calls `report` on its thread with each failure, and with `nil` when
  /// writing succeeds again.
  init(_ file: BoardFile, report: @escaping @Sendable (CommandFailure?) -> Void) {
    (self.file, self.report) = (file, report)
  }

  /// Writes the board of a page, unless another one follows before the last is written.
  ///
  /// The document is made from the page on the writer's thread.
  func write(_ scene: PicturesScene) {
    let starts = state.withLock { state in
      state.next = scene
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if starts { queue.async { [self] in writeAll() } }
  }

  /// Waits until everything is written; tries again what could not be written.
  func finish() {
    queue.sync {}
    guard let failed = state.withLock({ $0.failed }) else { return }
    write(failed)
    queue.sync {}
  }

  private func writeAll() {
    while let scene = takeNext() {
      do throws(CommandFailure) {
        try file.write(scene.storedDocument)
        if state.withLock({ $0.failed.take() }) != nil { report(nil) }
      } catch {
        state.withLock { $0.failed = scene }
        report(error)
      }
    }
  }

  private func takeNext() -> PicturesScene? {
    state.withLock { state in
      guard let next = state.next.take() else {
        state.isWriting = false
        return nil
      }
      return next
    }
  }
}
