internal import Dispatch
internal import PlaygroundScenes
internal import Synchronization

/// Writes a board on a thread of its own after each change; of several pending changes, only the
/// last.
final class BoardWriter: Sendable {
  private let file: BoardFile
  /// The page whose board is to be written, and whether the last board could not be.
  private let state = Mutex((next: PicturesScene?.none, hasFailed: false))
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
    state.withLock { $0.next = scene }
    queue.async { [self] in writeNext() }
  }

  /// Waits until everything is written; tries again what could not be written.
  func finish() { queue.sync { writeNext() } }

  private func writeNext() {
    guard let scene = state.withLock({ $0.next.take() }) else { return }
    do throws(CommandFailure) {
      try file.write(scene.storedDocument)
      let hadFailed = state.withLock { state in
        defer { state.hasFailed = false }
        return state.hasFailed
      }
      if hadFailed { report(nil) }
    } catch {
      state.withLock { $0 = ($0.next ?? scene, hasFailed: true) }
      report(error)
    }
  }
}
