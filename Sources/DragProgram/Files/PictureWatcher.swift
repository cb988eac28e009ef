internal import CDesktop
internal import Dispatch
internal import DragSDL
internal import Glibc
internal import Synchronization

/// Reports changes of pictures on disk, from a thread of its own that sleeps most of the time.
///
/// ```swift
/// let watcher = PictureWatcher { changes in messages.send(Message("changed", text: text(of: changes))) }
/// watcher?.watch(paths)
/// ```
///
/// It watches the folders of the files. So it also reports pictures that are new in these folders, by the endings of
/// their names. A file that is being written is reported when it is closed. If a folder is removed, its files are; if it
/// comes back, so do they. The end of the watcher ends the reports.
package final class PictureWatcher: Sendable {
  private let worker: WatchWorker

  /// `report` is called on the watcher's thread, with the changes of a moment combined.
  ///
  /// Returns `nil` if the system has no more files.
  package init?(report: @escaping @Sendable ([FileChange]) -> Void) {
    guard let worker = WatchWorker(report: report) else { return nil }
    self.worker = worker
    DispatchQueue(label: "watcher").async { worker.run() }
  }

  deinit { worker.stop() }

  /// Watches files, instead of those of the last call; of more than 256 folders, only the files of the first are watched.
  package func watch(_ paths: [String]) { worker.watch(paths) }
}

private final class WatchWorker: Sendable {
  private struct Orders {
    var paths: [String]?
    var isStopped = false
  }

  private let orders = Mutex(Orders())
  private let inotify = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
  private let wake = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  private let report: @Sendable ([FileChange]) -> Void

  init?(report: @escaping @Sendable ([FileChange]) -> Void) {
    self.report = report
    guard inotify >= 0, wake >= 0 else { return nil }
  }

  deinit {
    for descriptor in [inotify, wake] where descriptor >= 0 { close(descriptor) }
  }

  func watch(_ paths: [String]) {
    orders.withLock { $0.paths = paths }
    eventfd_write(wake, 1)
  }

  func stop() {
    orders.withLock { $0.isStopped = true }
    eventfd_write(wake, 1)
  }

  func run() {
    var folders = WatchedFolders(inotify: inotify)
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
