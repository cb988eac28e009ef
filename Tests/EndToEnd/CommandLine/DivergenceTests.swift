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

  @Test(
    "of a hash or a call names the line, the gesture, the event and the subsystem",
    arguments: [
      // Of 24 digits; the first eight are the model's, which has just changed.
      (#""h":"[0-9a-f](?=[0-9a-f]{23}")"#, #""h":"f"#, "model differs"),
      (#""reason":"dropped"#, #""reason":"outside"#, "calls differ"),
    ])
  func place(pattern: String, replacement: String, subsystem: String) throws {
    var lines = sound.components(separatedBy: "\n")
    let found = try Regex(pattern)
    let last = try #require(lines.lastIndex { $0.contains(found) })
    lines[last] = lines[last].replacing(found, with: replacement)
    try folder.write(lines.joined(separator: "\n").utf8, to: "file.dndrec")
    for command in [["replay", "--headless"], ["verify"]] {
      let outcome = try Program.run(command + ["file.dndrec"], in: folder.url)
      #expect(outcome.status == 1)
      let first = outcome.errorLines.first ?? ""
      for words in ["file.dndrec: ", "line \(last + 1), gesture 1, event ", ": \(subsystem)"] {
        #expect(first.contains(words), "no \(words) in: \(first)")
      }
      // The other lines are details.
      #expect(outcome.errorLines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    }
  }

  @Test("in one of many files is reported, and the others are verified")
  func oneOfMany() throws {
    try folder.write(sound.utf8, to: "a.dndrec")
    try folder.write(
      sound.replacing(#""reason":"dropped""#, with: #""reason":"outside""#).utf8, to: "b.dndrec")
    try folder.write(sound.utf8, to: "c.dndrec")
    let outcome = try Program.run(["verify", folder.url.path])
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 2)
    #expect(outcome.errorLines.first?.contains("b.dndrec: line ") == true)
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
}
