import Foundation
import ProgramSupport
import Testing

@Suite("A divergence")
struct DivergenceTests {
  private let folder: TemporaryFolder
  private let sound: String

  init() throws {
    folder = try TemporaryFolder()
    sound = try String(contentsOfFile: Kept.recording("reorder-down"), encoding: .utf8)
  }

  @Test("of a hash names the line, the gesture, the event and the subsystem")
  func hash() throws {
    let lines = sound.split(separator: "\n").map(String.init)
    // All 24 digits; the first eight are the model's, which has just changed.
    let last = try #require(lines.lastIndex { $0.contains(#/"h":"[0-9a-f]{24}"/#) })
    let range = try #require(lines[last].range(of: "\"h\":\""))
    let digit = lines[last][range.upperBound]
    var edited = lines
    edited[last].replaceSubrange(
      range.upperBound...range.upperBound, with: digit == "0" ? "1" : "0")
    try expect(edited, "line \(last + 1), gesture 1, event ", ": model differs")
  }

  @Test("of a call names the line, the gesture, the event and the subsystem")
  func call() throws {
    let lines = sound.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex { $0.contains("dragEnded") })
    var edited = lines
    edited[place] = edited[place].replacingOccurrences(
      of: #""reason":"dropped""#, with: #""reason":"outside""#)
    try expect(edited, "line \(place + 1), gesture 1, event ", ": calls differ")
  }

  @Test("in one of many files is reported, and the others are verified")
  func oneOfMany() throws {
    try folder.write(sound.utf8, to: "a.dndrec")
    try folder.write(
      sound.replacingOccurrences(of: #""reason":"dropped""#, with: #""reason":"outside""#).utf8,
      to: "b.dndrec")
    try folder.write(sound.utf8, to: "c.dndrec")
    let outcome = try Program.run(["verify", folder.url.path])
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 2)
    #expect(outcome.errorLines.first?.contains("b.dndrec: line ") == true)
  }

  @Test("has a lower exit status than an unreadable file")
  func unreadableToo() throws {
    try folder.write(
      sound.replacingOccurrences(of: #""reason":"dropped""#, with: #""reason":"outside""#).utf8,
      to: "a.dndrec")
    try folder.write([], to: "b.dndrec")
    #expect(try Program.run(["verify", folder.url.path]).status == 2)
  }

  @Test("is still explained and rendered, is reported in one line, and exits with 1")
  func output() throws {
    try folder.write(
      sound.replacingOccurrences(of: #""reason":"dropped""#, with: #""reason":"outside""#).utf8,
      to: "a.dndrec")
    let explained = try Program.run(["explain", "a.dndrec"], in: folder.url)
    #expect(explained.lines.first == "scene colours")
    try expectOneLine(explained)
    let rendered = try Program.run(
      ["render", "a.dndrec", "--output", "a.png", "--scale", "0.1"], in: folder.url)
    #expect(rendered.output.hasPrefix("a.png: a sheet of "))
    #expect(folder.names == ["a.dndrec", "a.png"])
    try expectOneLine(rendered)
  }

  private func expectOneLine(_ outcome: Program.Outcome) throws {
    #expect(outcome.status == 1)
    // A slow rendering also reports its progress.
    let lines = outcome.errorLines.filter { !$0.hasPrefix("dragplay: picture ") }
    #expect(lines.count == 1, "\(outcome.errors)")
    let words =
      #/dragplay: a.dndrec: no longer reproduces what was recorded: line [0-9]+, gesture .*/#
    #expect(try words.wholeMatch(in: lines.first ?? "") != nil, "\(outcome.errors)")
  }

  private func expect(_ lines: [String], _ words: String...) throws {
    try folder.write((lines.joined(separator: "\n") + "\n").utf8, to: "file.dndrec")
    for command in [["replay", "--headless"], ["verify"]] {
      let outcome = try Program.run(command + ["file.dndrec"], in: folder.url)
      #expect(outcome.status == 1)
      let first = outcome.errorLines.first ?? ""
      for word in ["file.dndrec: "] + words {
        #expect(first.contains(word), "no \(word) in: \(first)")
      }
      // The other lines are details.
      #expect(outcome.errorLines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    }
  }
}
