import DragPainter
import Foundation
import ProgramSupport
import Synchronization
import Testing

@Suite("A watched picture")
struct PictureWatcherTests {
  @Test("is reported when its file is written, renamed, replaced or removed, and so is a new one")
  func reported() throws {
    let folder = try TemporaryFolder()
    let paths = ["a.png", "b.png", "odd name"].map { folder.path($0) }
    for name in ["a.png", "b.png", "odd name"] { try folder.write([1], to: name) }
    let log = ChangeLog()
    let watcher = try #require(PictureWatcher { log.append($0) })
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
    let folder = try TemporaryFolder()
    let log = ChangeLog()
    let watcher = try #require(PictureWatcher { log.append($0) })
    watcher.watch([folder.path("a.png")])
    try log.begin(in: folder)
    for number in 0..<300 { try folder.write([1], to: "\(number % 10).png") }
    var changed: [FileChange] = []
    while changed.count < 10 { changed += try log.next() }
    #expect(Set(changed.map(\.path)) == Set((0..<10).map { folder.path("\($0).png") }))
  }

  @Test("is reported when its folder is removed, and when that comes back")
  func folders() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    let inner = folder.path("inner")
    try files.createDirectory(atPath: inner, withIntermediateDirectories: false)
    try folder.write([1], to: "inner/a.png")
    let path = folder.path("inner/a.png")
    let log = ChangeLog()
    let watcher = try #require(PictureWatcher { log.append($0) })
    watcher.watch([path, folder.path("never/b.png")])
    try log.begin(in: folder, "inner/first.png")
    unlink(folder.path("inner/first.png"))
    _ = try log.next()
    try files.removeItem(atPath: inner)
    #expect(try log.next() == [FileChange(path, .removed)])
    try files.createDirectory(atPath: inner, withIntermediateDirectories: false)
    try folder.write([1], to: "inner/a.png")
    #expect(try log.next() == [FileChange(path, .created)])
    try folder.write([1, 2], to: "inner/a.png")
    #expect(try log.next() == [FileChange(path, .changed)])
    rename(inner, folder.path("moved"))
    #expect(try log.next() == [FileChange(path, .removed)])
    rename(folder.path("moved"), inner)
    #expect(try log.next() == [FileChange(path, .created)])
  }

  @Test("is not reported any more after others are watched")
  func replaced() throws {
    let (one, two) = (try TemporaryFolder(), try TemporaryFolder())
    let log = ChangeLog()
    let watcher = try #require(PictureWatcher { log.append($0) })
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
  private let kept = Mutex<[[FileChange]]>([])

  func append(_ changes: [FileChange]) { kept.withLock { $0.append(changes) } }

  /// Waits until the watcher watches a folder, which it reports by a new picture.
  func begin(in folder: TemporaryFolder, _ name: String = "first.png") throws {
    let path = folder.path(name)
    try wait(for: "a report", pollingEvery: 20_000) {
      try folder.write([1], to: name)
      return kept.withLock { $0.contains { $0.contains { $0.path == path } } }
    }
    // The last of them may be reported later.
    usleep(600_000)
    kept.withLock { $0.removeAll() }
  }

  /// Waits for the next report.
  func next() throws -> [FileChange] {
    try wait(for: "a report") { kept.withLock { !$0.isEmpty } }
    return kept.withLock { $0.removeFirst() }
  }
}
