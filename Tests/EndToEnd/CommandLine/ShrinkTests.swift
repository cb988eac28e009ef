import Foundation
import ProgramSupport
import Testing

@Suite("dragplay shrink")
struct ShrinkTests {
  private let folder: TemporaryFolder

  /// Writes a recording that diverges in the model of the second of five gestures.
  init() throws {
    folder = try TemporaryFolder()
    var lines = try String(contentsOfFile: Kept.recording("undo-redo"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let keyframes = lines.indices.filter { lines[$0].hasPrefix(#"{"k":"#) }
    let odd = try #require(lines[..<keyframes[1]].lastIndex { $0.contains(#/"h":"[0-9a-f]{24}"/#) })
    let range = try #require(lines[odd].range(of: #""h":""#))
    let digit = lines[odd][range.upperBound]
    lines[odd].replaceSubrange(
      range.upperBound...range.upperBound, with: digit == "0" ? "1" : "0")
    try folder.write((lines.joined(separator: "\n") + "\n").utf8, to: "long.dndrec")
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
    let sound = try String(contentsOfFile: Kept.recording("reorder-down"), encoding: .utf8)
    let odd = sound.replacingOccurrences(of: #""reason":"dropped""#, with: #""reason":"outside""#)
    try folder.write(odd.utf8, to: "odd.dndrec")
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

  @Test(
    "overwrites neither a recording nor a script", arguments: ["small.dndrec", "small.gesture"])
  func existing(name: String) throws {
    try folder.write("precious".utf8, to: name)
    try folder.run("shrink", "long.dndrec", "--output", "small.dndrec")
      .expectError(2, name, "never overwritten")
    #expect(folder.names == ["long.dndrec", name])
    #expect(try folder.text(name) == "precious")
  }

  @Test("reports that a sound recording cannot be shrunk, and leaves nothing")
  func sound() throws {
    let recording = Kept.recording("reorder-down")
    try folder.run("shrink", recording, "--output", "small.dndrec", "--for", "1")
      .expectError(2, "there is nothing to shrink")
    #expect(folder.names == ["long.dndrec"])
  }

  @Test("does not report a torn recording that ends during a drag")
  func torn() throws {
    try folder.write(
      Data(contentsOf: Kept.recordings.appendingPathComponent("reorder-down.dndrec"))
        .prefix(6000), to: "torn.dndrec")
    let outcome = try folder.run("shrink", "torn.dndrec", "--output", "small.dndrec", "--for", "1")
    #expect(outcome.status == 2)
    #expect(outcome.errorLines.last?.contains("there is nothing to shrink") == true)
    #expect(folder.names == ["long.dndrec", "torn.dndrec"])
  }

  @Test("reports a full disk, and leaves nothing")
  func full() throws {
    let command = "ulimit -f 1; exec \"$0\" shrink long.dndrec --output small.dndrec"
    try Program.shell(command, in: folder.url)
      .expectError(2, "small.dndrec", "cannot be written", "file too large")
    #expect(folder.names == ["long.dndrec"])
  }
}
