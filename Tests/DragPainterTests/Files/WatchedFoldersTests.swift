import CDesktop
import DragGeometry
import Foundation
import ProgramSupport
import Testing

@testable import DragPainter

@Suite("Watched folders, after the kernel has lost events")
struct WatchedFoldersTests {
  private let inotify = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))

  /// Makes more events than the kernel keeps; it combines equal neighbours.
  private func overflow(in folder: TemporaryFolder) throws {
    let limit = try #require(
      Int(
        String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
          .trimmingCharacters(in: .whitespacesAndNewlines)))
    let paths = ["x.txt", "y.txt"].map { folder.path($0) }
    for path in paths { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    for number in 0...limit { chmod(paths[number % 2], 0o600) }
  }

  @Test("have the pictures that are new, and lack those that were removed")
  func pictures() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "b.png"] { try folder.write([1], to: name) }
    var folders = WatchedFolders(inotify: inotify)
    folders.watch(["a.png", "b.png"].map { folder.path($0) })
    try overflow(in: folder)
    try folder.write([1], to: "new.png")
    unlink(folder.path("b.png"))
    folders.readEvents()
    let changes = folders.takeChanges()
    #expect(
      changes == [
        FileChange(folder.path("a.png"), .changed), FileChange(folder.path("b.png"), .removed),
        FileChange(folder.path("new.png"), .created),
      ])
    close(inotify)
  }

  @Test("are watched again if they were replaced, and missing if they were removed")
  func replaced() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for name in ["one", "two"] {
      try files.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
      try folder.write([1], to: "\(name)/a.png")
    }
    var folders = WatchedFolders(inotify: inotify)
    folders.watch(["one/a.png", "two/a.png", "a.png"].map { folder.path($0) })
    try overflow(in: folder)
    for name in ["one", "two"] { try files.removeItem(atPath: folder.path(name)) }
    try files.createDirectory(atPath: folder.path("one"), withIntermediateDirectories: false)
    folders.readEvents()
    #expect(folders.lost == [folder.path("two")])
    _ = folders.takeChanges()
    try folder.write([1], to: "one/new.png")
    folders.readEvents()
    let changes = folders.takeChanges()
    #expect(changes == [FileChange(folder.path("one/new.png"), .created)])
    close(inotify)
  }
}

@Suite("The schedule of a watcher")
struct WatchScheduleTests {
  private var schedule = WatchSchedule()

  @Test("reports a change after a pause of 50 ms, and after 400 ms at the latest")
  mutating func report() {
    schedule.noteChange(at: .zero)
    #expect(schedule.deadline == .milliseconds(50))
    schedule.noteChange(at: .milliseconds(40))
    var isDue = schedule.takeReport(at: .milliseconds(50))
    #expect(!isDue)
    #expect(schedule.deadline == .milliseconds(90))
    schedule.noteChange(at: .milliseconds(390))
    #expect(schedule.deadline == .milliseconds(400))
    isDue = schedule.takeReport(at: .milliseconds(400))
    #expect(isDue)
    #expect(schedule.deadline == nil)
  }

  @Test("looks for a missing folder less and less often, also while changes arrive")
  mutating func retry() {
    var looks: [Int64] = []
    for second in 0...8 {
      let now = Microseconds.seconds(Int64(second))
      schedule.noteChange(at: now)
      if schedule.takeRetry(at: now) { looks.append(Int64(second)) }
      schedule.noteMissing(true, at: now)
    }
    #expect(looks == [1, 3, 7])
    schedule.noteMissing(false, at: .seconds(8))
    schedule.noteMissing(true, at: .seconds(9))
    let isDue = schedule.takeRetry(at: .seconds(10))
    #expect(isDue, "It begins again with a second.")
  }
}
