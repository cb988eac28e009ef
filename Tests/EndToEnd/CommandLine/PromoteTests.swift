import Foundation
import ProgramSupport
import Testing

@Suite("Promoting a session")
struct PromoteTests {
  private let folder: TemporaryFolder
  private let session = Kept.recording("undo-redo")

  init() throws {
    folder = try TemporaryFolder()
  }

  private func promote(_ words: String) throws -> Program.Outcome {
    try Program.run(
      ["promote", session, "--output", "."] + words.split(separator: " ").map(String.init),
      in: folder.url)
  }

  @Test("writes a test that can be verified, and names the tiers it compares")
  func whole() throws {
    let outcome = try promote("--name undone")
    outcome.expectSuccess()
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.hasPrefix("./undone.dndrec: 5 gestures in "))
    #expect(
      outcome.output.hasSuffix(
        " bytes, reproduced at every batching, compares order, calls, model\n"))
    #expect(folder.names == ["undone.dndrec"])
    let verified = try Program.run(["verify", "undone.dndrec"], in: folder.url)
    #expect(verified.status == 0, "\(verified.errors)")
  }

  @Test("cuts by gestures, and keeps pictures that are compared pixel by pixel")
  func frames() throws {
    try promote("--name second --gestures 2 --frame end --frame lifted@3.6 --tiers order")
      .expectSuccess()
    #expect(folder.names == ["second.dndrec", "second.end.png", "second.lifted.png"])
    #expect(try folder.text("second.dndrec").contains(#""tiers":["order","frames"]"#))
    #expect(try Program.run(["verify", "second.dndrec"], in: folder.url).status == 0)
    let text = try folder.text("second.dndrec")
    try folder.write(
      text.replacing(#/"frame":"[0-9a-f]{15}/#, with: "\"frame\":\"000000000000000").utf8,
      to: "second.dndrec")
    let outcome = try Program.run(["verify", "second.dndrec"], in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("frame differs at the mark "))
  }

  @Test("overwrites nothing, and leaves nothing after a failure")
  func existing() throws {
    try folder.write("precious".utf8, to: "a.dndrec")
    try folder.write("precious".utf8, to: "b.end.png")
    try promote("--name a").expectError(2, "a.dndrec", "never overwritten")
    try promote("--name b --frame end").expectError(2, "b.end.png", "never overwritten")
    try promote("--name c --gestures 7").expectError(2, "gestures 1 to 5", "choose")
    #expect(folder.names == ["a.dndrec", "b.end.png"])
    #expect(try folder.text("a.dndrec") == "precious")
  }

  @Test(
    "reports invalid arguments in one line",
    arguments: [
      InvalidCommand("--name Undone", "'Undone'", "lowercase letters, digits and hyphens"),
      InvalidCommand("--name ../undone", "'../undone'", "lowercase letters"),
      InvalidCommand("", "'--name <name>'", "dragplay promote --help"),
      InvalidCommand("--name a --gestures 5..3", "'5..3'", "such as 3..5 or 3"),
      InvalidCommand("--name a --gestures 0", "'0'", "such as 3..5 or 3"),
      InvalidCommand("--name a --gestures 1..2..3", "such as 3..5 or 3"),
      InvalidCommand("--name a --gestures 99999999999999999999", "such as 3..5 or 3"),
      InvalidCommand("--name a --gestures 6", "holds the gestures 1 to 5; choose among them"),
      InvalidCommand("--name a --tiers order,colour", "'order,colour'", "order,calls,model,hashes"),
      InvalidCommand("--name a --tiers order,order", "'order,order'"),
      InvalidCommand("--name a --tiers frames", "needs a moment", "--frame"),
      InvalidCommand("--name a --frame lifted", "has no marks", "lifted@SECONDS, or end"),
      InvalidCommand("--name a --frame lifted@", "'lifted@'", "NAME@SECONDS"),
      InvalidCommand("--name a --frame x@nan", "'x@nan'", "NAME@SECONDS"),
      InvalidCommand("--name a --frame end --frame end", "twice"),
      InvalidCommand("--name a --frame x@3000", "x is not within these gestures"),
      InvalidCommand("--name a --output missing", "missing/a.dndrec", "there is no folder missing"),
    ])
  func wrong(_ command: InvalidCommand) throws {
    try promote(command.arguments.joined(separator: " ")).expectError(2, command.words)
    #expect(folder.names.isEmpty)
  }

  @Test("needs a folder with a name")
  func noFolder() throws {
    try Program.run(["promote", session, "--name", "a", "--output", ""], in: folder.url)
      .expectError(2, "--output names no folder")
  }

  @Test("needs a sound recording that reproduces")
  func unsound() throws {
    try folder.write("hello".utf8, to: "a.dndrec")
    let words = ["promote", "a.dndrec", "--name", "b", "--output", "."]
    try Program.run(words, in: folder.url).expectError(2, "a.dndrec", "is not a recording")
    let text = try String(contentsOfFile: session, encoding: .utf8)
    try folder.write(
      text.replacing(#""reason":"dropped""#, with: #""reason":"outside""#).utf8, to: "a.dndrec")
    let outcome = try Program.run(words, in: folder.url)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix(
        "dragplay: a.dndrec: the session diverges when replayed: line "))
    #expect(folder.names == ["a.dndrec"])
  }

  @Test("reports a full disk, and leaves nothing")
  func full() throws {
    let command =
      "ulimit -f 8; exec \"$0\" promote \"$1\" --name a --output ."
    let outcome = try Program.shell(command, [session], in: folder.url)
    outcome.expectError(2, "./a.dndrec", "cannot be written", "file too large")
    #expect(folder.names.isEmpty)
  }
}
