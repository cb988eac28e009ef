internal import CDesktop
internal import Glibc

/// Watches the pipes of other programs, so that the event loop sleeps on one file.
final class PipeWatch: EventSource {
  let descriptor = cdesktop_watch([], 0)

  deinit { close(descriptor) }

  /// Watches a pipe until it is closed.
  func add(_ pipe: Int32) { cdesktop_watch_one(descriptor, pipe) }
}
