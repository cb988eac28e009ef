internal import Dispatch
internal import PlaygroundScenes
internal import Synchronization

/// Writes a board on a thread of its own after each change; of several pending changes, only the
/// last.
final class BoardWriter: Sendable {
  private let file: BoardFile
  private let next = Mutex(PicturesScene?.none)
  /// The page whose board could not be written.
  private let failed = Mutex(PicturesScene?.none)
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
    next.withLock { $0 = scene }
    queue.async { [self] in writeNext() }
  }

  /// Waits until everything is written; tries again what could not be written.
  func finish() {
    queue.sync {}
    guard let failed = failed.withLock({ $0 }) else { return }
    write(failed)
    queue.sync {}
  }

  private func writeNext() {
    guard let scene = next.withLock({ $0.take() }) else { return }
    do throws(CommandFailure) {
      try file.write(scene.storedDocument)
      if failed.withLock({ $0.take() }) != nil { report(nil) }
    } catch {
      failed.withLock { $0 = scene }
      report(error)
    }
  }
}
