import Foundation
import ProgramSupport
import Testing

@Suite("Promoting a session")
struct PromoteTests {
  private let folder = TemporaryFolder()

  private func promote(
    _ words: String, of session: String = Kept.recording("undo-redo")
  ) throws -> Program.Outcome {
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
    let end = " bytes, reproduced at every batching, compares order, calls, model\n"
    #expect(outcome.output.hasSuffix(end))
    #expect(folder.names == ["undone.dndrec"])
    let verified = try folder.run("verify", "undone.dndrec")
    #expect(verified.status == 0, "\(verified.errors)")
  }

  @Test("cuts by gestures, and keeps pictures that are compared pixel by pixel")
  func frames() throws {
    try promote("--name second --gestures 2 --frame end --frame lifted@3.6 --tiers order")
      .expectSuccess()
    #expect(folder.names == ["second.dndrec", "second.end.png", "second.lifted.png"])
    let text = try folder.text("second.dndrec")
    #expect(text.contains(#""tiers":["order","frames"]"#))
    #expect(try folder.run("verify", "second.dndrec").status == 0)
    let other = text.replacing(#/"frame":"[0-9a-f]{15}/#, with: "\"frame\":\"000000000000000")
    try folder.write(other.utf8, to: "second.dndrec")
    func expectDifference() throws {
      let outcome = try folder.run("verify", "second.dndrec")
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("frame differs at the mark "))
    }
    try expectDifference()
    // Other libraries drew them: the pictures decide, and are missed.
    let older = other.replacing(#/"drawnBy":"[^"]*"/#, with: "\"drawnBy\":\"SDL 1\"")
    try folder.write(older.utf8, to: "second.dndrec")
    #expect(try folder.run("verify", "second.dndrec").status == 0)
    try FileManager.default.removeItem(atPath: folder.path("second.end.png"))
    try expectDifference()
  }

  @Test("ends with the program that started it as a helper")
  func helper() throws {
    let words = "--name a --output . --helper".split(separator: " ").map(String.init)
    let command = [try Program.path(), "promote", Kept.recording("undo-redo")] + words
    let child = try Child(command, in: folder.url)
    try until("the end", within: .seconds(60)) { !child.isRunning }
    #expect(child.endingSignal == SIGTERM)
    #expect(folder.names.isEmpty)
  }

  @Test("needs a recording that reproduces")
  func unsound() throws {
    try folder.write(Kept.diverging("undo-redo").utf8, to: "a.dndrec")
    let outcome = try promote("--name b", of: "a.dndrec")
    #expect(outcome.status == 1)
    let start = "dragplay: a.dndrec: the session diverges when replayed: line "
    #expect(outcome.errors.hasPrefix(start))
    #expect(folder.names == ["a.dndrec"])
  }
}

@Suite("dragplay shrink")
struct ShrinkTests {
  private let folder = TemporaryFolder()

  /// Writes a recording that diverges in the model of the second of five gestures.
  init() throws {
    try folder.write(Kept.mistaken("undo-redo").text.utf8, to: "long.dndrec")
  }

  @Test("leaves the diverging gesture, also as a script beside it")
  func divergence() throws {
    let outcome = try folder.run("shrink", "long.dndrec", "--output", "small.dndrec")
    outcome.expectSuccess()
    try #require(outcome.lines.count > 2)
    #expect(outcome.lines[0].contains("long.dndrec: cut from 5 gestures to 1, from "))
    #expect(outcome.lines[1].contains(": model differs"))
    #expect(outcome.lines[2] == "small.gesture:")
    let script = try folder.text("small.gesture")
    #expect(outcome.output.hasSuffix("small.gesture:\n" + script))
    #expect(script.contains(": model differs\nstart small.dndrec\n"))
    #expect(!script.contains("expect"))
    #expect(try folder.bytes("small.dndrec").count < folder.bytes("long.dndrec").count / 2)
    let verified = try folder.run("verify", "small.dndrec", "--report", ".")
    #expect(verified.status == 1)
    #expect(verified.errorLines[0].contains(outcome.lines[1]))
    try folder.run("compile", "small.gesture", "--output", "again.dndrec").expectSuccess()
  }

  @Test("writes diverging calls into a script that fails like the recording")
  func calls() throws {
    try folder.write(Kept.diverging("reorder-down").utf8, to: "odd.dndrec")
    try folder.run("shrink", "odd.dndrec", "--output", "small.dndrec").expectSuccess()
    let script = try folder.text("small.gesture")
    #expect(script.contains("\npress red at 50,50\n"))
    #expect(script.hasSuffix("\n  performDrop(green, true)\n  dragEnded(red, outside, move)\n"))
    let compiled = try folder.run("compile", "small.gesture", "--output", "again.dndrec")
    #expect(compiled.status == 1)
    #expect(compiled.errors.contains("dragEnded(red, outside, move)"))
  }

  @Test("leaves the diverging drop from another program, with its data")
  func drop() throws {
    let script = """
      scene playlist
      with mouse
      drag track-2.reorder to track-5.reorder
      wait 1s
      drop text "Night Ferry" on track-3
      wait 1s
      drag track-4.reorder to track-6.reorder
      wait 1s

      """
    try folder.write(script.utf8, to: "drop.gesture")
    try folder.run("compile", "drop.gesture", "--output", "sound.dndrec").expectSuccess()
    let odd = try folder.text("sound.dndrec").replacingOccurrences(
      of: #""reason":"dropped","operation":"copy""#, with: #""reason":"dropped","operation":"link""#
    )
    try folder.write(odd.utf8, to: "odd.dndrec")
    try folder.run("shrink", "odd.dndrec", "--output", "small.dndrec").expectSuccess()
    let small = try folder.text("small.gesture")
    #expect(small.contains("\ndrop text \"Night Ferry\" on track-3\n"))
    #expect(!small.contains("\ndrag ") && small.contains("  dragEnded(dropped, link)\n"))
  }

  @Test("does not report a torn recording that ends during a drag")
  func torn() throws {
    try folder.write(Kept.text("reorder-down").utf8.prefix(6000), to: "torn.dndrec")
    let outcome = try folder.run("shrink", "torn.dndrec", "--output", "small.dndrec", "--for", "1")
    #expect(outcome.status == 2)
    #expect(outcome.errorLines.last?.contains("there is nothing to shrink") == true)
    #expect(folder.names == ["long.dndrec", "torn.dndrec"])
  }
}
