internal import CDesktop
internal import DragCoding
internal import DragPainter
internal import DragSDL
internal import Glibc
internal import Synchronization

/// Reports changes of files on disk, from a thread of its own that sleeps most of the time.
///
/// ```swift
/// let watcher = FileWatcher(.pictures) { changes in messages.send(Message("changed", text: text(of: changes))) }
/// watcher?.watch(paths)
/// ```
///
/// It watches the folders of the files. So it also reports files of its kind that are new in these
/// folders. A file that is being written is reported when it is closed. If a folder is removed, its
/// files are; if it comes back, so do they. The end of the watcher ends the reports.
package final class FileWatcher: Sendable {
  private let worker: WatchWorker

  /// `report` is called on the watcher's thread, with the changes of a moment combined.
  ///
  /// Returns `nil` if the system has no more files.
  package init?(_ kind: FileKind, report: @escaping @Sendable ([FileChange]) -> Void) {
    guard let worker = WatchWorker(kind, report: report) else { return nil }
    self.worker = worker
    WorkerThread.start { worker.run() }
  }

  deinit { worker.stop() }

  /// Watches folders and files, instead of those of the last call.
  ///
  /// Of more than 256 folders, including those of the files, only the first are watched.
  package func watch(_ paths: [String] = [], folders: [String] = []) {
    worker.watch(WatchedPaths(files: paths, folders: folders))
  }
}

extension FileWatcher {
  /// The files that are reported when they are new in a folder.
  package struct FileKind: Sendable {
    /// Whether a name is that of such a file.
    let isNamed: @Sendable (_ name: String) -> Bool
    /// Returns the paths of those in a folder, in order.
    let list: @Sendable (_ folder: String) -> [String]

    package init(
      _ isNamed: @escaping @Sendable (_ name: String) -> Bool,
      list: @escaping @Sendable (_ folder: String) -> [String]
    ) {
      (self.isNamed, self.list) = (isNamed, list)
    }

    /// Pictures, by the endings of their names.
    package static let pictures = FileKind(PictureFolder.isPictureName) { folder in
      (try? PictureFolder(listing: folder))?.paths ?? []
    }
  }
}

private final class WatchWorker: Sendable {
  private struct Orders {
    var paths: WatchedPaths?
    var isStopped = false
  }

  private let kind: FileWatcher.FileKind
  private let orders = Mutex(Orders())
  private let inotify = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
  private let wake = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  private let report: @Sendable ([FileChange]) -> Void

  init?(_ kind: FileWatcher.FileKind, report: @escaping @Sendable ([FileChange]) -> Void) {
    (self.kind, self.report) = (kind, report)
    guard inotify >= 0, wake >= 0 else { return nil }
  }

  deinit {
    for descriptor in [inotify, wake] where descriptor >= 0 { close(descriptor) }
  }

  func watch(_ paths: WatchedPaths) {
    orders.withLock { $0.paths = paths }
    eventfd_write(wake, 1)
  }

  func stop() {
    orders.withLock { $0.isStopped = true }
    eventfd_write(wake, 1)
  }

  func run() {
    var folders = WatchedFolders(of: kind, inotify: inotify)
    var schedule = WatchSchedule()
    while true {
      sleep(until: schedule.deadline)
      let orders = orders.withLock { orders in
        defer { orders.paths = nil }
        return orders
      }
      if orders.isStopped { return }
      let hasEvents = folders.readEvents()
      let now = Microseconds.monotonic
      if let paths = orders.paths {
        // What has happened to the files of before is not lost.
        deliver(&folders)
        folders.watch(paths)
        schedule = WatchSchedule()
      } else {
        let isRetry = schedule.takeRetry(at: now)
        if isRetry { folders.findLost() }
        if hasEvents || isRetry, !folders.changes.isEmpty { schedule.noteChange(at: now) }
        if schedule.takeReport(at: now) { deliver(&folders) }
      }
      schedule.noteMissing(!folders.lost.isEmpty, at: now)
    }
  }

  private func deliver(_ folders: inout WatchedFolders) {
    let changes = folders.takeChanges()
    if !changes.isEmpty { report(changes) }
  }

  /// Sleeps until an event or an order arrives, at most until a time.
  private func sleep(until deadline: Microseconds?) {
    var files = [inotify, wake].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // Rounded up, since waking early means waking twice.
    let span = deadline.map { (max(($0 - .monotonic).count, 0) + 999) / 1000 }
    poll(&files, 2, span.map { Int32(clamping: $0) } ?? -1)
    var orders = eventfd_t()
    if files[1].revents != 0 { eventfd_read(wake, &orders) }
  }
}
