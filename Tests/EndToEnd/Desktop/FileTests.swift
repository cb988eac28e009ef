import Foundation
import ProgramSupport
import Testing

/// The files that a window writes: a document, and a recording on a disk that is full or fails.
@Suite(.serialized) struct FileTests {
  @Test("E22: the document written at the end equals the screen")
  func document() throws {
    let folder = TemporaryFolder()
    let path = folder.path("playlist.json")
    try folder.write("precious".utf8, to: "playlist.json.new")
    let app = try App("playlist", "--document", path)
    let mark = app.trace.count
    try app.tap("track-1 delete", in: "playlist")
    try app.settle(after: mark)
    try app.close()
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let json = try JSONSerialization.jsonObject(with: data) as? [String: [[String: String]]]
    let songs = json?["playlist"] ?? []
    #expect(songs.count == 11)
    #expect(songs.first?["id"] == "track-2")
    #expect(try folder.text("playlist.json.new") == "precious")
  }

  @Test("a disk that fails at the end of a recording is reported, with status 1")
  func unsynchronized() throws {
    let folder = TemporaryFolder()
    let failure = try folder.write(
      "#include <errno.h>\nint fsync(int file) { return errno = EIO, -1; }".utf8, to: "sync.c")
    let library = folder.path("sync.so")
    try Child.run(
      ["cc", "-shared", "-fPIC", "-o", library, failure],
      environment: ProcessInfo.processInfo.environment)
    let app = try App(
      "colours", "--record", folder.path("session.dndrec"),
      through: ["bash", "-c", "exec \"$0\" \"$@\" 2>\(folder.path("errors"))"],
      variables: ["LD_PRELOAD": library])
    #expect(try app.terminate() == 1)
    #expect(
      try folder.text("errors").contains("session.dndrec: cannot be written: input/output error"))
  }

  @Test(
    "a full disk ends the recording and not the session, whose status is 1, and the written part can be played"
  )
  func full() throws {
    let folder = TemporaryFolder()
    let path = folder.path("session.dndrec")
    // The system limits the size of files, as a full disk does.
    let limit = ["bash", "-c", "ulimit -f 12; exec \"$0\" \"$@\""]
    let app = try App("colours", "--record", path, through: limit)
    for _ in 0..<8 {
      try app.move(to: Spot(x: 300, y: 600), steps: 40)
      try app.move(to: Spot(x: 800, y: 100), steps: 40)
    }
    try until("the file to be as large as it can be") {
      try folder.bytes("session.dndrec").count > 11_000
    }
    try app.move(to: Spot(x: 300, y: 600), steps: 40)
    try app.expectDrag()
    #expect(try app.terminate() == 1)
    let bytes = try folder.bytes("session.dndrec")
    #expect(bytes.count <= 12 * 1024)
    #expect(bytes.last == UInt8(ascii: "\n"))
    let verified = try Program.run(["verify", path])
    #expect(verified.status == 0, "\(verified.errors)")
    #expect(verified.errors.contains("torn, without an end; 0 unfinished lines dropped"))
  }
}
