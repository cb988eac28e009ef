import DragRecording
import Foundation
import ProgramSupport
import Testing

struct RegularFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.path(name) }

  @Test("A regular file is read up to a number of bytes, and no further than when it was opened")
  func bytes() throws {
    try folder.write([1, 2, 3], to: "a")
    let file = try RegularFile(path("a"))
    let handle = try #require(FileHandle(forWritingAtPath: path("a")))
    try handle.seekToEnd()
    try handle.write(contentsOf: [4])
    #expect(file.byteCount == 3)
    #expect(try file.bytes() == [1, 2, 3])
    #expect(try file.bytes(first: 2) == [1, 2])
    // Now it is shorter.
    try handle.truncate(atOffset: 1)
    #expect(try file.bytes() == [1])
  }

  @Test("A folder, a pipe without a writer and a missing file are refused at once")
  func others() throws {
    mkfifo(path("pipe"), 0o600)
    #expect(problem(of: path("pipe")) == .notRegular)
    #expect(problem(of: folder.url.path) == .notRegular)
    #expect(problem(of: path("none")) == .system(ENOENT))
  }

  private func problem(of path: String) -> RegularFile.Failure? {
    do throws(RegularFile.Failure) {
      _ = try RegularFile(path)
      return nil
    } catch {
      return error
    }
  }
}
