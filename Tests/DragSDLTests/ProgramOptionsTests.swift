import Testing

@testable import DragSDL

@Suite("The options of a program")
struct ProgramOptionsTests {
  @Test("name a file to record into, or one to replay")
  func files() throws {
    #expect(try ProgramOptions([]).recording == nil)
    #expect(try ProgramOptions(["--record", "a.dndrec"]).recording == "a.dndrec")
    #expect(try ProgramOptions(["--replay", "b.dndrec"]).replayed == "b.dndrec")
  }

  @Test(
    "are refused in one line that says which there are",
    arguments: [
      (["--size"], "unknown option '--size'"), (["--record"], "no file after --record"),
      (["--record", "a", "--replay", "b"], "a replay cannot be recorded"),
    ])
  func refused(arguments: [String], words: String) {
    #expect(
      throws: UsageError(
        words: words + "; options are --record FILE, and --replay FILE, which compares")
    ) { try ProgramOptions(arguments) }
  }
}
