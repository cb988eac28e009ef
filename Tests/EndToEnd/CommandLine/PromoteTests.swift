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

  @Test("needs a recording that reproduces")
  func unsound() throws {
    let words = ["promote", "a.dndrec", "--name", "b", "--output", "."]
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
}
