import Foundation
import ProgramSupport
import Testing

@Suite("A divergence")
struct DivergenceTests {
  private let folder = TemporaryFolder()

  @Test(
    "of a hash or a call names the line, the gesture, the event and the subsystem",
    arguments: [
      // Of 24 digits; the first eight are the model's, which has just changed.
      (#""h":"[0-9a-f](?=[0-9a-f]{23}")"#, #""h":"f"#, "model differs"),
      (#""reason":"dropped"#, #""reason":"outside"#, "calls differ"),
    ])
  func place(pattern: String, replacement: String, subsystem: String) throws {
    var lines = try Kept.text("reorder-down").components(separatedBy: "\n")
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

  @Test("is still explained and rendered, is reported in one line, and exits with 1")
  func output() throws {
    try folder.write(Kept.diverging("reorder-down").utf8, to: "a.dndrec")
    let explained = try folder.run("explain", "a.dndrec")
    #expect(explained.lines.first == "scene colours")
    let rendered = try folder.run("render", "a.dndrec", "--output", "a.png", "--scale", "0.1")
    #expect(rendered.output.hasPrefix("a.png: a sheet of "))
    #expect(folder.names == ["a.dndrec", "a.png"])
    let words =
      #/dragplay: a.dndrec: no longer reproduces what was recorded: line [0-9]+, gesture .*/#
    for outcome in [explained, rendered] {
      #expect(outcome.status == 1)
      // A slow rendering also reports its progress.
      let lines = outcome.errorLines.filter { !$0.hasPrefix("dragplay: picture ") }
      #expect(lines.count == 1, "\(outcome.errors)")
      #expect(try words.wholeMatch(in: lines.first ?? "") != nil, "\(outcome.errors)")
    }
  }
}

/// Optimizations must not change results.
@Suite("The program, built for debugging")
struct OptimisationTests {
  @Test("reproduces sessions like an optimised build", arguments: try Kept.names())
  func builds(name: String) throws {
    let quick = try outcome(of: name, by: try Program.path())
    let plain = try outcome(of: name, by: try Program.pathForDebugging())
    #expect(quick.status == 0 && plain.status == 0, "\(quick.errors)\(plain.errors)")
    #expect(!quick.output.isEmpty)
    #expect(quick.output == plain.output)
  }

  /// Every call, and each field of the final state.
  private func outcome(of name: String, by path: String) throws -> Program.Outcome {
    try Program.run(
      ["replay", Kept.recording(name), "--headless", "--trace", "-", "--state", "-"], path: path)
  }
}
