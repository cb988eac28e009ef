import CDesktop
import DragGeometry
import Foundation
import ProgramSupport
import Synchronization
import Testing

@testable import DragProgram

@Suite("A watched file")
struct FileWatcherTests {
  @Test("is reported when its file is written, renamed, replaced or removed, and so is a new one")
  func reported() throws {
    let folder = TemporaryFolder()
    let paths = ["a.png", "b.png", "odd name"].map { folder.path($0) }
    for name in ["a.png", "b.png", "odd name"] { try folder.write([1], to: name) }
    let (watcher, log) = try ChangeLog.watching()
    watcher.watch(paths)
    try log.begin(in: folder)
    try folder.write([1, 2], to: "b.png")
    #expect(try log.next() == [FileChange(paths[1], .changed)])
    rename(paths[0], folder.path("猫.png"))
    #expect(try log.next() == [FileChange(folder.path("猫.png"), .renamed(from: paths[0]))])
    try folder.write([3], to: ".b.tmp")
    rename(folder.path(".b.tmp"), paths[1])
    #expect(try log.next() == [FileChange(paths[1], .changed)])
    try folder.write([3], to: "note.txt")
    symlink(paths[1], folder.path("link.JPG"))
    #expect(try log.next() == [FileChange(folder.path("link.JPG"), .created)])
    unlink(paths[2])
    #expect(try log.next() == [FileChange(paths[2], .removed)])
  }

  @Test("is reported even if ten are written many times within a moment")
  func combined() throws {
    let folder = TemporaryFolder()
    let (watcher, log) = try ChangeLog.watching()
    watcher.watch([folder.path("a.png")])
    try log.begin(in: folder)
    for number in 0..<300 { try folder.write([1], to: "\(number % 10).png") }
    var changed: [FileChange] = []
    while changed.count < 10 { changed += try log.next() }
    #expect(Set(changed.map(\.path)) == Set((0..<10).map { folder.path("\($0).png") }))
  }

  @Test("is reported when its folder is removed, and when that comes back")
  func folders() throws {
    let folder = TemporaryFolder()
    let inner = folder.path("inner")
    try folder.write([1], to: "inner/a.png")
    let path = folder.path("inner/a.png")
    let (watcher, log) = try ChangeLog.watching()
    watcher.watch([path, folder.path("never/b.png")])
    try log.begin(in: folder, "inner/first.png")
    unlink(folder.path("inner/first.png"))
    _ = try log.next()
    try FileManager.default.removeItem(atPath: inner)
    #expect(try log.next() == [FileChange(path, .removed)])
    try folder.write([1], to: "inner/a.png")
    #expect(try log.next() == [FileChange(path, .created)])
    try folder.write([1, 2], to: "inner/a.png")
    #expect(try log.next() == [FileChange(path, .changed)])
    rename(inner, folder.path("moved"))
    #expect(try log.next() == [FileChange(path, .removed)])
    rename(folder.path("moved"), inner)
    #expect(try log.next() == [FileChange(path, .created)])
  }

  @Test("can be of another kind, in a folder that is watched, is removed and comes back")
  func otherKind() throws {
    let folder = TemporaryFolder()
    try folder.write([1], to: "notes/old.note")
    let log = ChangeLog()
    let isNote: @Sendable (String) -> Bool = { $0.hasSuffix(".note") }
    let kind = FileWatcher.FileKind(isNote) { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter(isNote)
        .sorted().map { folder + "/" + $0 }
    }
    let watcher = try #require(
      FileWatcher(kind) { changes in log.kept.withLock { $0.append(changes) } })
    watcher.watch(folders: [folder.path("notes")])
    try log.begin(in: folder, "notes/first.note")
    try folder.write([1], to: "notes/a.png")
    try folder.write([1], to: "notes/a.note")
    #expect(try log.next() == [FileChange(folder.path("notes/a.note"), .created)])
    unlink(folder.path("notes/old.note"))
    #expect(try log.next() == [FileChange(folder.path("notes/old.note"), .removed)])
    try FileManager.default.removeItem(atPath: folder.path("notes"))
    let removed = try log.next()
    #expect(
      Set(removed.map(\.path)) == Set(["a", "first"].map { folder.path("notes/\($0).note") }))
    try folder.write([1], to: "notes/b.note")
    #expect(try log.next() == [FileChange(folder.path("notes/b.note"), .created)])
  }

  @Test("is not reported any more after others are watched")
  func replaced() throws {
    let (one, two) = (TemporaryFolder(), TemporaryFolder())
    let (watcher, log) = try ChangeLog.watching()
    watcher.watch([one.path("a.png")])
    try log.begin(in: one)
    watcher.watch([two.path("a.png")])
    try log.begin(in: two)
    try one.write([1], to: "a.png")
    try two.write([1], to: "a.png")
    #expect(try log.next() == [FileChange(two.path("a.png"), .changed)])
  }
}

private final class ChangeLog: Sendable {
  fileprivate let kept = Mutex<[[FileChange]]>([])

  static func watching() throws -> (FileWatcher, ChangeLog) {
    let log = ChangeLog()
    let watcher = FileWatcher(.pictures) { changes in log.kept.withLock { $0.append(changes) } }
    return (try #require(watcher), log)
  }

  /// Waits until the watcher watches a folder, which it reports by a new picture.
  func begin(in folder: TemporaryFolder, _ name: String = "first.png") throws {
    let path = folder.path(name)
    try until("a report") {
      usleep(20_000)
      try folder.write([1], to: name)
      return kept.withLock { $0.contains { $0.contains { $0.path == path } } }
    }
    // The last of them may be reported later.
    usleep(600_000)
    kept.withLock { $0.removeAll() }
  }

  /// Waits for the next report.
  func next() throws -> [FileChange] {
    try until("a report") { kept.withLock { !$0.isEmpty } }
    return kept.withLock { $0.removeFirst() }
  }
}

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
    let folder = TemporaryFolder()
    for name in ["a.png", "b.png"] { try folder.write([1], to: name) }
    var folders = WatchedFolders(of: .pictures, inotify: inotify)
    folders.watch(WatchedPaths(files: ["a.png", "b.png"].map { folder.path($0) }))
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
    let folder = TemporaryFolder()
    for name in ["one", "two"] { try folder.write([1], to: "\(name)/a.png") }
    var folders = WatchedFolders(of: .pictures, inotify: inotify)
    folders.watch(
      WatchedPaths(files: ["one/a.png", "two/a.png", "a.png"].map { folder.path($0) }))
    try overflow(in: folder)
    for name in ["one", "two"] { try FileManager.default.removeItem(atPath: folder.path(name)) }
    folder.makeFolder("one")
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

@Suite("The changes of files")
struct FileChangesTests {
  @Test("are combined to the difference from the last report")
  func combined() {
    var changes = FileChanges(known: ["a", "b", "c", "d", "e"])
    changes.appear("new")
    changes.appear("new")
    changes.appear("a")
    changes.disappear("b")
    changes.disappear("c")
    changes.appear("c")
    changes.appear("short")
    changes.disappear("short")
    changes.disappear("unknown")
    changes.appear("d")
    changes.disappear("d")
    #expect(
      changes.take() == [
        FileChange("new", .created), FileChange("a", .changed), FileChange("b", .removed),
        FileChange("c", .changed), FileChange("d", .removed),
      ])
    #expect(changes.isEmpty && changes.take() == [])
    changes.appear("new")
    changes.appear("b")
    #expect(changes.take() == [FileChange("new", .changed), FileChange("b", .created)])
  }

  @Test("are a new name if a known file moves between names, also by several moves")
  func renamed() {
    var changes = FileChanges(known: ["a", "b"])
    changes.leave("a", move: 1)
    changes.arrive("x", move: 1)
    changes.leave("x", move: 2)
    changes.arrive("y", move: 2)
    changes.appear("y")
    #expect(changes.take() == [FileChange("y", .renamed(from: "a"))])
    #expect(changes.known == ["b", "y"])
  }

  @Test("are a change if a file replaces a known one, as when a program saves it")
  func replaced() {
    var changes = FileChanges(known: ["a", "b"])
    changes.appear("a.new")
    changes.leave("a.new", move: 1)
    changes.arrive("a", move: 1)
    #expect(changes.take() == [FileChange("a", .changed)])
    changes.leave("b", move: 2)
    changes.arrive("a", move: 2)
    #expect(changes.take() == [FileChange("b", .removed), FileChange("a", .changed)])
    changes.leave("a", move: 3)
    changes.arrive("a~", move: 3)
    changes.appear("a")
    #expect(changes.take() == [FileChange("a", .changed), FileChange("a~", .created)])
  }

  @Test("are a removal if the file leaves the watched folders or is removed under its new name")
  func gone() {
    var changes = FileChanges(known: ["a", "b"])
    changes.leave("a", move: 1)
    changes.leave("b", move: 2)
    changes.arrive("x", move: 2)
    changes.disappear("x")
    #expect(changes.take() == [FileChange("a", .removed), FileChange("b", .removed)])
    changes.arrive("z", move: 1)
    #expect(changes.take() == [FileChange("z", .created)])
  }

  @Test("of two files that exchange their names are changes of both")
  func exchanged() {
    var changes = FileChanges(known: ["a", "b"])
    changes.leave("a", move: 1)
    changes.arrive("t", move: 1)
    changes.leave("b", move: 2)
    changes.arrive("a", move: 2)
    changes.leave("t", move: 3)
    changes.arrive("b", move: 3)
    #expect(changes.take() == [FileChange("a", .changed), FileChange("b", .changed)])
  }
}
