import Foundation
import ProgramSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("dragplay verify")
struct VerifyTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write(Kept.text("reorder-down").utf8, to: "recordings/sound.dndrec")
    try folder.write(Kept.diverging("reorder-down").utf8, to: "recordings/odd one.dndrec")
  }

  @Test(
    "verifies all recordings, writes a page for each diverging one, and a summary of at most ten lines"
  )
  func report() throws {
    let outcome = try verify("recordings", "--report", "pages/here")
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.contains("sound.dndrec: reproduced"))
    #expect(outcome.errorLines.first?.contains("odd one.dndrec: line ") == true)
    #expect(outcome.errorLines.count <= 10)
    #expect(outcome.errors.contains("  report: pages/here/odd one.html"))
    #expect(
      outcome.errors.contains(
        /dragplay replay 'recordings\/odd one.dndrec' --speed 0.25 --from 1\.[0-9]/))
    let page = try folder.text("pages/here/odd one.html")
    #expect(page.contains("data:image/png;base64,"))
    #expect(page.contains("first different call"))
    #expect(folder.names(in: "pages/here") == ["odd one.html"])
  }

  @Test("writes all diverging recordings into one Markdown file with the suffix .md")
  func markdown() throws {
    try folder.write(folder.text("recordings/odd one.dndrec").utf8, to: "recordings/other.dndrec")
    let outcome = try verify("recordings", "--report", "comment.md")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("  report: comment.md"))
    let text = try folder.text("comment.md")
    #expect(text.hasPrefix("### odd one.dndrec: "))
    #expect(text.contains("\n\n### other.dndrec: "))
    #expect(
      text.contains(
        /\n    dragplay replay 'recordings\/odd one.dndrec' --speed 0.25 --from 1\.[0-9]\n/))
  }

  @Test("reports that hashes of another state layout are not compared")
  func otherLayout() throws {
    let header = /"hashes":"[^"]+"/
    let sound = try folder.text("recordings/sound.dndrec")
    try folder.write(sound.replacing(header, with: #""hashes":"0""#).utf8, to: "old.dndrec")
    let outcome = try verify("old.dndrec")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("its hashes are not compared"))
    #expect(try !verify("recordings/sound.dndrec").output.contains("not compared"))
    let replay = try run(["replay", "old.dndrec", "--headless"])
    #expect(replay.output.contains("its hashes are not compared"))
  }

  @Test("writes the page into the state directory by default")
  func stateDirectory() throws {
    let outcome = try verify("recordings/odd one.dndrec")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("  report: \(folder.path("dragplay/reports/odd one.html"))"))
    #expect(folder.names(in: "dragplay/reports") == ["odd one.html"])
  }

  @Test("writes a page for a headless replay, too, which has no pictures if there are no icons")
  func replay() throws {
    let outcome = try run(
      ["replay", "recordings/odd one.dndrec", "--headless", "--report", "."],
      environment: ["DRAGPLAY_ASSETS": "/nowhere"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("  report: ./odd one.html"))
    let page = try folder.text("odd one.html")
    #expect(page.contains("There are no pictures: /nowhere: no icons there"))
    #expect(page.contains("first different call"))
  }

  @Test("writes results as XML that services read")
  func junit() throws {
    try folder.write([], to: "recordings/empty.dndrec")
    #expect(try verify("recordings", "--junit", "results.xml").status == 2)
    let document = try XMLDocument(data: Data(folder.bytes("results.xml")))
    let suite = try #require(
      try document.nodes(forXPath: "/testsuites/testsuite").first as? XMLElement)
    let counts = ["tests", "failures", "errors"].map { suite.attribute(forName: $0)?.stringValue }
    #expect(counts == ["3", "1", "1"])
    let names = try document.nodes(forXPath: "//testcase/@name").map(\.stringValue)
    #expect(names == ["empty", "odd one", "sound"])
    // To the standard output goes nothing else.
    let outcome = try verify("recordings", "--junit", "-")
    #expect(outcome.output.hasPrefix("<?xml"))
    #expect(try XMLDocument(data: Data(outcome.output.utf8)).rootElement()?.name == "testsuites")
    #expect(outcome.errors.contains("sound.dndrec: reproduced"))
  }

  @Test("plays the whole lines of a torn recording, and reports the rest, as a replay does")
  func torn() throws {
    let sound = try folder.bytes("recordings/sound.dndrec")
    try folder.write(sound.prefix(sound.count * 2 / 3), to: "torn.dndrec")
    for command in [["replay", "--headless"], ["verify"]] {
      let outcome = try run(command + ["torn.dndrec"])
      #expect(outcome.status == 0)
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.errors.contains("torn.dndrec: torn"))
      #expect(outcome.errors.contains("1 unfinished line dropped"))
      #expect(outcome.output.contains("reproduced"))
    }
  }

  private func verify(_ arguments: String...) throws -> Program.Outcome {
    try run(["verify"] + arguments)
  }

  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program.run(
      arguments, in: folder.url,
      environment: environment.merging(["XDG_STATE_HOME": folder.url.path]) { $1 })
  }
}
