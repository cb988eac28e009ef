internal import CDesktop
internal import Dispatch
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

  /// Changes are reported after this time without another, in milliseconds.
  private static let pause: Int64 = 50
  /// The maximum time from a change to its report, in milliseconds.
  private static let longestDelay: Int64 = 400
  /// The times between two looks for a folder that is missing, in milliseconds.
  private static let looks: ClosedRange<Int64> = 1000...64_000

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
    // The time at which the first change was found that is not reported.
    var first: Int64?
    var look = Self.looks.lowerBound
    while true {
      let isQuiet = sleep(
        atMost: first != nil ? Self.pause : folders.lost.isEmpty ? nil : look)
      let orders = orders.withLock { orders in
        defer { orders.paths = nil }
        return orders
      }
      if orders.isStopped { return }
      folders.readEvents()
      if let paths = orders.paths {
        // What has happened to the files of before is not lost.
        deliver(&folders)
        folders.watch(paths)
        (first, look) = (nil, Self.looks.lowerBound)
        continue
      }
      if isQuiet, first == nil {
        folders.findLost()
        look = min(look * 2, Self.looks.upperBound)
      }
      if folders.lost.isEmpty { look = Self.looks.lowerBound }
      guard !folders.changes.isEmpty else { continue }
      let now = Self.now
      first = first ?? now
      if isQuiet || now - (first ?? now) >= Self.longestDelay {
        first = nil
        deliver(&folders)
      }
    }
  }

  private func deliver(_ folders: inout WatchedFolders) {
    let changes = folders.takeChanges()
    if !changes.isEmpty { report(changes) }
  }

  /// Sleeps until an event or an order arrives; returns `true` if the time is over first.
  private func sleep(atMost milliseconds: Int64?) -> Bool {
    var files = [inotify, wake].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&files, 2, milliseconds.map { Int32($0) } ?? -1)
    var orders = eventfd_t()
    if files[1].revents != 0 { eventfd_read(wake, &orders) }
    return count == 0
  }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
