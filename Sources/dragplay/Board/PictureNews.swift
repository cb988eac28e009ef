internal import DragPainter
internal import DragSDL
internal import PlaygroundScenes
internal import Synchronization

/// Finds out the sizes of a board's pictures and the changes of their files, on threads of its own.
///
/// The page receives the results in messages.
final class PictureNews: Sendable {
  private let messages: MessageQueue
  private let prober: PictureProber
  private let watcher = Mutex<PictureWatcher?>(nil)
  /// The pictures that were decoded before their files changed.
  private let outdated = Mutex(Set<String>())

  init(_ messages: MessageQueue) {
    self.messages = messages
    prober = PictureProber { PictureReport.messages(of: $0).forEach(messages.send) }
    watcher.withLock { watcher in
      watcher = PictureWatcher { [weak self] changes in self?.accept(changes) }
    }
  }

  func ask(about paths: [String]) { if !paths.isEmpty { prober.probe(paths) } }

  /// Watches files, instead of those of the last call.
  func watch(_ paths: [String]) { watcher.withLock { $0?.watch(paths) } }

  /// Returns the pictures that have changed since the last call.
  func takeOutdated() -> Set<String> {
    outdated.withLock { paths in
      defer { paths = [] }
      return paths
    }
  }

  private func accept(_ changes: [FileChange]) {
    outdated.withLock { $0.formUnion(changes.map(\.path)) }
    let moves = changes.compactMap { change -> PictureReport? in
      guard case .renamed(from: let old) = change.kind else { return nil }
      return PictureReport(path: old, .moved(change.path))
    }
    if !moves.isEmpty { messages.send(PictureReport.message(moves)) }
    ask(about: changes.map(\.path))
  }
}
