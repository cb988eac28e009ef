internal import CDesktop
internal import Dispatch
internal import Glibc

/// Reports that files of a folder were added, removed, renamed or completed.
///
/// The end of the watcher ends the reports.
package final class FolderWatcher {
  private static let events = IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE
  private let source: any DispatchSourceRead

  /// `report` is called on a thread of the system, once for all that happens within a quarter of a second.
  ///
  /// Returns `nil` if there is no such folder, or if the system watches no more folders.
  package init?(_ folder: String, report: @escaping @Sendable () -> Void) {
    let inotify = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard inotify >= 0 else { return nil }
    guard inotify_add_watch(inotify, folder, UInt32(Self.events | Int32(IN_ONLYDIR))) >= 0 else {
      close(inotify)
      return nil
    }
    source = DispatchSource.makeReadSource(
      fileDescriptor: inotify, queue: DispatchQueue(label: "folder"))
    source.setEventHandler {
      usleep(250_000)
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
        while read(inotify, buffer.baseAddress, buffer.count) > 0 {}
      }
      report()
    }
    source.setCancelHandler { close(inotify) }
    source.resume()
  }

  deinit { source.cancel() }
}
