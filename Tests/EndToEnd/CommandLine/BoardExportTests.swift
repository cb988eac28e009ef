import ProgramSupport
import Testing

@Suite("The export of a board of pictures")
struct BoardExportTests {
  @Test("a damaged board is refused with the board before it, if there is one")
  func damaged() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(#"{"board":1,"items":[{"pa"#.utf8), to: "board.json")
    func export() throws -> Program.Outcome {
      try Program.run(["export", "board.json"], in: folder.url)
    }
    try export().expectError(2, "board.json: is a damaged board", "restore it from a backup")
    try folder.write(Array(#"{"board":1,"items":[]}"#.utf8), to: "board-previous.json")
    try export().expectError(
      2, "board.json: is a damaged board", folder.path("board-previous.json"))
  }

  @Test("a board of another version is refused as one")
  func otherVersion() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(#"{"board":9,"items":[]}"#.utf8), to: "board.json")
    try Program.run(["export", "board.json"], in: folder.url)
      .expectError(2, "board.json: is from another version of this program")
  }
}
